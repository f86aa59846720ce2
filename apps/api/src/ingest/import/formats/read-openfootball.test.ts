import { readOpenfootball } from '@tipmark/importers';
import { bytesOf, openDataPath, readLines, testOpenData } from '@tipmark/importers/testing';
import { createTestDatabase } from '../../../testing/create-test-database.ts';
import { storedWorld } from '../../testing/stored-world.ts';
import { importFolder, testSink } from '../testing/import-folder.ts';

const match = (more: object = {}) => ({
  round: 'Matchday 1',
  date: '2023-08-18',
  time: '20:30',
  team1: 'SV Werder Bremen',
  team2: 'FC Bayern München',
  score: { ht: [0, 1], ft: [0, 4] },
  ...more,
});
const read = (name: string, ...matches: object[]) =>
  readLines(readOpenfootball, JSON.stringify({ name, matches }, null, 1), 'x.json');

test('reads a match of a league', () => {
  const file = read('Deutsche Bundesliga 2023/24', match());
  expect(file.of('league')[0]).toMatchObject({ name: { en: 'Bundesliga' }, countryCode: 'DE' });
  expect(file.of('season')[0]).toMatchObject({ name: '2023/24', startsOn: '2023-08-18' });
  expect(file.of('match')[0]).toMatchObject({
    startsAt: Date.UTC(2023, 7, 18, 18, 30) / 1e3,
    isTimeKnown: true,
    status: 3,
    round: '1',
    homeKey: 'DE SV Werder Bremen',
  });
  expect(file.of('score')[0]?.score).toEqual({ home: 0, away: 4, periods: [[0, 1]] });
});

test('an unplayed match has no score, and a blank score is never 0', () => {
  const file = read(
    'Deutsche Bundesliga 2025/26',
    match({ score: {} }),
    match({ team1: 'VfL Wolfsburg', score: undefined }),
    match({ team1: 'FC Augsburg', score: { ft: null } }),
  );
  expect(file.of('match').map(({ status }) => status)).toEqual([1, 1, 1]);
  expect(file.of('score')).toEqual([]);
});

test('90 minutes, extra time and penalties are distinguished', () => {
  const score = { ht: [0, 0], ft: [1, 1], et: [2, 2], p: [2, 3] };
  const file = read('DFB Pokal 2020/21', match({ score }));
  expect(file.of('league')[0]).toMatchObject({ leagueType: 2, name: { en: 'DFB Pokal' } });
  expect(file.of('score')[0]?.score).toEqual({
    home: 1,
    away: 1,
    periods: [[0, 0]],
    extra: [1, 1],
    penalties: [2, 3],
  });
});

test('reads days and times in several spellings', () => {
  const starts = (...matches: object[]) =>
    read('World Cup 2026', ...matches)
      .of('match')
      .map(({ startsAt, isTimeKnown }) => [new Date(startsAt * 1_000).toISOString(), isTimeKnown]);
  expect(
    starts(
      match({ date: 'Fri Aug 18 2023', time: '13:00 UTC-6' }),
      match({ date: '2023-08-19', time: '23:30 UTC+5:30', team1: 'Peru' }),
      match({ date: '2023-08-20', time: '18:00 UTC', team1: 'Chile' }),
      match({ date: '2023-08-21', time: '18:00', team1: 'Cuba' }),
    ),
  ).toEqual([
    ['2023-08-18T19:00:00.000Z', true],
    ['2023-08-19T18:00:00.000Z', true],
    ['2023-08-20T18:00:00.000Z', true],
    ['2023-08-21T12:00:00.000Z', false],
  ]);
});

