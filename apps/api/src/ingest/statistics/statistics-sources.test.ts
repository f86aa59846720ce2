import type { EventRecord, FeedRecord, StatisticsRecord } from '@tipmark/contract/feed';
import { MATCH_STATUS } from '@tipmark/domain';
import { aFeedEvent, aFeedMatch, aFeedScore, aFeedSetting } from '@tipmark/test-kit';
import { sampleOf } from '@tipmark/test-kit/sample';
import fc from 'fast-check';
import { findEvents } from '../../matches/events/timeline-queries.ts';
import { findLiveMatches } from '../../matches/live/live-queries.ts';
import { findStatisticsRows } from '../../matches/statistics/statistics-queries.ts';
import {
  createTestDatabase,
  isTestingPostgres,
  type TestDatabase,
} from '../../testing/create-test-database.ts';
import { applyFeedStream } from '../apply/apply-feed-stream.ts';
import { contradictionText, findContradictions } from '../contradictions/find-contradictions.ts';
import { emptyWorld, knownWorld } from '../testing/stored-world.ts';

const RUNS = sampleOf(isTestingPostgres ? 8 : 3, 60);

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
}, 120_000);

beforeEach(() => emptyWorld(database.db));
afterAll(() => database.close());

/** A provider and two archives, the strongest first. */
const SOURCES = ['provider', 'football-data', 'openfootball'] as const;
type Source = (typeof SOURCES)[number];
type Statistics = Pick<StatisticsRecord, 'home' | 'away'>;

function delivery(source: Source, statistics: Statistics, seq = 2): FeedRecord[] {
  const records = [
    ...aFeedSetting('A', 'B'),
    aFeedMatch('A', 'B', { status: MATCH_STATUS.finished, seq }),
    aFeedScore('A-B', 2, 1, { seq }),
    { kind: 'statistics' as const, source, matchKey: 'A-B', seq, ...statistics },
  ];
  return records.map((record) => ({ ...record, source }));
}

async function deliver(records: readonly FeedRecord[], isWhole: boolean): Promise<void> {
  const lines = records.map((record, index) => ({ line: index + 1, record }));
  const { quarantined } = await applyFeedStream(database.db, lines, { isWhole });
  if (quarantined > 0) throw new Error('a record was refused');
}

const storedStatistics = () =>
  database.db
    .selectFrom('match_stats')
    .select(['is_home', 'shots', 'corners', 'fouls'])
    .orderBy('is_home', 'desc')
    .execute();

test('each statistic is that of the strongest source that reports it, whichever came first', async () => {
  const statistics: Record<Source, Statistics> = {
    provider: { home: { shots: 11 }, away: { shots: 5 } },
    'football-data': { home: { shots: 14, corners: 6 }, away: { shots: 5, corners: 4 } },
    openfootball: { home: { corners: 7, fouls: 9 }, away: { corners: 4 } },
  };
  for (const order of [SOURCES, SOURCES.toReversed()]) {
    await emptyWorld(database.db);
    for (const source of order) await deliver(delivery(source, statistics[source]), true);
    expect(await storedStatistics()).toEqual([
      { is_home: true, shots: 11, corners: 6, fouls: 9 },
      { is_home: false, shots: 5, corners: 4, fouls: null },
    ]);
    const texts = (await findContradictions(database.db)).map(contradictionText);
    expect(texts).toEqual([
      expect.stringMatching(
        / statistics: provider shots 11:5, football-data shots 14:5 corners 6:4, openfootball corners 7:4$/,
      ),
    ]);
  }
});

test('a statistic that its source no longer reports is that of the next source', async () => {
  const home = { shots: 14, corners: 6 };
  await deliver(delivery('football-data', { home, away: {} }), false);
  await deliver(delivery('provider', { home: { shots: 11, corners: 5 }, away: {} }), false);
  await deliver(delivery('provider', { home: { corners: 5 }, away: {} }, 3), false);
  expect(await storedStatistics()).toMatchObject([{ shots: 14, corners: 5 }, { shots: null }]);
});

test('the forecast is that of the strongest source, whichever came first', async () => {
  const forecast = (source: Source, score: `${number}:${number}`): FeedRecord => ({
    kind: 'forecast',
    source,
    matchKey: 'A-B',
    at: 17051e5,
    scores: [1, 2],
    score,
  });
  for (const order of [SOURCES, SOURCES.toReversed()]) {
    await emptyWorld(database.db);
    for (const source of order) {
      const records = delivery(source, { home: {}, away: {} });
      await deliver([...records, forecast(source, source === 'provider' ? '2:0' : '0:3')], false);
    }
    const rows = await database.db.selectFrom('matches').select('forecast_score').execute();
    expect(rows).toEqual([{ forecast_score: '2:0' }]);
  }
});

