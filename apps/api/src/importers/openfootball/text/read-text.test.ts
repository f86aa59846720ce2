import { readFileSync } from 'node:fs';
import { MATCH_STATUS } from '@tipmark/domain';
import fc from 'fast-check';
import { FileRefused } from '../../file-refused.ts';
import { footballText } from '../../testing/football-text.ts';
import { openDataPath, testOpenData } from '../../testing/open-data.ts';
import { readLines } from '../../testing/read-lines.ts';
import { readOpenfootball } from '../read-openfootball.ts';
import { readTextGoals } from './text-goals.ts';
import { cutScore } from './text-score.ts';

const read = (text: string, name = '1-premierleague.txt') =>
  readLines(readOpenfootball, text, name);
const PREMIER_LEAGUE = '= English Premier League 2024/25\n';

/** Local starts of all matches, and who plays. */
const told = (text: string, name?: string) => {
  const file = read(text, name);
  return file.of('match').map(({ key, startsAt, isTimeKnown }) => {
    const start = new Date(startsAt * 1_000).toISOString();
    return `${key.replace(/^.* \d{4}(?:\/\d\d)? /, '')} ${start.slice(0, isTimeKnown ? 16 : 10)}`;
  });
};

test('a season as it is written today is the same as its JSON', () => {
  const text = `${PREMIER_LEAGUE}
# Date       Fri Aug/16 2024 - Sun May/25 2025 (282d)
# Teams      20

» Matchday 1
  Fri Aug/16 2024
    20.00  Manchester United FC    v Fulham FC                1-0 (0-0)
  Sat Aug/17
    15.00  Arsenal FC              v Wolverhampton Wanderers FC  2-0 (1-0)
           Everton FC              v Brighton & Hove Albion FC  0-3 (0-1)

» Matchday 20
  Sat Jan/4
    12.30  Tottenham Hotspur FC    v Newcastle United FC
`;
  const one = (round: number, date: string, time: string, teams: string[], score?: object) => ({
    ...{ round: `Matchday ${round}`, date, time, team1: teams[0], team2: teams[1], score },
  });
  const matches = [
    one(1, '2024-08-16', '20:00', ['Manchester United FC', 'Fulham FC'], {
      ...{ ft: [1, 0], ht: [0, 0] },
    }),
    one(1, '2024-08-17', '15:00', ['Arsenal FC', 'Wolverhampton Wanderers FC'], {
      ...{ ft: [2, 0], ht: [1, 0] },
    }),
    one(1, '2024-08-17', '15:00', ['Everton FC', 'Brighton & Hove Albion FC'], {
      ...{ ft: [0, 3], ht: [0, 1] },
    }),
    one(20, '2025-01-04', '12:30', ['Tottenham Hotspur FC', 'Newcastle United FC']),
  ];
  const json = JSON.stringify({ name: 'English Premier League 2024/25', matches });
  const file = read(text);
  expect(file.records).toEqual(readLines(readOpenfootball, json, 'en.1.json').records);
  expect(file.of('match')).toHaveLength(4);
  expect(file.refusals).toEqual([]);
  const lines = file.lines.filter(({ record }) => Object(record).kind === 'match');
  expect(lines.map(({ line }) => line)).toEqual([8, 10, 11, 15]);
});

test('older files: days in brackets, scores between the teams, headings without a mark', () => {
  const file = read(`= English Premier League 2000/01\r
\r
Matchday 1\r
[Sat Aug/19]\r
  15.00  Charlton Athletic        4-0 (2-0)  Manchester City\r
         Leicester City           0-0  Aston Villa\r
\r
Matchday 23\r
[Mon Jan/1]\r
         Bradford City            -  Ipswich Town\r
`);
  expect(file.refusals).toEqual([]);
  expect(
    file
      .of('match')
      .map(({ key, startsAt, round, status, isTimeKnown }) => [
        key.slice('en.1 2000/01 '.length),
        new Date(startsAt * 1_000).toISOString().slice(0, 16),
        ...[round, status, isTimeKnown],
      ]),
  ).toEqual([
    ['Charlton Athletic v Manchester City', '2000-08-19T14:00', '1', 3, true],
    ['Leicester City v Aston Villa', '2000-08-19T14:00', '1', 3, true],
    ['Bradford City v Ipswich Town', '2001-01-01T12:00', '23', 1, false],
  ]);
  expect(file.of('score').map(({ score }) => score)).toEqual([
    { home: 4, away: 0, periods: [[2, 0]] },
    { home: 0, away: 0 },
  ]);
});

