import type { Format } from '@tipmark/importers';
import { type FileRow, fileText, playedRow } from '@tipmark/importers/testing';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { emptyWorld } from '../testing/stored-world.ts';
import { importFolder, testSink } from './testing/import-folder.ts';
import { fullNameFile, shortNameFile, type TennisFileMatch } from './testing/tennis-files.ts';

let database: TestDatabase;
const files = importFolder();

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);

beforeEach(() => emptyWorld(database.db));

afterAll(async () => {
  files.remove();
  await database.close();
});

/** A file, and where, in which field and with what to do it is refused. */
interface Refusal {
  format: Format;
  name: string;
  text: string | Uint8Array;
  expected: [location: string, field: string, remedy: string];
}

const soccer = (more: FileRow, field: string, remedy: string): Refusal => {
  const good = playedRow({ HomeTeam: 'Arsenal', AwayTeam: 'Everton' });
  const text = fileText([good, playedRow(more)]);
  return { format: 'football-data', name: 'E0.csv', text, expected: ['E0.csv:3', field, remedy] };
};

const extra = (row: string, field: string, remedy: string): Refusal => ({
  format: 'football-data-extra',
  name: 'NOR.csv',
  text: `Country,League,Season,Date,Time,Home,Away,HG,AG,Res\n${row}\n`,
  expected: ['NOR.csv:2', field, remedy],
});

const TENNIS: TennisFileMatch = {
  day: '2021-01-19',
  tournamentDay: '2021-01-18',
  round: { code: 'R32', name: '1st Round' },
  winner: { id: 104_925, full: 'Novak Djokovic', short: 'Djokovic N.', rank: 1, ioc: 'SRB' },
  loser: { id: 106_421, full: 'Daniil Medvedev', short: 'Medvedev D.', rank: 4, ioc: 'RUS' },
  sets: [
    [6, 4],
    [6, 3],
  ],
  number: 1,
};

const sackmann = (from: string, to: string, field: string, remedy: string): Refusal => {
  const whole = fullNameFile([TENNIS]);
  const at = whole.indexOf('\n');
  const text = whole.slice(0, at) + whole.slice(at).replace(from, to);
  const expected: Refusal['expected'] = ['atp_matches_2021.csv:2', field, remedy];
  return { format: 'sackmann', name: 'atp_matches_2021.csv', text: `${text}\n`, expected };
};

const tennisData = (from: string, to: string, field: string, remedy: string): Refusal => {
  const text = `${shortNameFile([TENNIS]).replace(from, to)}\n`;
  return {
    format: 'tennis-data',
    name: 'atp_2021.csv',
    text,
    expected: ['atp_2021.csv:2', field, remedy],
  };
};

const NHL_HEAD = 'Date,Rot,VH,Team,1st,2nd,3rd,Final,Open,Close,PuckLine,,OpenOU,,CloseOU,';
const nhl = (rows: string[], field: string, remedy: string, line = 2): Refusal => ({
  format: 'sportsbook-review',
  name: 'nhl odds 2019-20.csv',
  text: [NHL_HEAD, ...rows, ''].join('\n'),
  expected: [`nhl odds 2019-20.csv:${line}`, field, remedy],
});
const VISITOR = '1002,1,V,Ottawa,1,1,1,3,200,210,1.5,-125,6.5,-110,6.5,-120';
const HOST = '1002,2,H,Toronto,2,2,1,5,-240,-250,-1.5,105,6.5,-110,6.5,100';

const openfootball = (lines: string, line: number, field: string, remedy: string): Refusal => ({
  format: 'openfootball',
  name: 'en.txt',
  text: `= English Premier League 2024/25\n\nSat Aug/17 2024\n  Arsenal FC v Everton FC 2-1 (1-0)\n${lines}\n`,
  expected: [`en.txt:${line}`, field, remedy],
});

const json = (match: object, field: string, remedy: string): Refusal => {
  const good = { date: '2024-08-17', team1: 'Arsenal FC', team2: 'Everton FC' };
  const text = JSON.stringify(
    { name: 'Premier League 2024/25', matches: [good, { ...good, ...match }] },
    null,
    1,
  );
  const expected: Refusal['expected'] = ['en.1.json:9', field, remedy];
  return { format: 'openfootball', name: 'en.1.json', text, expected };
};

