import { IMPORTED_AT, importTexts } from './testing/import-texts.ts';

const SACKMANN =
  'tourney_id,tourney_name,surface,draw_size,tourney_level,tourney_date,match_num,winner_id,winner_name,winner_ioc,loser_id,loser_name,loser_ioc,score,best_of,round,minutes,winner_rank,loser_rank';
const PLAYERS = [
  ['Otto Falkner', 'Emil Vasko'],
  ['Rui Tavora', 'Jon Aker'],
  ['Ivo Kral', 'Pere Soler'],
  ['Max Oberlin', 'Luc Benoit'],
  ['Nuno Brito', 'Ole Dahl'],
] as const;

/** A tournament with a match for each score. */
const tournament = (...scores: (string | [score: string, bestOf: number])[]) =>
  [
    SACKMANN,
    ...scores.map((given, index) => {
      const [score, bestOf] = typeof given === 'string' ? [given, 3] : given;
      const [winner, loser] = PLAYERS[index] ?? PLAYERS[0];
      const cells = ['2024-9101,Lindenau,Hard,32,A,20240205', 291 + index, 900 + index * 2, winner];
      return [...cells, 'AUT', 901 + index * 2, loser, 'SVK', score, bestOf, 'R32,88,61,84'].join();
    }),
  ].join('\n');

const importTennis = (...scores: Parameters<typeof tournament>) =>
  importTexts('sackmann', { 'atp_matches_2024.csv': tournament(...scores) });

test('points of a tie-break where there was none are never stored', async () => {
  const { of, refused } = await importTennis(
    '7-5(4) 6-3',
    '6-2(3) 7-6(5)',
    '6-4 4-6(2) 7-6(6)',
    '6-3 7-3',
    '6-7(3) 7-6(8) 6-4',
  );
  expect(refused.map(({ line, source }) => [line, source])).toEqual([
    [2, 'sackmann'],
    [3, 'sackmann'],
    [4, 'sackmann'],
    [5, 'sackmann'],
  ]);
  expect(refused.map(({ refusal }) => refusal?.split(';')[0])).toEqual([
    'score.tieBreaks.0: a set that ends 7:5 has no tie-break',
    'score.tieBreaks.0: a set that ends 2:6 has no tie-break',
    'score.tieBreaks.1: a set that ends 4:6 has no tie-break',
    'score.periods.1: set 2 cannot end 3:7',
  ]);
  expect(of('score').map(({ score }) => score?.tieBreaks)).toEqual([[[3, 7], [10, 8], null]]);
});

test('a score that stops before anyone has won is a retirement, 0-0 at its end no set', async () => {
  const { of, refused } = await importTennis(
    '7-5',
    '3-6 7-5',
    ['6-1 6-3 0-0', 5],
    '6-1 6-3 0-0',
    '6-3 5-3',
  );
  expect(refused).toEqual([]);
  expect(of('score').map(({ status, score }) => [status, score?.periods?.length])).toEqual([
    [9, 1],
    [9, 2],
    [9, 2],
    [3, 2],
    [9, 2],
  ]);
  expect(of('match').map(({ status }) => status)).toEqual([9, 9, 9, 3, 9]);
});

test('sets outrank the column best_of, and a winner who lost is refused', async () => {
  const { of, refused } = await importTennis(
    '6-3 3-6 6-4 6-2',
    '4-6 6-3 [7-10]',
    '6-7(3) 6-2 [1-0]',
  );
  expect(of('match').map(({ bestOf }) => bestOf)).toEqual([5, 3]);
  expect(refused.map(({ line, refusal }) => [line, refusal])).toEqual([
    [3, 'advancing: the away side did not win at 2:1; correct the winner or the sets'],
  ]);
  expect(of('score').at(-1)?.score).toMatchObject({ tieBreaks: [[3, 7], null, null] });
});

test('tie-breaks of last sets at grand slams are played to ten', async () => {
  const text = tournament(['6-7(4) 7-6(4) 6-4 4-6 7-6(4)', 5]);
  const open = text.replace('Lindenau,Hard,32,A', 'Wimbledon,Grass,128,G');
  const { of } = await importTexts('sackmann', { 'atp_matches_2024.csv': open });
  expect(of('score')[0]?.score?.tieBreaks).toEqual([[4, 7], [7, 4], null, null, [10, 4]]);
});

