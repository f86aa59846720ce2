import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { emptyWorld, knownWorld } from '../testing/stored-world.ts';
import { importFolder, testSink } from './testing/import-folder.ts';
import { fullNameFile, type TennisFileMatch } from './testing/tennis-files.ts';

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

const HEAD =
  'tourney_id,tourney_name,surface,tourney_level,tourney_date,match_num,winner_id,winner_name,winner_hand,winner_ioc,winner_age,winner_rank,loser_id,loser_name,loser_hand,loser_ioc,loser_age,loser_rank,score,round,best_of';

const row = (
  [id, day, number]: [string, string, number],
  winner: [string, string],
  loser: [string, string],
  score = '6-4 6-4',
) => {
  const age = (born: number) => (Number(day.slice(0, 4)) - born).toFixed(1);
  return [
    id,
    `Open ${Number(day.slice(4, 6))} ${Number(day.slice(6))}`,
    'Hard',
    'A',
    day,
    number,
    ...winner,
    'R',
    'ESP',
    age(2003),
    4,
    ...loser,
    'L',
    'ITA',
    age(2001),
    9,
    score,
    'F',
    3,
  ].join(',');
};
const ALPHA = 'Alpha Player';
const BETA = 'Beta Player';
const file = (...rows: string[]) => [HEAD, ...rows].join('\n');

/** Two years of one layout with the ids of two databases, and a year that both have. */
const FILES = {
  numbers: file(
    row(['2024-1', '20240108', 1], ['207989', ALPHA], ['206173', BETA]),
    // One person under two ids of one source.
    row(['2024-2', '20240122', 1], ['207989', ALPHA], ['299999', BETA], '6-1 6-1'),
  ),
  letters: file(
    row(['2024-0001', '20240108', 300], ['A0E2', ALPHA], ['S0AG', BETA]),
    row(['2025-0001', '20250106', 300], ['A0E2', ALPHA], ['S0AG', BETA], '7-5 6-0'),
  ),
  repeated: file(
    row(['2024-3', '20240205', 1], ['207989', ALPHA], ['206173', BETA], '6-0 6-0'),
    row(['2024-3', '20240205', 2], ['207989', ALPHA], ['206173', BETA], '6-0 6-0'),
  ),
};
type Name = keyof typeof FILES;

async function importInOrder(order: readonly Name[]): Promise<string> {
  let output = '';
  for (const name of order) {
    const path = files.write(`atp_matches ${name}.csv`, FILES[name]);
    output += (await files.runAs('sackmann', testSink(database.db), path)).output;
  }
  return output;
}

async function playersAndMatches() {
  const { rows } = await sql<{ name: string; matches: number }>`
    select t.name_en as name, count(m.id)::int as matches from teams t
    left join matches m on t.id in (m.home_id, m.away_id)
    group by t.id order by t.name_en
  `.execute(database.db);
  return rows;
}

test('an id is the word of a source: one player under four ids, one match in two rows', async () => {
  const output = await importInOrder(['numbers', 'letters', 'repeated']);
  expect(await playersAndMatches()).toEqual([
    { name: ALPHA, matches: 4 },
    { name: BETA, matches: 4 },
  ]);
  expect(output).toContain('Beta Player (sackmann ATP 299999) is sackmann ATP 206173');
  const { rows } = await sql`
    select gone_id <> team_id as moved from merged_teams
  `.execute(database.db);
  expect(rows).toEqual([{ moved: true }]);
});

test.each([
  ['the same rank', 10, 1],
  ['ranks far apart', 300, 2],
])('without birthdays, two ids in one tournament: %s', async (_, rank, players) => {
  const giron = { id: 1, full: 'Marcos Giron', short: 'Giron M.', rank: 10, ioc: 'USA' };
  const nava = { id: 2, full: 'Emilio Nava', short: 'Nava E.', rank: 20, ioc: 'USA' };
  const match: TennisFileMatch = {
    day: '2023-01-11',
    tournamentDay: '2023-01-09',
    number: 1,
    winner: giron,
    loser: nava,
    round: { code: 'R32', name: '1st Round' },
    sets: [
      [6, 1],
      [7, 5],
    ],
  };
  const later: TennisFileMatch = {
    ...match,
    number: 2,
    round: { code: 'F', name: 'The Final' },
    winner: { ...giron, id: 91, rank },
    loser: { ...nava, id: 3, full: 'Eduardo Nava', rank: 30 },
  };
  for (const [name, one] of Object.entries({ first: match, second: later })) {
    const path = files.write(`atp_matches_2023 ${name}.csv`, fullNameFile([one]));
    await files.runAs('sackmann', testSink(database.db), path);
  }
  const all = await playersAndMatches();
  expect(all.filter(({ name }) => name === 'Marcos Giron')).toEqual(
    Array.from({ length: players }, () => ({ name: 'Marcos Giron', matches: 2 / players })),
  );
});

test.each([
  [['letters', 'repeated', 'numbers']],
  [['repeated', 'numbers', 'letters', 'numbers']],
  [['letters', 'numbers', 'letters', 'repeated', 'repeated']],
] as [Name[]][])('the order of files does not matter: %s', async (order) => {
  await importInOrder(['numbers', 'letters', 'repeated']);
  const expected = await knownWorld(database.db);
  await emptyWorld(database.db);
  await importInOrder(order);
  expect(await knownWorld(database.db)).toEqual(expected);
});
