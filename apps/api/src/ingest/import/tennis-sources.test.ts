import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { emptyWorld } from '../testing/stored-world.ts';
import { importFolder, testSink } from './testing/import-folder.ts';
import {
  fullNameFile,
  shortNameFile,
  type TennisFileMatch,
  type TennisFilePlayer,
} from './testing/tennis-files.ts';

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

const BUBLIK: TennisFilePlayer = {
  id: 1,
  full: 'Alexander Bublik',
  short: 'Bublik A.',
  rank: 40,
  ioc: 'KAZ',
};
const GIRON: TennisFilePlayer = {
  id: 2,
  full: 'Marcos Giron',
  short: 'Giron M.',
  rank: 60,
  ioc: 'USA',
};
const MATCH: TennisFileMatch = {
  day: '2023-01-10',
  tournamentDay: '2023-01-09',
  number: 1,
  winner: BUBLIK,
  loser: GIRON,
  round: { code: 'F', name: 'The Final' },
  sets: [
    [6, 4],
    [7, 6],
  ],
};

const FORMATS = ['tennis-data', 'sackmann'] as const;
type Format = (typeof FORMATS)[number];

/** Imports the same matches from both sources. */
async function importBoth(order: readonly Format[], matches: readonly TennisFileMatch[]) {
  const texts = { 'tennis-data': shortNameFile(matches), sackmann: fullNameFile(matches) };
  for (const format of order) {
    const path = files.write(`atp_2023 ${format}.csv`, texts[format]);
    await files.runAs(format, testSink(database.db), path);
  }
}

async function storedMatches() {
  const { rows } = await sql<{ day: string }>`
    select h.name_en as home, h.country_code as home_country, a.name_en as away,
      a.country_code as away_country, to_char(m.starts_at, 'YYYY-MM-DD') as day, m.is_day_known,
      m.round, m.court, m.home_rank, m.away_rank, m.status, m.home_score, m.home_periods,
      m.odds_first
    from matches m join teams h on h.id = m.home_id join teams a on a.id = m.away_id
    order by m.starts_at, h.name_en
  `.execute(database.db);
  return rows;
}

const ORDERS: (readonly Format[])[] = [
  ['tennis-data', 'sackmann'],
  ['sackmann', 'tennis-data'],
  ['sackmann', 'tennis-data', 'sackmann'],
];

test.each(ORDERS.map((order) => [order]))(
  'the day, the names and the countries do not depend on the order: %s',
  async (order) => {
    await importBoth(order, [MATCH]);
    expect(await storedMatches()).toEqual([
      {
        home: 'Alexander Bublik',
        home_country: 'KZ',
        away: 'Marcos Giron',
        away_country: 'US',
        day: '2023-01-10',
        is_day_known: true,
        round: 'F',
        court: 4,
        home_rank: 40,
        away_rank: 60,
        status: 3,
        home_score: 2,
        home_periods: [6, 7],
        odds_first: [1500, 2500],
      },
    ]);
  },
);

test.each([
  ['the Sunday before the Monday a tournament officially begins', '2023-01-08'],
  ['more than three weeks after it', '2023-02-02'],
])('a known day is kept in every order: %s', async (_, day) => {
  for (const order of ORDERS) {
    await emptyWorld(database.db);
    await importBoth(order, [{ ...MATCH, day }]);
    expect((await storedMatches()).map((match) => match.day)).toEqual([day]);
  }
});

test('a match from the source that only gives its tournament has no known day', async () => {
  await importBoth(['sackmann'], [MATCH]);
  expect(await storedMatches()).toMatchObject([{ day: '2023-01-09', is_day_known: false }]);
});

test('where sources disagree, the one that knows the day wins, in every order', async () => {
  const other = { ...MATCH, sets: [[6, 4] as const, [6, 4] as const] };
  const stored: unknown[] = [];
  for (const order of [ORDERS[0], ORDERS[1]]) {
    await emptyWorld(database.db);
    for (const format of order ?? []) {
      await importBoth([format], [format === 'sackmann' ? other : MATCH]);
    }
    stored.push(await storedMatches());
  }
  expect(stored[0]).toMatchObject([{ home_periods: [6, 7] }]);
  expect(stored[1]).toEqual(stored[0]);
});