test('days in all spellings, alone or before the match, with the ground before the teams', () => {
  const starts = told(`= World Cup 2002
31 May   France     0-1    Senegal   @ Seoul World Cup Stadium, Seoul
June 12 18:00 @ Liège       Germany            1-1 Romania
        20:45 @ Eindhoven   Portugal           3-2 England
Th Jun 13
  Spain v Italy 1-0
25.06.2002
  17:30 UTC+9 @ Donaufeldplatz      Brazil - Turkey 0-4
2002-06-26
  China v Japan 1-0
(12) Sat, 29 June 2002 20:00 UTC+9  South Korea  2-3  Turkey @ Daegu : 63_483
Sun Jun 30 20:00 UTC+9 @ Yokohama, Yokohama : 69_029
  Germany 0-2 Brazil
3.7.  att: 12_000
  Wales v Malta
`);
  expect(starts).toEqual([
    'France v Senegal 2002-05-31',
    'Germany v Romania 2002-06-12',
    'Portugal v England 2002-06-12',
    'Spain v Italy 2002-06-13',
    'Brazil v Turkey 2002-06-25T08:30',
    'China v Japan 2002-06-26',
    'South Korea v Turkey 2002-06-29T11:00',
    'Germany v Brazil 2002-06-30T11:00',
    'Wales v Malta 2002-07-03',
  ]);
});

describe('years that are not written', () => {
  const days = (title: string, ...lines: string[]) =>
    told(
      `= ${title}\n${lines.map((line, index) => `${line}\n  Club ${'ABCDEFGH'[index]} v Ajax`).join('\n')}\n`,
      'x.txt',
    ).map((line) => line.slice(-10));

  test('the day of the week says the year: groups go back, a season ends in the summer after it', () => {
    expect(days('UEFA Champions League 2011/12', 'Wed Dec/7', 'Wed Sep/14', 'Tue Mar/13')).toEqual([
      ...['2011-12-07', '2011-09-14', '2012-03-13'],
    ]);
    expect(days('Serie X 2019/20', 'Sun Mar 8', 'Wed Jul 1', 'Sun Aug 2', 'Sun Jul/28')).toEqual([
      ...['2020-03-08', '2020-07-01', '2020-08-02', '2019-07-28'],
    ]);
  });

  test('without one the months do, and a season goes on into its second summer', () => {
    expect(days('Serie X 2019/20', 'Aug 3', 'Dec 28', 'Jan 2', 'Jun 20', 'Jul 4')).toEqual([
      ...['2019-08-03', '2019-12-28', '2020-01-02', '2020-06-20', '2020-07-04'],
    ]);
  });

  test('a day of the week that is wrong moves no match to another year', () => {
    expect(days('Serie X 2024/25', 'Sat May 17', 'Mon May 18')).toEqual([
      ...['2025-05-17', '2025-05-18'],
    ]);
  });

  test('a tournament that was put off, and a season that ends in another year', () => {
    expect(days('Euro 2020', 'Fri Jun 11', 'Sat Jun 12')).toEqual(['2021-06-11', '2021-06-12']);
    expect(days('Copa X 2020', 'Wed Dec 30', 'Sat Jan 30', 'Sun Feb/7 2021')).toEqual([
      ...['2020-12-30', '2021-01-30', '2021-02-07'],
    ]);
  });
});

