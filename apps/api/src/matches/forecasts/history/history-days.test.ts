import { SPORT } from '@tipmark/domain';
import { applyFeedStream } from '../../../ingest/apply/apply-feed-stream.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/create-test-database.ts';
import { findPredictedLeagues } from '../league-queries.ts';
import { leagueRecords, ROUND_SIZE, ROUNDS } from '../testing/played-league.ts';
import { historyDays } from './history-days.ts';
import type { HistoryRow } from './history-queries.ts';

let database: TestDatabase;
let leagueIds: number[];

beforeAll(async () => {
  database = await createTestDatabase();
  const lines = leagueRecords(ROUNDS).map((record, line) => ({ record, line }));
  await applyFeedStream(database.db, lines);
  leagueIds = (await findPredictedLeagues(database.db)).map(({ id }) => id);
}, 60_000);

afterAll(() => database.close());

// A round is played on one day: pages shorter, as long and longer than a day.
test.each([1, 4, ROUND_SIZE, 25, 1_000])(
  'pages of %i give every match once, in order, no day divided',
  async (pageSize) => {
    const pieces: (readonly HistoryRow[])[] = [];
    for await (const rows of historyDays(database.db, { sport: SPORT.soccer, leagueIds }, pageSize))
      pieces.push(rows);
    const all = pieces.flat();
    expect(new Set(all.map(({ id }) => id)).size).toBe(ROUNDS * ROUND_SIZE);
    expect(all).toHaveLength(ROUNDS * ROUND_SIZE);
    expect(all.toSorted((one, other) => one.starts_at - other.starts_at)).toEqual(all);
    for (const piece of pieces) expect(piece.length % ROUND_SIZE).toBe(0);
  },
);
