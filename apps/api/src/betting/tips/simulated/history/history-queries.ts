import type { Reveal } from '@tipmark/domain';
import { sql } from 'kysely';
import { type PlayedMatchRow } from '../../../../matches/play/played-match-row.ts';
import { atSecond } from '../../../../platform/database/at-second.ts';
import type { Db } from '../../../../platform/database/connect.ts';
import type { Tx } from '../../../../platform/database/tx.ts';
import { PLAYED_COLUMNS } from '../../../settlement/settlement-queries.ts';
import type { ObservedMatch } from '../choose-tip.ts';
import type { PastTip } from './plan-history.ts';

export interface HistoryState {
  readonly beganAt: number;
  readonly eventsWritten: number;
  readonly isDone: boolean;
}

/** Progress of the past; created on first use. */
export async function openHistory(db: Db, nowSeconds: number): Promise<HistoryState> {
  await sql`
    insert into simulated_history (id, began_at) values (1, ${atSecond(nowSeconds)})
    on conflict do nothing
  `.execute(db);
  const { rows } = await sql<HistoryState>`
    select extract(epoch from began_at)::int as "beganAt", events_written as "eventsWritten",
      is_done as "isDone"
    from simulated_history where id = 1
  `.execute(db);
  const [state] = rows;
  if (state === undefined) throw new Error('the simulated history has no row');
  return state;
}

export async function noteEvents(tx: Tx, count: number): Promise<void> {
  await sql`
    update simulated_history set events_written = events_written + ${count} where id = 1
  `.execute(tx);
}

export async function closeHistory(tx: Tx): Promise<void> {
  await sql`update simulated_history set is_done = true where id = 1`.execute(tx);
}

export type PlayedMatch = ObservedMatch & PlayedMatchRow;

/** Simulated matches of every sport that started or will start between two instants. */
export async function findMatchesBetween(db: Db, from: number, to: number): Promise<PlayedMatch[]> {
  const { rows } = await sql<PlayedMatch>`
    select m.id, m.forecast_home, m.forecast_away, ${PLAYED_COLUMNS},
      h.name_ru as home_ru, a.name_ru as away_ru, h.name_en as home_en, a.name_en as away_en
    from matches m
    join leagues l on l.id = m.league_id
    join teams h on h.id = m.home_id
    join teams a on a.id = m.away_id
    where l.is_simulated and m.odds_current is not null
      and m.starts_at > ${atSecond(from)} and m.starts_at <= ${atSecond(to)}
    order by m.starts_at, m.id
  `.execute(db);
  return rows;
}

export interface LineRow {
  readonly match_id: number;
  readonly odd_type: string;
  /** Unix seconds. */
  readonly at: number;
  readonly milli: number;
}

