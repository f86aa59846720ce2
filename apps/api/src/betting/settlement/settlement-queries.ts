import {
  MATCH_STATUS,
  type MarketCode,
  RESUME_WITHIN_SECONDS,
  sportsWhere,
  TIP_RESULT,
  type TipResult,
} from '@tipmark/domain';
import { sql } from 'kysely';
import { closesAt } from '../../matches/lists/closes-at-queries.ts';
import type { PlayedMatchRow } from '../../matches/play/played-match-row.ts';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Tx } from '../../platform/database/tx.ts';

/** How long after its first settlement a tip follows a corrected result. */
export const CORRECTION_SECONDS = 24 * 3_600;

const ENDING_WITH_TOURNAMENT = sportsWhere(({ settlement }) => settlement.waitsForTournament);

/** Those of the matches that have tips a result could still change. */
export async function findOpenMatches(
  db: Db,
  nowSeconds: number,
  matchIds: readonly number[],
): Promise<number[]> {
  const rows = await db
    .selectFrom('tips')
    .select('match_id')
    .distinct()
    .where('match_id', 'in', [...matchIds])
    .where((where) =>
      where.or([
        where('result', '=', TIP_RESULT.pending),
        where('settled_at', '>', atSecond(nowSeconds - CORRECTION_SECONDS)),
      ]),
    )
    .orderBy('match_id')
    .execute();
  return rows.map(({ match_id }) => match_id);
}

/** Every match with pending tips that is over, broken off, or past its start for two days. */
export async function findDueMatches(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('tips as t')
    .innerJoin('matches as m', 'm.id', 't.match_id')
    .select('t.match_id')
    .distinct()
    .where('t.result', '=', TIP_RESULT.pending)
    .where((where) =>
      where.or([
        where('m.status', '>', MATCH_STATUS.live),
        where('m.starts_at', '>', where.ref('t.starts_at')),
      ]),
    )
    .orderBy('t.match_id')
    .execute();
  return rows.map(({ match_id }) => match_id);
}

function sumOfBoth(column: string) {
  return sql`(
    select case when count(s.${sql.ref(column)}) = 2 then sum(s.${sql.ref(column)})::int end
    from match_stats s where s.match_id = m.id
  )`;
}

/** The play of a match `m`. Sums of both sides are null while one is unknown. */
export const PLAYED_COLUMNS = sql`
  m.sport, m.status, extract(epoch from m.starts_at)::int as starts_at,
  m.home_score, m.away_score, m.home_periods, m.away_periods,
  m.home_red_cards, m.away_red_cards, m.home_extra, m.away_extra,
  m.home_penalties, m.away_penalties, m.played_minutes, m.best_of, m.advancing,
  (select extract(epoch from s.ends_on)::int from seasons s where s.id = m.season_id)
    as season_ends_at,
  ${sumOfBoth('corners')} as corners, ${sumOfBoth('yellow_cards')} as yellow_cards,
  ${sumOfBoth('red_cards')} as red_cards`;

/** The play of a match, locked against the ingest. */
export async function lockPlayedMatch(
  tx: Tx,
  matchId: number,
): Promise<PlayedMatchRow | undefined> {
  await sql`select 1 from matches where id = ${matchId} for update`.execute(tx);
  const { rows } = await sql<PlayedMatchRow>`
    select ${PLAYED_COLUMNS} from matches m where m.id = ${matchId}
  `.execute(tx);
  return rows[0];
}

/** Last site line of every outcome before the scheduled start, milli-odds. Two statements. */
export async function findClosingLines(tx: Tx, matchId: number): Promise<Map<string, number>> {
  // Given where known, as the planner would read every month otherwise.
  const match = await tx
    .selectFrom('matches')
    .select('bucket')
    .where('id', '=', matchId)
    .executeTakeFirst();
  if (match === undefined) return new Map();
  const { rows } = await sql<{ odd_type: string; milli: number }>`
    select distinct on (l.odd_type) l.odd_type, l.milli
    from matches m join site_lines l on l.match_id = m.id
    where m.id = ${matchId} and l.bucket = ${match.bucket} and l.at < ${closesAt}
    order by l.odd_type, l.at desc
  `.execute(tx);
  return new Map(rows.map(({ odd_type, milli }) => [odd_type, milli]));
}

export interface OpenTipRow {
  readonly id: number;
  readonly user_id: number;
  readonly odd_type: string;
  readonly market: MarketCode;
  readonly milli: number;
  readonly stake: number;
  readonly result: TipResult;
  readonly clv: number | null;
  readonly is_rated: boolean;
  readonly starts_at: number;
  readonly ledger_id: string;
}

/**
 * Whether a settled tip or bet `t` on the match `m` still follows a corrected result. A match that
 * was given up after two days (in tennis later) stays given up: if it is played later it counts as
 * another one.
 */
export const followsCorrections = (nowSeconds: number) => sql`(
  t.settled_at > ${atSecond(nowSeconds - CORRECTION_SECONDS)}
  and (m.sport = any(${ENDING_WITH_TOURNAMENT}::int[]) or t.settled_at < greatest(t.starts_at, m.starts_at)
    + make_interval(secs => ${RESUME_WITHIN_SECONDS}))
)`;

/** Tips of a match that may still get or change a result, in the order they were posted. */
export async function lockOpenTips(
  tx: Tx,
  matchId: number,
  nowSeconds: number,
): Promise<OpenTipRow[]> {
  const { rows } = await sql<OpenTipRow>`
    select t.id, t.user_id, t.odd_type, t.market, t.milli, t.stake, t.result, t.clv, t.is_rated,
      u.ledger_id,
      extract(epoch from t.starts_at)::int as starts_at
    from tips t join users u on u.id = t.user_id join matches m on m.id = t.match_id
    where t.match_id = ${matchId}
      and (t.result = ${TIP_RESULT.pending} or ${followsCorrections(nowSeconds)})
    order by t.id
    for update of t
  `.execute(tx);
  return rows;
}

export interface SettledRow {
  readonly id: number;
  readonly result: TipResult;
  readonly profitMilli: number;
  readonly clv: number | null;
  readonly isRated: boolean;
  /** Ledger entry of the settlement; null where the result did not change. */
  readonly seq: number | null;
}

/** The time of the first settlement stays: statistics are grouped by it. */
export async function saveResults(
  tx: Tx,
  nowSeconds: number,
  rows: readonly SettledRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update tips as t set result = item.result, profit_milli = item.profit_milli,
      clv = item.clv, is_rated = item.is_rated,
      settled_seq = coalesce(t.settled_seq, item.seq),
      settled_at = coalesce(t.settled_at, ${atSecond(nowSeconds)})
    from unnest(
      ${rows.map((row) => row.id)}::int[],
      ${rows.map((row) => row.result)}::int[],
      ${rows.map((row) => row.profitMilli)}::int[],
      ${rows.map((row) => row.clv)}::float8[],
      ${rows.map((row) => row.isRated)}::bool[],
      ${rows.map((row) => row.seq)}::int[]
    ) as item(id, result, profit_milli, clv, is_rated, seq)
    where t.id = item.id
  `.execute(tx);
}
