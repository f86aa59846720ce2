import type { FeedRecord, SeasonRecord } from '@tipmark/contract/feed';
import { aFeedSetting } from '@tipmark/test-kit';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { applyFeedStream } from '../apply/apply-feed-stream.ts';
import { emptyWorld, knownWorld } from '../testing/stored-world.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
}, 120_000);

beforeEach(() => emptyWorld(database.db));
afterAll(() => database.close());

const SOURCES = ['provider', 'football-data', 'openfootball'] as const;
type Source = (typeof SOURCES)[number];

/** All orders of the sources. */
const ORDERS = SOURCES.flatMap((first) =>
  SOURCES.flatMap((second) =>
    SOURCES.flatMap((third) =>
      new Set([first, second, third]).size === 3 ? [[first, second, third]] : [],
    ),
  ),
);

type Rules = Pick<SeasonRecord, 'zones' | 'tieBreaks' | 'deductions'>;

function delivery(source: Source, rules: Rules): FeedRecord[] {
  return aFeedSetting('A', 'B').map((record) =>
    record.kind === 'season' ? { ...record, source, ...rules } : { ...record, source },
  );
}

async function rulesAfter(order: readonly Source[], rules: Partial<Record<Source, Rules>>) {
  await emptyWorld(database.db);
  for (const source of [...order, ...order]) {
    const records = delivery(source, rules[source] ?? {});
    const lines = records.map((record, index) => ({ line: index + 1, record }));
    const { quarantined } = await applyFeedStream(database.db, lines);
    if (quarantined > 0) throw new Error('a record was refused');
  }
  return knownWorld(database.db, ['seasons', 'deductions']);
}

const zone = (firstPlace: number) =>
  [{ kind: 5, firstPlace, lastPlace: 20, name: { en: 'Relegation', ru: 'Вылет' } }] as const;
const deduction = (points: number, date: string, teamKey = 'A') => {
  return { teamKey, points, reason: 'licence', date };
};

test('rules of a season are those of the strongest source that has them, in any order', async () => {
  const rules = {
    'football-data': { zones: [...zone(18)], tieBreaks: ['goalDifference' as const] },
    openfootball: { zones: [...zone(17)], tieBreaks: ['wins' as const] },
  };
  for (const order of ORDERS) {
    const { seasons } = await rulesAfter(order, rules);
    expect(JSON.parse(seasons?.[0] ?? '')).toMatchObject({
      zones: [{ firstPlace: 18 }],
      tie_breaks: ['goalDifference'],
      zones_source: 'football-data',
    });
  }
});

test('deductions of a team are those of one source: two date one decision differently', async () => {
  const rules = {
    provider: { deductions: [deduction(4, '2024-02-26')] },
    'football-data': {
      deductions: [deduction(6, '2024-02-01'), deduction(2, '2024-03-18', 'B')],
    },
    openfootball: { deductions: [deduction(9, '2024-01-01', 'B')] },
  };
  for (const order of ORDERS) {
    const { deductions } = await rulesAfter(order, rules);
    expect(deductions?.map((row) => JSON.parse(row))).toMatchObject([
      { name_en: 'B', source: 'football-data', points: 2 },
      { name_en: 'A', source: 'provider', points: 4 },
    ]);
  }
});