const MATCH = {
  kind: 'match',
  source: 'provider',
  key: 'm',
  seq: 1,
  seasonKey: 's',
  homeKey: 'a',
  awayKey: 'b',
  startsAt: 1_700_000_000,
  isTimeKnown: true,
  status: 1,
};
const feed = (record: object | string, field: string, remedy: string): Refusal => {
  const reference = [
    {
      kind: 'league',
      key: 'l',
      sport: 1,
      name: { en: 'League' },
      countryCode: 'NO',
      leagueType: 1,
      tier: 1,
    },
    {
      kind: 'season',
      key: 's',
      leagueKey: 'l',
      name: '2023',
      startsOn: '2023-03-01',
      endsOn: '2023-12-01',
    },
    { kind: 'team', key: 'a', sport: 1, name: { en: 'Alfa' }, countryCode: 'NO' },
    { kind: 'team', key: 'b', sport: 1, name: { en: 'Beta' }, countryCode: 'NO' },
    { kind: 'bookmaker', key: 'One', name: 'One' },
    { ...MATCH, key: 'known' },
  ].map((one) => JSON.stringify({ source: 'provider', ...one }));
  const last = typeof record === 'string' ? record : JSON.stringify(record);
  const text = [...reference, last, ''].join('\n');
  return {
    format: 'records',
    name: 'feed.ndjson',
    text,
    expected: ['feed.ndjson:7', field, remedy],
  };
};
const score = (more: object) => ({
  kind: 'score',
  source: 'provider',
  matchKey: 'known',
  seq: 2,
  status: 3,
  score: { home: 2, away: 1, ...more },
});
const odds = (...prices: [string, string, number][]) => ({
  kind: 'odds',
  source: 'provider',
  matchKey: 'known',
  at: 1_699_900_000,
  prices,
});