test.each([
  ['2-1', { ft: [2, 1] }],
  ['2-1 (1-0)', { ft: [2, 1], ht: [1, 0] }],
  ['2-1(1-0)', { ft: [2, 1], ht: [1, 0] }],
  ['2-1 a.e.t. (1-1, 0-1)', { et: [2, 1], ft: [1, 1], ht: [0, 1] }],
  ['0-2 aet (0-0)', { et: [0, 2], ft: [0, 0] }],
  ['1-1 a.e.t. (1-1, 0-0), 5-3 pen.', { et: [1, 1], ft: [1, 1], ht: [0, 0], p: [5, 3] }],
  ['11-10 pen. 2-0 a.e.t. (2-0, 2-0)', { p: [11, 10], et: [2, 0], ft: [2, 0], ht: [2, 0] }],
  ['4-5 pen. (1-1, 0-1)', { p: [4, 5], ft: [1, 1], ht: [0, 1] }],
  ['0-0 (aet, 3-1 pen)', { et: [0, 0], p: [3, 1] }],
  ['2-1 (aet/gg)', { et: [2, 1] }],
  ['4-5 pen.', { p: [4, 5] }],
])('the score %s, behind the teams or between them', (text, score) => {
  expect(cutScore(`Schalke 04 v 1899 Hoffenheim ${text}`)).toEqual({
    ...{ before: 'Schalke 04 v 1899 Hoffenheim', score, after: '' },
  });
  expect(cutScore(`Hannover 96  ${text}  1. FC Köln`)).toEqual({
    ...{ before: 'Hannover 96', score, after: '1. FC Köln' },
  });
});

test('numbers in names are no scores, and words behind both teams belong to the score', () => {
  const file = read(`= Euro 2000
June 29 18:00
  1899 Hoffenheim  2-0 (0-0)  Schalke 04
  SK Dnipro-1 (UKR) v Hapoel Be'er Sheva (ISR) 1-0
  Italy 0-0 Netherlands             (aet, 3-1 pen)
`);
  expect(file.of('match').map(({ key }) => key)).toEqual([
    'euro 2000 1899 Hoffenheim v Schalke 04',
    "euro 2000 SK Dnipro-1 (UKR) v Hapoel Be'er Sheva (ISR)",
    'euro 2000 Italy v Netherlands',
  ]);
  expect(file.of('score')[2]?.score).toEqual({
    ...{ home: 0, away: 0, extra: [0, 0], penalties: [3, 1] },
  });
});

test('what became of a match stands in square brackets', () => {
  const file = read(`${PREMIER_LEAGUE}
Matchday 30
[Sat Apr/5]
  Solihull Moors           -  Harrogate Town           [cancelled]
  Bolton Wanderers         0-1  Brentford FC             [awarded]
  Luton Town v Barnet FC   3-0  [awarded]
  Derby County v Stoke City   [postponed]
  Hull City v Leeds United 1-1 [abandoned at 1-1 in the 60th minute]
`);
  expect(file.refusals).toEqual([]);
  expect(file.of('match').map(({ status }) => status)).toEqual([
    ...[MATCH_STATUS.canceled, MATCH_STATUS.awarded, MATCH_STATUS.awarded],
    ...[MATCH_STATUS.moved, MATCH_STATUS.interrupted],
  ]);
});

test('hours hold until another one or another day; letters behind them may begin a name', () => {
  expect(
    told(`= Austrian Bundesliga 2023/24
Sat Aug 5
  17:00  LASK                     3-3 (2-3)  Sturm Graz
         SK Rapid v WSG Tirol
  19.30 CET (18:30 GMT)  SCR Altach v Austria Wien
Sun Aug 6
         Wolfsberger AC v FC Blau-Weiß Linz
`),
  ).toEqual([
    'LASK v Sturm Graz 2023-08-05T15:00',
    'SK Rapid v WSG Tirol 2023-08-05T15:00',
    'SCR Altach v Austria Wien 2023-08-05T18:30',
    'Wolfsberger AC v FC Blau-Weiß Linz 2023-08-06',
  ]);
});

