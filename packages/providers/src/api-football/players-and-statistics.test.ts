import { AT, anAnswer, of } from '../testing/answers.ts';
import { aFixture, anEnvelope } from '../testing/api-football.ts';
import { openApiFootballReader } from './reader.ts';

const player = (name: string, number: number, pos: string) => ({
  player: { id: 1, name, number, pos },
});
const LINEUPS = [
  {
    team: { id: 546 },
    formation: '4-4-2',
    startXI: [player('D. Soria', 13, 'G')],
    substitutes: [],
  },
  {
    team: { id: 529 },
    formation: 'unknown',
    startXI: [player('M. ter Stegen', 1, 'G'), player('R. Araujo', 4, 'D')],
    substitutes: [player('Gavi', 6, 'M')],
  },
];
const injury = (name: string, team: number, reason: string, type = 'Missing Fixture') => ({
  player: { id: 2, name, type, reason },
  team: { id: team },
  fixture: { id: 1 },
});
const INJURIES = [
  injury('A. Balde', 529, 'Knee Injury'),
  injury('Raphinha', 529, 'Yellow Cards'),
  injury('Pedri', 529, 'Hip Injury', 'Questionable'),
  injury('Djené', 546, 'Illness'),
  injury('Arambarri', 546, "Coach's decision"),
];
const ABSENT = {
  home: [
    { name: 'A. Balde', reason: 'injured' },
    { name: 'Raphinha', reason: 'suspended' },
  ],
  away: [
    { name: 'Djené', reason: 'ill' },
    { name: 'Arambarri', reason: 'other' },
  ],
};

const fixture = anAnswer(anEnvelope('fixtures', [aFixture()]), { at: AT - 60 });
const injuries = (at: number) => anAnswer(anEnvelope('injuries', INJURIES), { at });
const lineups = (at: number) =>
  anAnswer(anEnvelope('fixtures/lineups', LINEUPS, { parameters: { fixture: '1' } }), { at });

test('line-ups and injuries are one record, whichever is newer', () => {
  for (const order of [
    [injuries(AT), lineups(AT + 60)],
    [lineups(AT + 60), injuries(AT)],
  ]) {
    const reader = openApiFootballReader();
    const records = [fixture, ...order].flatMap((answer) => of(reader.read(answer), 'lineup'));
    expect(records.map(({ seq }) => seq)).toEqual(records.map(({ seq }) => seq).toSorted());
    expect(records.at(-1)).toEqual({
      kind: 'lineup',
      source: 'api-football',
      matchKey: '1',
      seq: AT * 2 + 60,
      home: {
        starting: [
          { name: 'M. ter Stegen', number: 1, position: 'GK' },
          { name: 'R. Araujo', number: 4, position: 'DF' },
        ],
        substitutes: [{ name: 'Gavi', number: 6, position: 'MF' }],
        absent: ABSENT.home,
      },
      away: {
        formation: '4-4-2',
        starting: [{ name: 'D. Soria', number: 13, position: 'GK' }],
        substitutes: [],
        absent: ABSENT.away,
      },
    });
  }
});

test('line-ups that are not published are no record, and withdraw nothing', () => {
  const reader = openApiFootballReader();
  reader.read(fixture);
  const answer = anEnvelope('fixtures/lineups', [], { parameters: { fixture: '1' } });
  expect(reader.read(anAnswer(answer)).records).toEqual([]);
});

const typedValues = (...values: [string, unknown][]) =>
  values.map(([type, value]) => ({ type, value }));
const statistics = (more: object = {}) => [
  {
    team: { id: 529 },
    statistics: typedValues(
      ['Shots on Goal', 5],
      ['Total Shots', '12'],
      ['Ball Possession', '61%'],
      ['expected_goals', '1.87'],
      ['Red Cards', null],
      ['Passes %', '88%'],
    ),
    ...more,
  },
  { team: { id: 546 }, statistics: typedValues(['Total Shots', 6], ['Corner Kicks', 3]) },
];

test('statistics of mixed types are those of both teams, what is null is unknown', () => {
  const row = aFixture({ short: 'FT', goals: [1, 0], more: { statistics: statistics() } });
  const reading = openApiFootballReader().read(anAnswer(anEnvelope('fixtures', [row])));
  expect(of(reading, 'statistics')).toMatchObject([
    {
      seq: AT,
      home: { shotsOnTarget: 5, shots: 12, possession: 61, expectedGoals: 1.87 },
      away: { shots: 6, corners: 3 },
    },
  ]);
  expect(of(reading, 'statistics')[0]?.home).not.toHaveProperty('redCards');
});

