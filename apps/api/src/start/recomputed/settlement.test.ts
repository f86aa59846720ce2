import { join } from 'node:path';
import { MATCH_STATUS, marketsOf, parseOddType, SPORT, type Sport } from '@tipmark/domain';
import { sql } from 'kysely';
import { settleMatch } from '../../betting/settlement/settle-match.ts';
import { tx } from '../../platform/database/tx.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { recomputingQueries } from '../../testing/recomputing-queries.ts';
import { backfillForTest } from '../testing/backfill-for-test.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z') / 1_000;
const DAY = 86_400;
const DAYS = 5;

interface Reported {
  readonly id: number;
  readonly result: number | null;
}

const queries = recomputingQueries(join(import.meta.dirname, 'settlement'));
let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
  await backfillForTest(api, NOW, DAYS);
}, 300_000);

afterAll(() => api.close());

/** Outcomes of every market of a sport, with integer, half and quarter lines. */
function outcomesOf(sport: Sport): string[] {
  const lines = [
    '',
    ':-1',
    ':0',
    ':1',
    ':1.5',
    ':2.5',
    ':2.75',
    ':3.25',
    ':8.5',
    ':21.5',
    ':-0.75',
    ':-0.25',
    ':0.75',
  ];
  const selections = [
    '1',
    'x',
    '2',
    'o',
    'u',
    'y',
    'n',
    '1x',
    '12',
    'x2',
    '0-0',
    '1-0',
    '2-0',
    '2-1',
    '1-2',
    '5-4',
  ];
  return marketsOf(sport)
    .flatMap((market) =>
      selections.flatMap((one) => lines.map((line) => `${market}.${one}${line}`)),
    )
    .filter((text) => parseOddType(text, sport) !== undefined);
}

const { finished, canceled, stopped, interrupted, walkover, finishedRetired, awarded } =
  MATCH_STATUS;
const STATUSES: readonly [Sport, readonly number[]][] = [
  [SPORT.soccer, [finished, finished, canceled, stopped, interrupted, walkover, awarded]],
  [SPORT.hockey, [finished, finished, canceled, stopped, stopped, interrupted, walkover, awarded]],
  [SPORT.tennis, [finished, finished, canceled, interrupted, walkover, finishedRetired, awarded]],
];

/** Stores an open tip on every outcome of the match. */
async function tipEverything(match: number, sport: Sport, firstId: number): Promise<number> {
  const { db } = api.database;
  const outcomes = outcomesOf(sport);
  const { rows } = await sql<{ id: number }>`
    select id from users u
    where not exists (select from tips t where t.user_id = u.id and t.match_id = ${match})
    order by id limit ${outcomes.length}
  `.execute(db);
  expect(rows).toHaveLength(outcomes.length);
  await sql`
    insert into tips (id, user_id, match_id, sport, odd_type, market, milli, stake, created_at,
      starts_at, seq, hash)
    select ${firstId}::int + place, user_id, m.id, m.sport, odd_type, split_part(odd_type, '.', 1),
      2000, 1, m.starts_at - interval '1 day', m.starts_at, ${firstId}::int + place, ''
    from unnest(${rows.map(({ id }) => id)}::int[], ${outcomes}::text[])
      with ordinality as item(user_id, odd_type, place)
    join matches m on m.id = ${match}
  `.execute(db);
  return outcomes.length;
}

test('settlement of every market, sport and status', async () => {
  const { db } = api.database;
  let nextId = 10_000_000;
  const seen = new Set<number>();
  for (const [sport, statuses] of STATUSES) {
    const { rows } = await sql<{ id: number }>`
      select id from matches m where sport = ${sport} and status = 3
        and (sport = 3 or (select count(*) from match_stats s where s.match_id = m.id) = 2)
      order by home_extra is null, id limit ${statuses.length}
    `.execute(db);
    expect(rows).toHaveLength(statuses.length);
    for (const [index, status] of statuses.entries()) {
      const match = rows[index]?.id ?? 0;
      await db.updateTable('matches').set({ status }).where('id', '=', match).execute();
      if (sport === SPORT.hockey && index === 4) {
        await sql`update matches set played_minutes = 57 where id = ${match}`.execute(db);
      }
      if (status === finishedRetired) {
        await sql`
          update matches set home_periods = '{6,4}', away_periods = '{3,3}', advancing = 2,
            home_score = 1, away_score = 0
          where id = ${match}
        `.execute(db);
      }
      nextId += (await tipEverything(match, sport, nextId)) + 1;
      await tx(db, (trx) => settleMatch(trx, match, NOW + 60 * DAY));
      const stored = await db
        .selectFrom('tips')
        .select(['id', 'odd_type', 'result'])
        .where('match_id', '=', match)
        .where('id', '>=', 10_000_000)
        .execute();
      const reported = await queries.ask<Reported>(db, 'settlement', { match });
      const resultOf = new Map(reported.map(({ id, result }) => [id, result]));
      for (const { id, odd_type: oddType, result } of stored) {
        const computed = resultOf.get(id);
        if (computed === null && /games/.test(oddType)) continue;
        expect([sport, status, match, oddType, Number(computed)]).toEqual([
          sport,
          status,
          match,
          oddType,
          result,
        ]);
        seen.add(result);
      }
    }
  }
  expect([...seen].toSorted()).toEqual([1, 2, 3, 4, 5]);
}, 300_000);

test('every query of the folder is tested', () => {
  expect(queries.unasked()).toEqual([]);
});