const LINES: [kind: string, refusal: Refusal][] = [
  ['an unknown division', soccer({ Div: 'XX' }, 'column Div', 'write it as E0')],
  ['no day', soccer({ Date: 'Saturday' }, 'column Date', 'yyyy-mm-dd')],
  [
    'a day before the site’s time',
    soccer({ Date: '14/08/93' }, 'column Date', 'leave the match out'),
  ],
  ['a time of no day', soccer({ Time: '24:00' }, 'column Time', 'write it as 19:45')],
  ['no team', soccer({ HomeTeam: '' }, 'column HomeTeam', 'fill it in')],
  [
    'a team against itself',
    soccer({ AwayTeam: 'Chelsea' }, 'columns HomeTeam and AwayTeam', 'correct one'),
  ],
  ['half of a score', soccer({ FTAG: '' }, 'columns FTHG and FTAG', 'fill both')],
  ['another result', soccer({ FTR: 'A' }, 'column FTR', 'correct one')],
  ['another half-time', soccer({ HTR: 'A' }, 'column HTR', 'correct one')],
  ['goals in words', soccer({ FTHG: 'two' }, 'column FTHG', 'whole number')],
  ['negative goals', soccer({ FTHG: -2 }, 'column FTHG', 'whole number')],
  [
    'a note behind a name',
    soccer({ HomeTeam: 'Chelsea (postponed)' }, 'name: ', 'leave the note out'),
  ],
  ['a name that is none', soccer({ HomeTeam: '12345' }, 'name: ', 'correct it')],
  ['the wrong year', soccer({ Date: '13/01/2044' }, 'startsAt', 'correct the day')],
  [
    'prices without a point',
    soccer({ B365H: 153, B365D: 450, B365A: 600 }, 'prices: B365', 'decimal odds'),
  ],
  [
    'prices of all outcomes',
    soccer({ PSCH: 1.01, PSCD: 1.01, PSCA: 1.01 }, 'prices: PS', 'decimal odds'),
  ],
  [
    'a match in two divisions',
    soccer(
      { Div: 'E1', HomeTeam: 'Arsenal', AwayTeam: 'Everton' },
      'columns Div, HomeTeam and AwayTeam',
      'leave one',
    ),
  ],
  [
    'an unknown country',
    extra('Narnia,L,2023,13/05/2023,18:00,A,B,1,0,H', 'column Div, or Country', 'Norway'),
  ],
  [
    'no season',
    extra('Norway,L,spring,13/05/2023,18:00,A,B,1,0,H', 'column Season', 'write it as 2023'),
  ],
  ['no set', sackmann('6-4 6-3', '6:4 6:3', 'column score', 'write the sets as')],
  ['sets that nobody ends', sackmann('6-4 6-3', '6-4 7-3', 'score.periods', '; ')],
  ['a tournament of no day', sackmann('20210118', '20210199', 'column tourney_date', 'yyyymmdd')],
  [
    'a tournament of another year',
    sackmann('2021-1', '2019-1', 'column tourney_date', 'correct one'),
  ],
  [
    'a player against himself',
    sackmann('Daniil Medvedev', 'Novak Djokovic', 'winner and loser', 'correct one'),
  ],
  ['negative aces', sackmann(',5,2', ',-5,2', 'column w_ace', 'whole number')],
  ['no end of a match', tennisData('Completed', 'Perhaps', 'column Comment', 'write Completed')],
  ['a tennis match of no day', tennisData('1/19/2021', 'Tuesday', 'column Date', 'yyyy-mm-dd')],
  [
    'sets that do not make the count',
    tennisData('Completed,1.5', 'Completed,15', 'prices: B365', 'decimal odds'),
  ],
  [
    'an unknown club',
    nhl([VISITOR, HOST.replace('Toronto', 'Atlantis')], 'column Team', 'write its city'),
  ],
  ['a row alone', nhl([VISITOR], 'columns Date and VH', 'put V above H')],
  [
    'no day as mmdd',
    nhl(
      [VISITOR, HOST].map((row) => row.replace('1002', '1332')),
      'column Date',
      'write 1002',
    ),
  ],
  [
    'a period of one side',
    nhl([VISITOR, HOST.replace('2,2,1,5', '2,,1,5')], 'columns 1st, 2nd and 3rd', 'fill in both'),
  ],
  ['a game twice', nhl([VISITOR, HOST, VISITOR, HOST], 'columns Date and Team', 'leave one', 4)],
  [
    'no winner after level periods',
    nhl([VISITOR, HOST.replace('2,2,1,5', '1,1,1,3')], 'column Final', 'deciding goal'),
  ],
  [
    'a line that is not understood',
    openfootball('  Chelsea rests today', 5, 'the line "Chelsea rests today"', 'write a match as'),
  ],
  ['no such day', openfootball('Fri Feb/30', 5, 'date: ', 'correct it')],
  ['a slot in a draw', openfootball('  W73 v Luton Town', 5, 'team: ', 'leave the match out')],
  [
    'a half-time above the score',
    openfootball('  Luton Town v Stoke City 1-0 (2-0)', 5, 'score.ht', 'correct one'),
  ],
  [
    'goals of one list',
    openfootball(
      '  Luton Town v Stoke City 1-0\n    (Smith, Jones 12)',
      6,
      'goals: ',
      'write them as',
    ),
  ],
  [
    'a team against itself in JSON',
    json({ team2: 'Arsenal FC' }, 'team1 and team2', 'correct one'),
  ],
  ['no day in JSON', json({ date: 'soon' }, 'date holds', 'yyyy-mm-dd')],
  ['no name in JSON', json({ team1: 5 }, 'team1', '; ')],
  [
    'a shoot-out nobody won',
    json(
      { team2: 'Luton Town', score: { ft: [1, 1], et: [1, 1], p: [4, 4] } },
      'score.penalties',
      'correct it',
    ),
  ],
  [
    'a day of other years',
    json({ team2: 'Luton Town', date: '2019-08-18' }, 'date 2019-08-18', 'correct'),
  ],
  ['no score', json({ team2: 'Luton Town', score: { ft: ['2', '1'] } }, 'score: ', 'write it as')],
  [
    'more shots on target than shots',
    feed(
      {
        kind: 'statistics',
        source: 'provider',
        matchKey: 'known',
        seq: 2,
        home: {},
        away: { shots: 2, shotsOnTarget: 5 },
      },
      'away.shotsOnTarget',
      'correct one',
    ),
  ],
  ['no JSON', feed('{"kind":', 'line is not JSON', 'one whole object per line')],
  ['no kind of record', feed({ kind: 'goal' }, 'kind: ', '; ')],
  ['a text for a number', feed({ ...MATCH, seq: 'one' }, 'seq: ', 'a value of type number')],
  ['too much of a field', feed(score({ home: 100 }), 'score.home', 'at most 99')],
  ['an unknown status', feed({ ...MATCH, status: 77 }, 'status: ', 'send one of')],
  [
    'an unknown team',
    feed(
      { ...MATCH, homeKey: 'nobody' },
      'homeKey: unknown team',
      'send a sound team record of it',
    ),
  ],
  [
    'a match of nobody',
    feed(
      { ...score({}), matchKey: 'nobody' },
      'matchKey: unknown match',
      'send a sound match record of it',
    ),
  ],
  [
    'an unknown bookmaker',
    feed(
      odds(['Two', '1x2.1', 1_850]),
      'prices: unknown bookmaker',
      'send a sound bookmaker record of it',
    ),
  ],
  [
    'an outcome of another sport',
    feed(odds(['One', 'win.1', 1_850]), 'prices: odd type', 'leave it out'),
  ],
  [
    'parts above the score',
    feed(
      score({
        periods: [
          [3, 0],
          [0, 1],
        ],
      }),
      'score.periods',
      'correct the parts',
    ),
  ],
  [
    'impossible prices',
    feed(
      odds(['One', 'ou.o:2.5', 1_010], ['One', 'ou.u:2.5', 1_010]),
      'prices: One',
      'leave all of them out',
    ),
  ],
  [
    'a key of another match',
    feed(
      { ...MATCH, key: 'known', homeKey: 'b', awayKey: 'a' },
      'key: match "known"',
      'key of its own',
    ),
  ],
];

