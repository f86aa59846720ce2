import { SPORT } from '@tipmark/domain';
import { sql } from 'kysely';
import { applyFeedStream } from '../../../ingest/apply/apply-feed-stream.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/create-test-database.ts';
import { aTennisMatch, aTournament } from '../../tennis/testing/tournament.ts';
import { findPredictedLeagues } from '../league-queries.ts';
import { leagueRecords, ROUND_SIZE, ROUNDS } from '../testing/played-league.ts';
import { historyDays } from './history-days.ts';
import { findHistoryPage, type HistoryRow } from './history-queries.ts';

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
  'pages of %i return every match once, in order, without splitting a day',
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

test('a match dated only by its tournament has the number of days within which it was played', async () => {
  const day = (key: string, isDayKnown?: boolean) => [
    ...aTournament(['Ann', 'Bea'], key, { en: key, ru: key }),
    {
      ...aTennisMatch('Ann', 'Bea', { key: `${key} final`, seasonKey: `${key}-2024` }),
      ...(isDayKnown === false && { isDayKnown, isTimeKnown: false }),
    },
  ];
  const lines = [...day('dated'), ...day('undated', false)].map((record, line) => ({
    record,
    line,
  }));
  await applyFeedStream(database.db, lines);
  const { rows } = await sql<{
    id: number;
  }>`select id from leagues where sport = ${SPORT.tennis}`.execute(database.db);
  const span = { sport: SPORT.tennis, leagueIds: rows.map(({ id }) => id) };
  const found = await findHistoryPage(database.db, span, undefined, 10);
  expect(found.map((row) => row.played_within_days).toSorted()).toEqual([1, 8]);
});
