import { importTexts } from '../../testing/import-texts.ts';

const importSeason = (text: string) => importTexts('openfootball', { '1-premierleague.txt': text });

const NOTES = `= English Premier League 2016/17

Matchday 20
[Sat Jan/7]
  Everton FC              - Watford FC     (postponed)
  Stoke City              - Hull City      postp.
  Burnley FC              - Sunderland AFC      abandoned
  Arsenal FC              - Swansea City   cancelled
  Chelsea FC              - Middlesbrough FC   p-p
  Leicester City          2-0 Crystal Palace   abandoned 63'
  Southampton FC          3-0 West Bromwich Albion   awarded
  Liverpool FC            - Manchester City   [postponed to 24.4.]
  Tottenham Hotspur       v West Ham United, date tbd
  AFC Bournemouth         w/o Manchester United
`;

test('notes behind a match in any form are its status, and never a part of a name', async () => {
  const { of, refused } = await importSeason(NOTES);
  expect(refused).toEqual([]);
  expect(of('match').map(({ status }) => status)).toEqual([4, 4, 7, 5, 4, 7, 10, 4, 4, 8]);
  expect(
    of('team')
      .map(({ name }) => name.en)
      .toSorted(),
  ).toEqual(
    [
      'Everton',
      'Watford',
      'Stoke City',
      'Hull City',
      'Burnley',
      'Sunderland',
      'Arsenal',
      'Swansea City',
      'Chelsea',
      'Middlesbrough',
      'Leicester City',
      'Crystal Palace',
      'Southampton',
      'West Bromwich Albion',
      'Liverpool',
      'Manchester City',
      'Tottenham Hotspur',
      'West Ham United',
      'Bournemouth',
      'Manchester United',
    ].toSorted(),
  );
  expect(of('score')).toMatchObject([
    { status: 7, score: { home: 2, away: 0 }, playedMinutes: 63 },
    { status: 10, score: { home: 3, away: 0 } },
  ]);
});

const MOVED = `= English Premier League 2018/19

Matchday 27
[Fri Feb/22]
  West Ham United         3-1 Fulham FC
[Sun Feb/24]
  Chelsea FC              - Brighton & Hove Albion       postponed
  Manchester United       0-0 Liverpool FC

Matchday 31
[Sat Mar/16]
  Wolverhampton Wanderers - Arsenal FC         postponed
  Manchester United       - Manchester City    postponed 24.4.
[Wed Apr/24]
  Manchester United       0-2 Manchester City
  Wolverhampton Wanderers 3-1 Arsenal FC
`;

test('a match that was postponed and played later is one match, of its later day', async () => {
  const { of, refused } = await importSeason(MOVED);
  expect(refused).toEqual([]);
  const days = of('match').map(({ startsAt, status }) => [
    new Date(startsAt * 1_000).toISOString().slice(0, 10),
    status,
  ]);
  expect(days).toEqual([
    ['2019-02-22', 3],
    ['2019-02-24', 4],
    ['2019-02-24', 3],
    ['2019-04-24', 3],
    ['2019-04-24', 3],
  ]);
  expect(of('team')).toHaveLength(9);
});

test('text that is not understood is refused, and so is a name that begins like a team', async () => {
  const { of, refused } = await importSeason(`= English Premier League 2018/19

Matchday 1
[Fri Aug/10]
  Testers FC              2-1 Proofs FC
  Proofs FC               1-1 Samples Town
  Samples Town            0-1 Testers FC
  Samples Town            - Testers FC    behind closed doors
  Probes City             - Testers FC (behind closed doors)
  Samples Town            - Testers FC Wembley
`);
  expect(of('team').map(({ name }) => name.en)).toEqual([
    'Testers FC',
    'Proofs FC',
    'Samples Town',
  ]);
  expect(refused.map(({ line, refusal }) => [line, refusal])).toEqual([
    [
      10,
      expect.stringContaining(
        '"Testers FC Wembley" occurs once in this season and begins like "Testers FC"',
      ),
    ],
    [8, expect.stringMatching(/^the line ".*" is not understood/)],
    [9, expect.stringMatching(/^the line ".*" is not understood/)],
  ]);
});

test('a row of JSON whose year is mistyped is refused with the day that is meant', async () => {
  const match = (date: string, team1: string, team2: string) => ({
    round: 'Matchday 1',
    date,
    team1,
    team2,
    score: { ft: [1, 0], ht: [0, 0] },
  });
  const { refused } = await importTexts('openfootball', {
    'tr.1.json': JSON.stringify({
      name: 'Süper Lig 2006/07',
      matches: [
        match('2006-08-05', 'Galatasaray', 'Sivasspor'),
        match('2006-08-06', 'Beşiktaş', 'Ankaraspor'),
        match('2006-08-12', 'Sivasspor', 'Beşiktaş'),
        match('2020-08-13', 'Ankaraspor', 'Galatasaray'),
        match('2006-08-19', 'Galatasaray', 'Beşiktaş'),
      ],
    }),
  });
  expect(refused.map(({ refusal }) => refusal)).toEqual([
    'date 2020-08-13: the matches around it are of another year, in which both teams play; probably 2006-08-13, correct the year',
  ]);
});

test('matches of JSON that contradict themselves or each other are refused, each with the field', async () => {
  const match = (team1: string, more: object) => ({
    round: 'Matchday 1',
    date: '2018-08-11',
    team1,
    team2: 'Fulham FC',
    score: { ft: [1, 0], ht: [0, 0] },
    ...more,
  });
  const { of, refused } = await importTexts('openfootball', {
    'en.1.json': JSON.stringify({
      name: 'English Premier League 2018/19',
      matches: [
        match('Arsenal FC', { time: '15:00 UTC+2' }),
        match('Arsenal FC', { date: '2018-08-12' }),
        match('Chelsea FC', { status: 'postponed' }),
        match('Everton FC', { time: '25:00' }),
        match('Burnley FC', { time: '15:00 UTC+25' }),
      ],
    }),
  });
  expect(of('match').map(({ startsAt }) => new Date(startsAt * 1_000).toISOString())).toEqual([
    '2018-08-11T13:00:00.000Z',
  ]);
  expect(refused.map(({ refusal }) => refusal?.split(/[:;]/)[0]).toSorted()).toEqual([
    'date 2018-08-12',
    'status',
    'time holds "15',
    'time holds "25',
  ]);
});

test('goals in square brackets are refused without the matches behind them', async () => {
  const { of, refused } = await importSeason(`= English Premier League 2018/19

Matchday 1
[Sat Aug/11]
  Fulham FC               0-2 Crystal Palace FC
    [Schlupp 41' Zaha 79']
  Chelsea FC              1-0 Arsenal FC
`);
  expect(of('match')).toHaveLength(2);
  expect(refused).toHaveLength(1);
});