test('statistics of halves are its parts', () => {
  const more = {
    statistics_1h: typedValues(['Total Shots', 7]),
    statistics_2h: typedValues(['Total Shots', 5]),
  };
  const row = aFixture({ short: 'FT', goals: [1, 0], more: { statistics: statistics(more) } });
  const reading = openApiFootballReader().read(anAnswer(anEnvelope('fixtures', [row])));
  expect(of(reading, 'statistics')[0]?.parts).toEqual([
    { home: { shots: 7 }, away: {} },
    { home: { shots: 5 }, away: {} },
  ]);
});

test('statistics of one team would blank the other, so they are left out', () => {
  const reader = openApiFootballReader();
  reader.read(fixture);
  const [one] = statistics();
  const answer = anEnvelope('fixtures/statistics', [one], { parameters: { fixture: '1' } });
  const { records, notes } = reader.read(anAnswer(answer));
  expect(records).toEqual([]);
  expect(notes).toMatchObject([{ isPart: false }]);
});

test('more shots on target than shots are neither', () => {
  const more = { statistics: typedValues(['Shots on Goal', 9], ['Total Shots', 7], ['Fouls', 8]) };
  const row = aFixture({ short: 'FT', goals: [1, 0], more: { statistics: statistics(more) } });
  const reading = openApiFootballReader().read(anAnswer(anEnvelope('fixtures', [row])));
  expect(of(reading, 'statistics')[0]?.home).toEqual({ fouls: 8 });
});

test('leagues have the exact days of their seasons', () => {
  const row = {
    league: { id: 78, name: 'Bundesliga', type: 'League' },
    country: { name: 'Germany', code: 'DE', flag: 'https://media.api-sports.io/flags/de.svg' },
    seasons: [
      { year: 2023, start: '2023-08-18', end: '2024-05-18', coverage: {} },
      { year: 2024, start: null, end: null },
    ],
  };
  const { records, notes } = openApiFootballReader().read(anAnswer(anEnvelope('leagues', [row])));
  expect(records).toMatchObject([
    { kind: 'league', key: '78', countryCode: 'DE', leagueType: 1 },
    {
      kind: 'season',
      key: '78-2023',
      name: '2023/24',
      startsOn: '2023-08-18',
      endsOn: '2024-05-18',
    },
  ]);
  expect(notes).toMatchObject([{ path: 'response[0].seasons[1]', isPart: false }]);
});

const SQUAD = anEnvelope(
  'players/squads',
  [
    {
      team: { id: 529, name: 'Barcelona', logo: 'https://media.api-sports.io/x.png' },
      players: [
        { id: 1, name: 'M. ter Stegen', age: 33, number: 1, position: 'Goalkeeper', photo: 'x' },
        { id: 2, name: 'Gavi', age: 21, number: null, position: 'Midfielder' },
        { id: 3, name: 'R. Lewandowski', number: 9, position: 'Attacker' },
        { id: 4, name: null, number: 5, position: 'Defender' },
      ],
    },
  ],
  { parameters: { team: '529' } },
);

test('a squad is that of the league and season of a match of its team, whichever comes first', () => {
  const squad = anAnswer(SQUAD, { at: AT });
  for (const order of [
    [fixture, squad],
    [squad, fixture],
  ]) {
    const reader = openApiFootballReader();
    const records = order.flatMap((answer) => of(reader.read(answer), 'squad'));
    expect(records).toEqual([
      {
        kind: 'squad',
        source: 'api-football',
        key: '529 2026/27',
        leagueKey: '140',
        season: '2026/27',
        teamKey: '529',
        seq: AT,
        players: [
          { name: 'M. ter Stegen', number: 1, position: 'GK' },
          { name: 'Gavi', position: 'MF' },
          { name: 'R. Lewandowski', number: 9, position: 'FW' },
        ],
      },
    ]);
  }
});

test('an empty squad is none, and the players of a match are no squad', () => {
  const reader = openApiFootballReader();
  reader.read(fixture);
  const rows = [
    { team: { id: 529, name: 'Barcelona' }, players: [] },
    { team: { id: 529, name: 'Barcelona' }, players: [{ player: { name: 'Gavi' } }] },
  ];
  const { records, notes } = reader.read(anAnswer(anEnvelope('players/squads', rows)));
  expect(records).toEqual([]);
  expect(notes).toMatchObject([{ text: expect.stringContaining('1 rows of /players/squads') }]);
});