test('groups with the days of their matchdays, parts of a season, rounds below rounds', () => {
  const file = read(
    `= World Cup 2022       # in Qatar, November 20 - December 18

Group A  | Qatar      Ecuador       Senegal        Netherlands

▪ Matchday 1  |  Sun Nov 20
▪ Matchday 2  |  Mon Nov 21 - Tue Nov 22
▪ Matchday 3  |  Nov 23-25

▪ Group A
Sun Nov 20
  19:00      Qatar   0-2 (0-2)   Ecuador    @ Al Bayt Stadium, Al Khor
Tue Nov 22
  19:00      Senegal  0-2 (0-0)  Netherlands
Nov 25
  16:00      Qatar  1-3 (0-1)  Senegal
▪ Round of 16
Sat Dec 3
  18:00      Netherlands  3-1  USA
= Copa X 2021
▪ First stage
▪▪ Group 4
June 5
  Chile v Peru 1-0
▪▪ Matchday 2
  Peru v Chile 1-0
== Playoffs
Semifinals
  Cuba v Peru 1-0
== Regular
Matchday 3
  Cuba v Chile 1-0
`,
    'cup.txt',
  );
  expect(file.refusals).toEqual([]);
  expect(file.of('match').map(({ round }) => round)).toEqual([
    ...['Group A, 1', 'Group A, 2', 'Group A, 3', 'R16'],
    ...['Group 4, First stage', 'Group 4, First stage, Matchday 2', 'Playoffs, SF', '3'],
  ]);
  expect(file.of('season').map(({ key }) => key)).toEqual(['world-cup 2022', 'Copa X 2021']);
});

test('a heading that stands once more goes on with its season', () => {
  const file = read(`= Copa X 2021
Round 1
June 5
  Chile v Peru 1-0
= Copa Y 2021
June 6
  Cuba v Fiji 1-0
= Copa X 2021
June 12
  Chile v Peru 0-0
`);
  expect(file.of('match').map(({ key, round }) => [key, round])).toEqual([
    ['Copa X 2021 Chile v Peru', 'Round 1'],
    ['Copa X 2021 Chile v Peru #2', undefined],
    ['Copa Y 2021 Cuba v Fiji', undefined],
  ]);
});