const TENNIS_DATA =
  'ATP,Location,Tournament,Date,Series,Court,Surface,Round,Best of,Winner,Loser,WRank,LRank,W1,L1,W2,L2,W3,L3,W4,L4,W5,L5,Wsets,Lsets,Comment';
const inOstrava = (winner: string, loser: string, sets: string, end: string) =>
  `1,Ostrava,Morava Indoors,1/8/2024,ATP250,Indoor,Hard,1st Round,3,${winner},${loser},61,84,${sets},${end}`;

test('tennis-data: what calls itself completed must have a winner', async () => {
  const { of, refused } = await importTexts('tennis-data', {
    'atp_2024.csv': [
      TENNIS_DATA,
      inOstrava('Falkner O.', 'Vasko E.', '7,5,,,,,,,,', '1,0,Completed'),
      inOstrava('Tavora R.', 'Aker J.', '3,6,7,5,,,,,,', '1,1,Completed'),
      inOstrava('Kral I.', 'Soler P.', '6,4,6,4,,,,,,', '2,0,Completed'),
      inOstrava('Oberlin M.', 'Benoit L.', '6,4,4,6,10,7,,,,', '2,1,Completed'),
      inOstrava('Brito N.', 'Dahl O.', '7,5,6,4,7,5,,,,', '2,1,Completed'),
      inOstrava('Frei A.', 'Gold B.', '6,4,6,4,,,,,,', '1,0,Completed'),
    ].join('\n'),
  });
  expect(refused.map(({ line, refusal }) => [line, refusal?.split(';')[0]])).toEqual([
    [2, 'score: nobody has won the match at 1:0 in sets, best of 3'],
    [3, 'score: nobody has won the match at 1:1 in sets, best of 3'],
    [6, 'score: 2:1 is not the count of the sets 7:5 6:4 7:5'],
  ]);
  // Points of a match tie-break stand where games would; whole sets outrank a wrong count.
  expect(of('score').map(({ score }) => [score?.periods, score?.tieBreaks])).toEqual([
    [
      [
        [6, 4],
        [6, 4],
      ],
      undefined,
    ],
    [
      [
        [4, 6],
        [6, 4],
        [0, 1],
      ],
      [null, null, [7, 10]],
    ],
    [
      [
        [6, 4],
        [6, 4],
      ],
      undefined,
    ],
  ]);
});

const FOOTBALL = 'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,HTR';

test('a result of a day to come is refused, with what to do', async () => {
  const { of, refused, output } = await importTexts('football-data', {
    'I1.csv': [
      FOOTBALL,
      'I1,21/11/2026,17:00,Roma,Lecce,2,0,H,1,0,H',
      'I1,19/12/2026,17:00,Lecce,Torino,0,1,A,0,1,A',
    ].join('\n'),
  });
  expect(IMPORTED_AT).toBeLessThan(Date.UTC(2026, 11, 19));
  expect(of('match').map(({ homeKey }) => homeKey)).toEqual(['IT Roma']);
  expect(refused).toEqual([
    {
      line: 3,
      source: 'football-data',
      refusal:
        'startsAt: a match of 2026-12-19 cannot have been played yet; correct the day, or leave the result out until it is played',
    },
  ]);
  expect(output).toContain('I1.csv:3: startsAt: a match of 2026-12-19');
});

test('a shoot-out that nobody won is refused, and a list with more goals than the score', async () => {
  const match = (score: object, more: object = {}) => ({
    round: 'Finals, Round of 16',
    date: '2025-03-11',
    time: '21:00',
    score,
    team1: 'Alpha FC (ENG)',
    team2: 'Beta FC (FRA)',
    ...more,
  });
  const { refused } = await importTexts('openfootball', {
    'cl.json': JSON.stringify(
      {
        name: 'UEFA Champions League 2024/25',
        matches: [
          match({ ht: [0, 1], ft: [0, 1], et: [0, 1], p: [4, 4] }),
          match(
            { ht: [0, 0], ft: [1, 0] },
            {
              date: '2025-03-18',
              team1: 'Beta FC (FRA)',
              team2: 'Alpha FC (ENG)',
              goals1: [
                { name: 'One', minute: 50 },
                { name: 'Two', minute: 60 },
              ],
            },
          ),
        ],
      },
      null,
      1,
    ),
  });
  expect(refused.map(({ refusal }) => refusal?.split(';')[0])).toEqual([
    'score.penalties: a shoot-out cannot end 4:4',
    'goals: 2:0 goals are listed beside the score 1:0',
  ]);
});