test('reads abbreviated time zones, and leaves the time unknown for others', () => {
  const starts = ['20:45 CET', '20:45 CEST', '19:45 UTC±0', '20.45 CET', '9:00 XYZ'].map((time) => {
    const [one] = read('World Cup 2026 Qualifying', match({ time })).of('match');
    return [new Date((one?.startsAt ?? 0) * 1_000).toISOString().slice(11, 16), one?.isTimeKnown];
  });
  expect(starts).toEqual([
    ['19:45', true],
    ['18:45', true],
    ['19:45', true],
    ['19:45', true],
    ['12:00', false],
  ]);
});

test('leagues have the same names as in other sources, clubs the same in every competition', () => {
  const of = (name: string, file: string, team1: string) => {
    const text = JSON.stringify({ name, matches: [match({ team1 })] });
    const read = readLines(readOpenfootball, text, file);
    const team = read.of('team').find(({ key }) => key.endsWith(team1));
    return [read.of('league')[0]?.name.en, read.of('league')[0]?.countryCode, team?.name.en];
  };
  expect(of('Brasileiro Série A 2025', 'br.1.json', 'Santos FC')).toEqual([
    'Brasileirão Serie A',
    'BR',
    'Santos',
  ]);
  expect(of('Australia | A-League 2024/25', 'au.1.json', 'Sydney FC')).toEqual([
    'A-League',
    'AU',
    'Sydney FC',
  ]);
  expect(of('Major League Soccer 2025', 'mls.json', 'Austin FC')[1]).toBe('US');
  const club = readLines(
    readOpenfootball,
    JSON.stringify({
      name: 'UEFA Champions League 2024/25',
      matches: [match({ team1: 'Aston Villa FC (ENG)', team2: 'Celtic FC (SCO)' })],
    }),
  );
  expect(club.of('league')[0]).toMatchObject({ leagueType: 3, countryCode: 'ZZ' });
  expect(club.of('team')).toMatchObject([
    { key: 'ZZ Aston Villa FC (ENG)', countryCode: 'GB-ENG', name: { en: 'Aston Villa' } },
    { key: 'ZZ Celtic FC (SCO)', countryCode: 'GB-SCT' },
  ]);
});

test('rounds have one name in all spellings, after the part of the season', () => {
  const rounds = (name: string, ...of: object[]) =>
    read(name, ...of.map((one, index) => match({ team1: `Team ${index}`, ...one })))
      .of('match')
      .map(({ round, isPlayOff }) => [round, isPlayOff]);
  expect(
    rounds(
      'Belgian League 2024/25',
      { round: 'Matchday 7' },
      { stage: 'Regular', round: 'Matchday 46' },
      { stage: 'Playoffs', round: 'Semi-finals' },
      { round: 'Apertura, Quarterfinals' },
      { round: 'Championship, Matchday 2' },
      { stage: 'Playoffs - Relegation', round: 'Matchday 23' },
    ),
  ).toEqual([
    ['7', undefined],
    ['46', undefined],
    ['Playoffs, SF', true],
    ['Apertura, Quarterfinals', true],
    ['Championship, Matchday 2', undefined],
    ['Playoffs - Relegation, 23', undefined],
  ]);
  const [[longest] = []] = rounds('World Cup 2022', {
    stage: 'S'.repeat(40),
    group: 'G'.repeat(40),
  });
  expect(longest).toHaveLength(60);
  expect(rounds('World Cup 2022', { round: 'Round of 16' }, { round: 'Final' })).toEqual([
    ['R16', undefined],
    ['F', undefined],
  ]);
});

test('a missing score after 90 minutes is derived from the goals', () => {
  const goals = {
    goals1: [{ name: 'A', minute: '51' }],
    goals2: [{ name: 'B', minute: '90+4' }],
  };
  const score = { et: [1, 1], p: [2, 4] };
  const file = read(
    'World Cup 2026 Qualifying',
    match({ score, ...goals }),
    match({ team1: 'Peru', score, goals1: goals.goals1 }),
  );
  expect(file.of('score')[0]?.score).toMatchObject({ home: 1, away: 1, penalties: [2, 4] });
  expect(file.refusals).toEqual([
    'score: a part of it without the score after 90 minutes; add that as ft',
  ]);
  expect(file.of('league')[0]?.name.ru).toBe('Отбор на чемпионат мира');
});