/** History of the site line of all outcomes of some matches, oldest first. */
export async function findLines(db: Db, matchIds: readonly number[]): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select l.match_id, l.odd_type, extract(epoch from l.at)::int as at, l.milli
    from matches m join site_lines l on l.match_id = m.id and l.bucket = m.bucket
    where m.id = any(${matchIds}::int[])
    order by l.at
  `.execute(db);
  return rows;
}

export type ChainedTip = PastTip & {
  readonly seq: number;
  readonly hash: string;
  /** Of a delayed tip. */
  readonly reveal: Reveal | undefined;
};

/** Tips as the commands would have left them. */
export async function insertPastTips(tx: Tx, tips: readonly ChainedTip[]): Promise<void> {
  if (tips.length === 0) return;
  const column = <Value>(pick: (tip: ChainedTip) => Value) => tips.map(pick);
  await sql`
    insert into tips (id, user_id, match_id, sport, odd_type, market, milli, stake, description,
      created_at, starts_at, result, profit_milli, settled_at, clv, is_rated, seq, hash,
      contest_season_id, delay_salt)
    select seq, user_id, match_id, sport, odd_type, market, milli, stake, description,
      to_timestamp(created_at), to_timestamp(starts_at), result, profit_milli,
      to_timestamp(settled_at), clv, is_rated, seq, hash, contest_season_id, delay_salt
    from unnest(
      ${column((tip) => tip.seq)}::int[],
      ${column((tip) => tip.capperId)}::int[],
      ${column((tip) => tip.matchId)}::int[],
      ${column((tip) => tip.sport)}::int[],
      ${column((tip) => tip.choice.odd_type)}::text[],
      ${column((tip) => tip.market)}::text[],
      ${column((tip) => tip.choice.milli)}::int[],
      ${column((tip) => tip.change?.stake ?? tip.choice.stake)}::int[],
      ${column((tip) => tip.choice.description)}::text[],
      ${column((tip) => tip.createdAt)}::int[],
      ${column((tip) => tip.startsAt)}::int[],
      ${column((tip) => tip.verdict?.result ?? 0)}::int[],
      ${column((tip) => tip.verdict?.profitMilli ?? 0)}::int[],
      ${column((tip) => (tip.verdict === undefined ? null : tip.settledAt))}::int[],
      ${column((tip) => tip.verdict?.clv ?? null)}::float8[],
      ${column((tip) => tip.verdict?.isRated ?? false)}::bool[],
      ${column((tip) => tip.hash)}::text[],
      ${column((tip) => tip.contestSeasonId)}::int[],
      ${column((tip) => tip.reveal?.salt ?? null)}::text[]
    ) as item(seq, user_id, match_id, sport, odd_type, market, milli, stake, description, created_at,
      starts_at, result, profit_milli, settled_at, clv, is_rated, hash, contest_season_id, delay_salt)
  `.execute(tx);
  const reveals = tips.flatMap(({ seq, matchId, reveal }) =>
    reveal === undefined ? [] : [{ seq, match_id: matchId, ...reveal }],
  );
  if (reveals.length > 0) await tx.insertInto('ledger_reveals').values(reveals).execute();
}

export interface PastChange {
  readonly id: number;
  readonly seq: number;
  readonly hash: string;
  readonly stake: number;
  readonly editedAt: number;
}

/** Tips as the change of their stake would have left them. */
export async function notePastChanges(tx: Tx, changes: readonly PastChange[]): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    update tips as t set stake = item.stake, edited_at = to_timestamp(item.edited_at),
      seq = item.seq, hash = item.hash
    from unnest(
      ${changes.map(({ id }) => id)}::int[],
      ${changes.map(({ seq }) => seq)}::int[],
      ${changes.map(({ hash }) => hash)}::text[],
      ${changes.map(({ stake }) => stake)}::int[],
      ${changes.map(({ editedAt }) => editedAt)}::int[]
    ) as item(id, seq, hash, stake, edited_at)
    where t.id = item.id
  `.execute(tx);
}

/** People whose record was reset at an instant. */
export async function noteResets(
  tx: Tx,
  resets: readonly { readonly id: number; readonly at: number }[],
): Promise<void> {
  if (resets.length === 0) return;
  await sql`
    update users as u set reset_at = to_timestamp(item.at)
    from unnest(
      ${resets.map(({ id }) => id)}::int[], ${resets.map(({ at }) => at)}::int[]
    ) as item(id, at)
    where u.id = item.id
  `.execute(tx);
}

/** Where in the ledger tips were settled. */
export async function noteSettled(
  tx: Tx,
  settled: readonly { readonly id: number; readonly seq: number }[],
): Promise<void> {
  if (settled.length === 0) return;
  await sql`
    update tips as t set settled_seq = item.seq
    from unnest(
      ${settled.map(({ id }) => id)}::int[], ${settled.map(({ seq }) => seq)}::int[]
    ) as item(id, seq)
    where t.id = item.id
  `.execute(tx);
}

/** Entry of every tip of these people so far, by `user match`. */
export async function findEntriesOfTips(
  db: Db,
  userIds: readonly number[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ key: string; id: number }>`
    select user_id || ' ' || match_id as key, id from tips where user_id = any(${userIds}::int[])
  `.execute(db);
  return new Map(rows.map(({ key, id }) => [key, id]));
}