const ROW = 'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,HTR';
const SOUND = [
  'E0,11/08/2023,20:00,Burnley,Man City,0,3,A,0,2,A',
  'E0,12/08/2023,12:30,Arsenal,Fulham,2,1,H,2,0,H',
];
const importSoccer = (...rows: string[]) =>
  importTexts('football-data', { 'E0_2324.csv': [ROW, ...SOUND, ...rows, ''].join('\n') });

test('a record that is refused takes the others of its row with it', async () => {
  const { of, refused } = await importTennis('6-4 6-3', '6-7(3) 7-6(99) 6-0');
  expect(of('match')).toHaveLength(1);
  expect(of('score')).toHaveLength(1);
  expect(refused).toMatchObject([
    { line: 3, refusal: expect.stringContaining('score.tieBreaks.1') },
  ]);
  expect(of('team').map(({ name }) => name.en)).toEqual(['Otto Falkner', 'Emil Vasko']);
});

test('a refused row opens no season and makes no team', async () => {
  const { of, refused } = await importSoccer('E0,13/08/2027,15:00,Chelsea,Brentford,1,1,D,1,0,H');
  expect(refused).toHaveLength(1);
  expect(of('season').map(({ name }) => name)).toEqual(['2023/24']);
  expect(of('team')).toHaveLength(4);
});

test.each([
  'Chelsea (postponed)',
  'Chelsea - abandoned',
  'Chelsea (RET)',
  "Chelsea 63'",
  '3pm Chelsea',
  'TBD',
  'Winner of match 5',
  '12345',
  '12/08',
])('"%s" is never the name of a team', async (name) => {
  const { of, refused } = await importSoccer(`E0,13/08/2023,15:00,${name},Brentford,1,0,H,1,0,H`);
  expect(of('match')).toHaveLength(2);
  expect(of('team')).toHaveLength(4);
  expect(refused).toMatchObject([
    { line: 4, refusal: expect.stringMatching(new RegExp(`^name: ".*".*; .*`)) },
  ]);
});

test.each(['1. FC Köln', 'Schalke 04', 'TSV 1860 München', 'AFC Wimbledon (ENG)', 'Bye Bye FC'])(
  '"%s" may be one',
  async (name) => {
    const { of } = await importSoccer(`E0,13/08/2023,15:00,${name},Brentford,1,0,H,1,0,H`);
    expect(of('match')).toHaveLength(3);
  },
);

test('a row that repeats a match with another result is refused, one with the same is not', async () => {
  const [first = '', second = ''] = SOUND;
  const { of, refused } = await importSoccer(first, second.replace('2,1,H', '3,1,H'));
  expect(of('score').map(({ score }) => [score?.home, score?.away])).toEqual([
    [0, 3],
    [2, 1],
    [0, 3],
  ]);
  expect(refused.map(({ line, refusal }) => [line, refusal])).toEqual([
    [5, 'score: line 3 reports another result of this match (2:1); leave one of them out'],
  ]);
});

test.each([
  ['half-time and HTR', 'Chelsea,Brentford,1,0,H,1,0,D', 'column HTR'],
  ['a row cut short', 'Chelsea,Brentford,1,1', 'column FTR'],
  ['hexadecimal goals', 'Chelsea,Brentford,0x2,1,H,1,0,H', 'column FTHG'],
  ['goals nobody scored', 'Chelsea,Brentford,45,1,H,1,0,H', 'column FTHG'],
])('%s is refused with its column', async (_, row, field) => {
  const { of, refused } = await importSoccer(`E0,13/08/2023,15:00,${row}`);
  expect(of('match')).toHaveLength(2);
  expect(refused).toMatchObject([{ line: 4, refusal: expect.stringContaining(field) }]);
});

test('letters nobody sees make no other club of a name', async () => {
  const { of } = await importSoccer('E0,13/08/2023,15:00,Ful\u200bham,Burnley,1,0,H,1,0,H');
  expect(of('team').map(({ name }) => name.en)).toHaveLength(4);
});

test('a draw without half-time is not awarded', async () => {
  const { of } = await importSoccer('E0,13/08/2023,15:00,Chelsea,Brentford,1,1,D,,,');
  expect(of('match').at(-1)?.status).toBe(3);
});