test('goals in extra time do not count for the score after 90 minutes', () => {
  const late = [
    { name: 'A', minute: '90+4' },
    { name: 'A', minute: '93' },
  ];
  const file = read('World Cup 2026 Qualifying', match({ score: { et: [2, 0] }, goals1: late }));
  expect(file.of('score')[0]?.score).toMatchObject({ home: 1, away: 0, extra: [1, 0] });
});

test('teams not drawn yet are refused, and unknown keys reported', () => {
  const file = read(
    'Cup 2026',
    match({ team1: 'N.N.', team2: 'N.N.' }),
    match({ weather: 'rain' }),
  );
  expect(file.refusals).toEqual([
    'team: "N.N." is not a team yet; leave the match out until it is known who plays',
  ]);
  expect(file.unknownColumns).toEqual(['weather']);
});

test('goals become events, with stoppage time, penalties and own goals', () => {
  const goals1 = [
    { name: 'A', minute: 90, offset: 9 },
    { name: 'B', minute: '45+2', penalty: true },
    { name: 'C', minute: 3, owngoal: true },
  ];
  const file = read('World Cup 2022', match({ goals1, score: { ft: [3, 0] } }));
  expect(file.of('event')).toMatchObject([
    { minute: 90, stoppage: 9, type: 'goal', side: 'home', player: 'A' },
    { minute: 45, stoppage: 2, type: 'penalty_goal' },
    { minute: 3, type: 'own_goal' },
  ]);
});

test('reads older layouts with rounds, teams as objects and plain scores', () => {
  const rounds = [
    {
      name: 'Matchday 7',
      matches: [
        match({ round: undefined, team1: { name: 'VfB Stuttgart', code: 'VFB' }, score: null }),
        match({ team1: 'FC Augsburg', score: null, score1: 2, score2: 5 }),
      ],
    },
  ];
  const text = JSON.stringify({ name: 'Deutsche Bundesliga 2023/24', rounds });
  const file = readLines(readOpenfootball, text, '2023-24_de.1.json');
  expect(file.refusals).toEqual([]);
  expect(file.of('match')[0]).toMatchObject({ homeKey: 'DE VfB Stuttgart', status: 1 });
  expect(file.of('score')[0]?.score).toEqual({ home: 2, away: 5 });
});

test('impossible values are refused with their line, and the rest is read', () => {
  const file = read(
    'Deutsche Bundesliga 2023/24',
    match({ date: '2023-02-30' }),
    match({ team1: 'W73' }),
    match({ score: { ht: [2, 0], ft: [1, 0] } }),
    match({ score: { ft: [1] } }),
    match({ team1: 'VfB Stuttgart' }),
  );
  expect(file.refusals).toEqual([
    'date holds "2023-02-30", not a day; write it as yyyy-mm-dd',
    'team: "W73" is not a team yet; leave the match out until it is known who plays',
    expect.stringMatching(/^score/),
    'score.ht: half-time 2:0 is above the score 1:0; correct one of them',
  ]);
  expect(file.of('score')).toHaveLength(1);
  const refusedLines = file.lines.filter(({ refusal: rejection }) => rejection !== undefined);
  expect(refusedLines[0]?.line).toBeLessThan(refusedLines[1]?.line ?? 0);
  expect(() => readLines(readOpenfootball, '{"a":1}')).toThrow('not a file of openfootball');
  expect(() => readLines(readOpenfootball, '{')).toThrow('not JSON');
});