test('finals in a file of their own may repeat a match of the groups', () => {
  const text = '= World Cup 2002\nJune 26\nBrazil 1-0 Turkey\n';
  expect(read(text, 'cup_finals.txt').of('match')[0]?.key).toMatch(/#2$/);
  expect(read(text, 'cup.txt').of('match')[0]?.key).toBe('world-cup 2002 Brazil v Turkey');
});

describe('goals', () => {
  test('over several lines, with stoppage, penalties, own goals and players named once', () => {
    const file = read(`= World Cup 2018
Sun Jul 15
 18:00 UTC+3      France     4-2 (2-1)   Croatia         @ Luzhniki Stadium, Moscow
        (Mandžukić 18' (o.g.) Griezmann 38'(pen.) Pogba 59' Mbappé 65', 90+2';
         Perišić 28' Mandžukić 69' pen)
 21:00 UTC+3      Italy  2-0  Wales
        (O'Neil 3' og Di Biagio 90'+4)
 22:00 UTC+3      Chile  0-1  Peru
        (-; N'Golo 5)
`);
    expect(file.refusals).toEqual([]);
    expect(
      file
        .of('event')
        .map(({ matchKey, side, player, minute, stoppage, type }) => [
          ...[matchKey.slice('world-cup 2018 '.length).slice(0, 6), side, player],
          ...[stoppage === undefined ? minute : `${minute}+${stoppage}`, type],
        ]),
    ).toEqual([
      ['France', 'home', 'Mandžukić', 18, 'own_goal'],
      ['France', 'home', 'Griezmann', 38, 'penalty_goal'],
      ['France', 'home', 'Pogba', 59, 'goal'],
      ['France', 'home', 'Mbappé', 65, 'goal'],
      ['France', 'home', 'Mbappé', '90+2', 'goal'],
      ['France', 'away', 'Perišić', 28, 'goal'],
      ['France', 'away', 'Mandžukić', 69, 'penalty_goal'],
      ['Italy ', 'home', "O'Neil", 3, 'own_goal'],
      ['Italy ', 'home', 'Di Biagio', '90+4', 'goal'],
      ['Chile ', 'away', "N'Golo", 5, 'goal'],
    ]);
  });

  test('minutes without a mark, one list for the side that scored', () => {
    const goals = (text: string, final: [number, number]) => readTextGoals(text, final);
    expect(goals('Figo 22, João Pinto 37,54; Scholes 40pen', [3, 1])).toEqual({
      goals1: [
        { name: 'Figo', minute: '22' },
        { name: 'João Pinto', minute: '37' },
        { name: 'João Pinto', minute: '54' },
      ],
      goals2: [{ name: 'Scholes', minute: '40', penalty: true }],
    });
    expect(goals('Saka 2024', [1, 0])).toBeUndefined();
    expect(goals("Isak 3'", [0, 1])).toEqual({
      goals1: [],
      goals2: [{ name: 'Isak', minute: '3' }],
    });
  });

  test('where nobody can say whose they are, the match stands without them', () => {
    const file = read(`${PREMIER_LEAGUE}
Sat Aug/17
  Arsenal FC v Everton FC 1-1
     (Saka 3' Beto 80')
  Fulham FC v Luton Town 2-0
     (1-0 Muniz 8')
  Stoke City v Hull City 1-0
     (Baker 3'
  Derby County v Leeds United 0-0
`);
    expect(file.of('match')).toHaveLength(4);
    // Brackets that stay open end before the next match.
    expect(file.of('event').map(({ player }) => player)).toEqual(['Baker']);
    const refused = file.lines.filter(({ refusal }) => refusal !== undefined);
    expect(refused.map(({ line, refusal }) => [line, refusal])).toEqual([
      [5, 'these goals cannot be read; the match stands without them'],
      [7, 'these goals cannot be read; the match stands without them'],
    ]);
  });
});

test('line-ups, referees and notes behind # are left aside', () => {
  const file = read(`= Euro 2024
▪ Final
Sun Jul 14
   21:00   Spain  2-1 (0-0)  England         @ Berlin     # Winner Match 49 - Winner Match 50
            (Williams 47' Oyarzabal 86'; Palmer 73')
    Spain:    Simón - Carvajal [Y], Le Normand (Nacho 83'), Laporte -
              Rodri (Zubimendi 46'), Ruiz [Y 31'] -
              Yamal (Merino 89')
    England:  Pickford - Walker, Stones
    Referee: François Letexier (France)
    Attendance: 65_600
`);
  expect(file.refusals).toEqual([]);
  expect(file.of('match')).toHaveLength(1);
  expect(file.of('event')).toHaveLength(3);
});

test('a line that is not understood is quarantined, and the rest goes on', () => {
  const file = read(`${PREMIER_LEAGUE}
Sat Aug/17
  Arsenal FC v Everton FC 1-1
  NEC FC              bye
  Fulham FC v Luton Town 2-0 1-1
  N.N. v Luton Town
  Stoke City v Hull City 1-0 (2-0)
Sunday, the 18th of August 2024
  Derby County v Leeds United 0-0
Fri Feb/30
  Derby County v Leeds United 0-0
Sat Aug/24
  Derby County v Leeds United 0-0
__END__
whatever stands here
`);
  const refused = file.lines.filter(({ refusal }) => refusal !== undefined);
  expect(refused.map(({ line, refusal }) => `${line}: ${refusal}`).toSorted()).toEqual([
    '10: no day that can be read stands above this match',
    '11: "30/2" is no day of the calendar',
    '12: no day that can be read stands above this match',
    '5: the line "NEC FC              bye" is not understood',
    '6: the line "Fulham FC v Luton Town 2-0 1-1" is not understood',
    '7: "N.N." is not a team yet',
    '8: half-time 2:0 is above the score 1:0',
    '9: the line "Sunday, the 18th of August 2024" is not understood',
  ]);
  expect(refused.find(({ line }) => line === 5)?.record).toBe('NEC FC              bye');
  expect(file.of('score')).toHaveLength(2);
});

test('the league by the heading or the name of the file, its clubs by their country', () => {
  const of = (title: string, name: string) => {
    const [league] = read(`= ${title}\nSat Aug 17\n  A FC v B FC\n`, name).of('league');
    return [league?.key, league?.name.en, league?.countryCode];
  };
  expect(of('Spain Primera División 2024/25', '1-liga.txt')).toEqual(['es.1', 'La Liga', 'ES']);
  expect(of('English Division One 2000/01', '2-division1.txt')[1]).toBe('Championship');
  expect(of('English EFL Cup 2024/25', 'eflcup.txt')).toEqual(['en.efl-cup', 'EFL Cup', 'GB-ENG']);
  expect(of('English FA Cup 2024/25', 'facup.txt')).toEqual(['en.cup', 'FA Cup', 'GB-ENG']);
  expect(of('Turkish Süper Lig 2024/25', '2024-25_tr1.txt')).toEqual([
    ...['tr.1', 'Süper Lig', 'TR'],
  ]);
  expect(of('Cup of Nowhere 2024', 'cup.txt')).toEqual([
    ...['Cup of Nowhere', 'Cup of Nowhere', 'ZZ'],
  ]);
});

test('a file without matches, without days or without a season is refused with a reason', () => {
  expect(() => read('= English Premier League 2024/25\n\n# no match\n')).toThrow(
    'no match in it can be read',
  );
  expect(() => read('= World Cup 2022\nQatar v Ecuador 0-2\n')).toThrow(
    'line 2: no day that can be read stands above this match',
  );
  expect(() => read('= Friendlies\nSat Aug 17 2024\nA v B\n')).toThrow('says no season');
  expect(() => read('some words\n')).toThrow('nor has it a heading');
});

test('whatever a file says, each line is read, refused or left aside', () => {
  const piece = fc.constantFrom(
    ...[
      'Sat Aug/17',
      '[Fri Feb/30]',
      '20:00',
      '15.00 CET',
      'A FC',
      'B',
      ' v ',
      ' - ',
      '2-1',
      '(1-0)',
    ],
    ...['a.e.t.', '4-3 pen.', '[awarded]', '@ Rome', '»', '▪▪', '|', 'Group A', 'Matchday 1', '#'],
    ...["(Saka 3'", "9')", ';', '== X', '= Y 2020', 'Referee: Z', '\u{0}', '2024', '('],
  );
  const line = fc.array(fc.oneof({ weight: 9, arbitrary: piece }, fc.string()), { maxLength: 7 });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const text = lines.map((pieces) => pieces.join(' ')).join('\n');
      const good = 'Sat Aug/17 2024\n  Alpha v Omega 1-0\n';
      try {
        const file = read(`${PREMIER_LEAGUE}${good}${text}\n`);
        expect(file.of('match').map(({ key }) => key)).toContain('en.1 2024/25 Alpha v Omega');
      } catch (error) {
        // A heading without a season refuses the file.
        if (!(error instanceof FileRefused)) throw error;
      }
    }),
    { numRuns: 300 },
  );
});

testOpenData.each(['2023-24_en.1', '2023-24_de.1', '2020-21_de.cup'])(
  'real matches of %s say the same as text of both eras',
  (name) => {
    const json = readFileSync(openDataPath(`soccer/openfootball/${name}.json`), 'utf8');
    const { records } = readLines(readOpenfootball, json, `${name}.json`);
    for (const era of ['today', 'older'] as const) {
      const text = footballText(JSON.parse(json), era);
      const file = read(text, `${name}.txt`);
      expect(file.refusals).toEqual([]);
      expect(file.records).toEqual(records);
    }
  },
);