describe('the goals and cards of a match are those of one source, whichever came first', () => {
  const goal = (source: Source, minute: number, side: 'home' | 'away', known = {}) =>
    aFeedEvent('A-B', { key: `${source} ${minute}`, source, minute, side, type: 'goal', ...known });
  const penalty = { type: 'penalty_goal' as const };

  async function shownAfter(order: readonly Source[], events: readonly EventRecord[]) {
    await emptyWorld(database.db);
    for (const source of order) {
      const own = events.filter((event) => event.source === source);
      await deliver([...delivery(source, { home: {}, away: {} }), ...own], true);
    }
    const { id } = await database.db.selectFrom('matches').select('id').executeTakeFirstOrThrow();
    const course = await findEvents(database.db, id, 'en');
    const [live] = await findLiveMatches(database.db, [id]);
    const statistics = await findStatisticsRows(database.db, [id]);
    return {
      minutes: course.map(({ minute }) => minute),
      incidents: live?.incidents,
      penalties: statistics.map((row) => row.penalties).toSorted(),
    };
  }

  test.each<[string, readonly EventRecord[], object]>([
    [
      'of two complete ones the stronger',
      [
        goal('openfootball', 10, 'home', penalty),
        goal('openfootball', 20, 'home'),
        goal('openfootball', 30, 'away'),
        goal('openfootball', 80, 'away', { type: 'red' }),
        goal('provider', 11, 'home', penalty),
        goal('provider', 21, 'home'),
        goal('provider', 31, 'away'),
      ],
      { minutes: [11, 21, 31], incidents: 3, penalties: [0, 1] },
    ],
    [
      'the one whose goals make the score',
      [
        goal('openfootball', 10, 'home'),
        goal('openfootball', 20, 'home'),
        goal('openfootball', 30, 'away', penalty),
        goal('provider', 21, 'home'),
        goal('provider', 31, 'away', penalty),
      ],
      { minutes: [10, 20, 30], incidents: 3, penalties: [0, 1] },
    ],
    [
      'where none do, the stronger that has any',
      [
        goal('openfootball', 10, 'home'),
        goal('football-data', 20, 'home'),
        goal('football-data', 30, 'away', { type: 'red' }),
        goal('provider', 40, 'home', { type: 'yellow' }),
      ],
      { minutes: [20, 30], incidents: 2, penalties: [0, 0] },
    ],
  ])('%s', async (_, events, expected) => {
    for (const order of [SOURCES, SOURCES.toReversed()]) {
      expect(await shownAfter(order, events)).toEqual(expected);
    }
  });
});

const count = fc.option(fc.nat({ max: 30 }), { nil: undefined });
const side = fc.record({ shots: count, corners: count, fouls: count });
const sideOf = (statistics: { [Name in 'shots' | 'corners' | 'fouls']: number | undefined }) =>
  Object.fromEntries(Object.entries(statistics).filter(([, value]) => value !== undefined));
const reports = fc.array(
  fc.record({
    source: fc.constantFrom(...SOURCES),
    home: side,
    away: side,
    minutes: fc.uniqueArray(fc.integer({ min: 1, max: 90 }), { maxLength: 4 }),
  }),
  { minLength: 2, maxLength: 5 },
);

test(
  'any order of reports, twice, ends in one state',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        reports,
        fc.boolean(),
        fc.infiniteStream(fc.nat()),
        async (all, isWhole, ranks) => {
          const deliveries = all.map(({ source, home, away, minutes }, index) => [
            ...delivery(source, { home: sideOf(home), away: sideOf(away) }, index + 2),
            ...minutes.map((minute) =>
              aFeedEvent('A-B', { key: `${minute}`, source, seq: index + 2, minute, type: 'goal' }),
            ),
          ]);
          const shuffled = [...deliveries, ...deliveries]
            .map((records) => ({ records, rank: ranks.next().value ?? 0 }))
            .toSorted((one, other) => one.rank - other.rank);
          await emptyWorld(database.db);
          for (const records of deliveries) await deliver(records, isWhole);
          const expected = await knownWorld(database.db);
          await emptyWorld(database.db);
          for (const { records } of shuffled) await deliver(records, isWhole);
          expect(await knownWorld(database.db)).toEqual(expected);
        },
      ),
      { numRuns: RUNS },
    );
  },
  60_000 + RUNS * 2_000,
);