test('squads have players with number and position, and the year of the file name', () => {
  const player = {
    number: 1,
    pos: 'GK',
    name: 'Matěj Kovář',
    club: { name: 'PSV', country: 'NED' },
  };
  const squads = [
    { name: 'Czech Republic', players: [{ ...player, date_of_birth: '2000-05-17' }] },
    { name: 'Nobody', players: [] },
  ];
  const text = JSON.stringify(squads);
  const file = readLines(readOpenfootball, text, '2026_worldcup.squads.json');
  expect(file.of('squad')).toEqual([
    {
      kind: 'squad',
      source: 'openfootball',
      key: 'world-cup 2026 Czech Republic',
      leagueKey: 'world-cup',
      season: '2026',
      seq: 7,
      teamKey: 'ZZ Czech Republic',
      players: [
        { name: 'Matěj Kovář', number: 1, position: 'GK', bornOn: '2000-05-17', club: 'PSV' },
      ],
    },
  ]);
  expect(file.of('team')[0]?.name.ru).toBe('Чехия');
  expect(file.refusals).toEqual([expect.stringContaining('players')]);
  expect(readLines(readOpenfootball, text, 'squads.json').of('squad')).toEqual([]);
  const inFolder = readOpenfootball(bytesOf(text), 'squads.json', 7, '2026');
  expect([...inFolder.lines].map(({ record }) => Object(record).season)).toContain('2026');
});

const FILES = ['2023-24_de.1', '2023-24_en.1', '2020-21_de.cup', '2022_worldcup'];

testOpenData(
  'the real files are imported completely and joined with the matches of football-data',
  async () => {
    const database = await createTestDatabase({ deadlineMs: 60_000 });
    const files = importFolder();
    const sink = testSink(database.db);
    const csv = ['D1_2324', 'E0_2324'].map((name) =>
      openDataPath(`soccer/football-data/${name}.csv`),
    );
    const json = FILES.map((name) => openDataPath(`soccer/openfootball/${name}.json`));
    const squads = openDataPath('soccer/openfootball/2026_worldcup.squads.json');
    await files.run(sink, ...csv);
    const joined = await files.runAs('openfootball', sink, ...json, squads);
    // 306 and 380 league matches are there already; 63 of the cup and 64 of the World Cup are new.
    expect(joined.result).toMatchObject({ imported: 127, updated: 686, quarantined: 0 });
    const counted = await database.db
      .selectFrom('matches')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(counted.count).toBe(306 + 380 + 63 + 64);
    const red = await database.db
      .selectFrom('matches')
      .select(({ fn }) => fn.count<number>('home_red_cards').as('count'))
      .executeTakeFirstOrThrow();
    // Data of football-data beyond the score stay.
    expect(red.count).toBe(686);
    const leagues = await database.db.selectFrom('leagues').select('name_en').execute();
    expect(leagues.map(({ name_en }) => name_en).toSorted()).toEqual([
      'Bundesliga',
      'DFB Pokal',
      'Premier League',
      'World Cup',
    ]);
    const teams = await database.db
      .selectFrom('teams')
      .select(['name_en', 'name_ru'])
      .where('country_code', '=', 'ZZ')
      .execute();
    // 32 of 2022 and 48 of 2026, some of them twice.
    expect(teams.length).toBeGreaterThanOrEqual(48);
    expect(teams.filter(({ name_ru }) => !/^[А-ЯЁ]/.test(name_ru))).toEqual([]);
    const stored = await database.db.selectFrom('squads').select(['season', 'players']).execute();
    expect(stored).toHaveLength(48);
    expect(stored.every(({ season, players }) => season === '2026' && players.length > 20)).toBe(
      true,
    );
    const world = await storedWorld(database.db);
    expect((await files.run(sink, ...csv)).result).toMatchObject({ updated: 0, skipped: 686 });
    const again = await files.runAs('openfootball', sink, ...json, squads);
    expect(again.result).toMatchObject({ imported: 0, updated: 0, skipped: 813 });
    expect(await storedWorld(database.db)).toEqual(world);
    files.remove();
    await database.close();
  },
  120_000,
);