test.each(LINES)(
  '%s: the refusal has its location, its field and what to do',
  async (_, refusal) => {
    const { format, name, text, expected } = refusal;
    const sink = testSink(database.db);
    const { result, output } = await files.runAs(format, sink, files.write(name, text));
    expect([result.quarantined, output]).toEqual([1, expect.any(String)]);
    const [location, field, remedy] = expected;
    const sentence =
      output.split('\n').find((line) => line.startsWith(`  ${location}: `)) ?? output;
    expect(sentence).toContain(field);
    expect(sentence.slice(sentence.indexOf('; '))).toContain(remedy);
  },
);

const FILES: [kind: string, format: Format, name: string, text: string, reason: RegExp][] = [
  ['an empty file', 'football-data', 'E0.csv', '', /the file is empty; download it again/],
  [
    'no columns',
    'football-data',
    'E0.csv',
    'a,b\n1,2\n',
    /no column Div, .*; leave the first line/,
  ],
  [
    'the other layout',
    'football-data',
    'NOR.csv',
    'Country,League,Home\n',
    /import it as football-data-extra/,
  ],
  [
    'no columns of the other layout',
    'football-data-extra',
    'NOR.csv',
    'Country,Date\n',
    /no column Home, Away.*; leave the first line/,
  ],
  [
    'an open quote',
    'football-data',
    'E0.csv',
    'Div,Date\n"E0,1\n',
    /line 2 is not closed; close it/,
  ],
  [
    'days of two orders',
    'football-data',
    'E0.csv',
    fileText([playedRow(), playedRow({ Date: '01/13/2024', AwayTeam: 'Luton' })]),
    /repair the column Date/,
  ],
  ['doubles', 'sackmann', 'atp.csv', 'winner1_name\n', /import the file of singles/],
  [
    'no tour',
    'sackmann',
    '2021.csv',
    fullNameFile([TENNIS]).replace(',A,', ',G,'),
    /name it atp_matches_2024.csv/,
  ],
  [
    'no tennis',
    'tennis-data',
    'atp.csv',
    'a,b\n1,2\n',
    /no column Location.*; leave the first line/,
  ],
  [
    'another sport',
    'sportsbook-review',
    'nba 2019-20.csv',
    'Date,VH,Team,1st,2nd,3rd,4th,Final\n',
    /column 4th .*; leave the file out/,
  ],
  [
    'no year',
    'sportsbook-review',
    'nhl.csv',
    `${NHL_HEAD}\n${VISITOR}\n${HOST}\n`,
    /call it like "nhl odds 2019-20.csv"/,
  ],
  [
    'a title without a season',
    'openfootball',
    'a.json',
    '{"name":"Cup","matches":[]}',
    /no season; add it, as/,
  ],
  ['no football', 'openfootball', 'a.json', '{"a":1}', /no name with a list of matches; import/],
  ['no JSON', 'openfootball', 'a.json', '{', /not JSON.*; download it again/],
  [
    'no match',
    'openfootball',
    'a.txt',
    '= Cup 2024\n\n# none\n',
    /no match in it can be read; write one as/,
  ],
];

test.each(FILES)(
  'a file with %s is refused with what to do',
  async (_, format, name, text, reason) => {
    const sink = testSink(database.db);
    const { result, output } = await files.runAs(format, sink, files.write(name, text));
    expect(result).toMatchObject({ failedFiles: 1, imported: 0 });
    expect(output).toMatch(new RegExp(`^${name}: not imported: .*${reason.source}`));
  },
);
