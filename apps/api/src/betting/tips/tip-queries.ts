import { DAY_SECONDS, TIP_RESULT } from '@tipmark/domain';
import { sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Tx } from '../../platform/database/tx.ts';
import type { AppendedEntry } from '../ledger/ledger-queries.ts';
import type { TipCounts } from './tip-rules.ts';

/**
 * Serializes the writes of one capper, so that limits are exact.
 * @returns end of the subscription, unix seconds, 0 without one; whether new tips are to be delayed
 */
export async function lockCapper(tx: Tx, userId: number) {
  const row = await tx
    .selectFrom('users')
    .select([
      sql<number | null>`extract(epoch from subscription_expires_at)::int`.as('until'),
      'delays_tips',
    ])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return { subscribedUntil: row?.until ?? 0, delaysTips: row?.delays_tips === true };
}

/** Blocks the ingest from starting or moving the match until the tip is stored. */
export function lockMatch(tx: Tx, matchId: number, sport: number) {
  return tx
    .selectFrom('matches')
    .select([
      'id',
      'bucket',
      'status',
      sql<number>`extract(epoch from starts_at)::int`.as('starts_at'),
    ])
    .where('id', '=', matchId)
    .where('sport', '=', sport)
    .forUpdate()
    .executeTakeFirst();
}

/** One of the leading cappers by the current rating. */
export async function isPremiumCapper(tx: Db | Tx, userId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('ratings')
    .select('is_premium_capper')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.is_premium_capper === true;
}

/** The site line now, milli-odds. */
export async function findLine(
  tx: Tx,
  match: { readonly id: number; readonly bucket: number },
  oddType: string,
): Promise<number | undefined> {
  const row = await tx
    .selectFrom('site_lines')
    .select('milli')
    .where('match_id', '=', match.id)
    .where('bucket', '=', match.bucket)
    .where('odd_type', '=', oddType)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.milli;
}

/** Days of limits and contests are those of UTC+3. */
const ZONE_SECONDS = 3 * 3_600;

function dayStartOf(nowSeconds: number): number {
  const local = nowSeconds + ZONE_SECONDS;
  return local - (local % DAY_SECONDS) - ZONE_SECONDS;
}

export interface CountsOf {
  readonly userId: number;
  readonly matchId: number;
  readonly market: string;
  readonly nowSeconds: number;
  /** Season whose tips of the day are counted. */
  readonly contestSeasonId?: number;
  /** Excludes the tip that is being changed. */
  readonly exceptTipId?: number;
}

/** The values that a capper's limits are checked against. */
export async function countTips(tx: Tx, of: CountsOf): Promise<TipCounts> {
  const { userId, matchId, market, nowSeconds, contestSeasonId = 0, exceptTipId = 0 } = of;
  const dayStart = atSecond(dayStartOf(nowSeconds));
  const { rows } = await sql<TipCounts>`
    select
      count(*) filter (where t.created_at >= ${dayStart})::int as today,
      count(*) filter (
        where t.created_at >= ${dayStart} and t.contest_season_id = ${contestSeasonId}
      )::int as contest_today,
      count(*) filter (where t.match_id = ${matchId})::int as on_match,
      count(*) filter (where t.match_id = ${matchId} and t.market = ${market})::int as on_market,
      coalesce(sum(t.stake) filter (where t.result = ${TIP_RESULT.pending}), 0)::int as pending_stake,
      coalesce(sum(t.profit_milli) filter (
        where u.reset_at is null or t.created_at > u.reset_at
      ), 0)::int as profit_milli
    from tips t join users u on u.id = t.user_id
    where t.user_id = ${userId} and t.id <> ${exceptTipId}
  `.execute(tx);
  const [counts] = rows;
  if (counts === undefined) throw new Error('tip counts: the database returned no row');
  return counts;
}

/** A tip of this capper on this match, locked until the end of the transaction. */
export function lockTip(tx: Tx, tipId: number, userId: number, matchId: number) {
  return tx
    .selectFrom('tips')
    .select([
      'id',
      'odd_type',
      'stake',
      'delay_salt',
      'contest_season_id',
      sql<number>`extract(epoch from created_at)::int`.as('created_at'),
    ])
    .where('id', '=', tipId)
    .where('user_id', '=', userId)
    .where('match_id', '=', matchId)
    .forUpdate()
    .executeTakeFirst();
}

/** Any tip, for the operator. */
export function lockTipOfAnybody(tx: Tx, tipId: number) {
  return tx
    .selectFrom('tips as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .select(['t.match_id', 't.is_text_hidden', 'u.ledger_id'])
    .where('t.id', '=', tipId)
    .forUpdate('t')
    .executeTakeFirst();
}

/** The description of a tip is no longer shown to anybody. */
export async function storeHiddenText(tx: Tx, tipId: number): Promise<void> {
  await tx.updateTable('tips').set({ is_text_hidden: true }).where('id', '=', tipId).execute();
}

/** Replaces the description, which is not in the ledger. */
export async function storeDescription(tx: Tx, tipId: number, description: string): Promise<void> {
  await tx.updateTable('tips').set({ description }).where('id', '=', tipId).execute();
}

/** An outcome at a price, as the ledger records it. */
interface PricedOutcome {
  readonly oddType: string;
  readonly market: string;
  readonly milli: number;
  readonly stake: number;
  readonly entry: AppendedEntry;
}

/** Replaces outcome, price and stake of a tip, as recorded by the entry. */
export async function storeAmendedTip(
  tx: Tx,
  tipId: number,
  { oddType, market, milli, stake, entry }: PricedOutcome,
  nowSeconds: number,
): Promise<void> {
  await tx
    .updateTable('tips')
    .set({
      odd_type: oddType,
      market,
      milli,
      stake,
      edited_at: atSecond(nowSeconds),
      seq: entry.seq,
      hash: entry.hash,
    })
    .where('id', '=', tipId)
    .execute();
}

interface NewTip {
  readonly userId: number;
  readonly matchId: number;
  readonly sport: number;
  readonly startsAt: number;
  readonly description: string;
  readonly contestSeasonId: number | null;
  /** Of a delayed tip. */
  readonly salt: string | null;
  readonly price: PricedOutcome;
}

/** Stores a tip under the number of its entry in the ledger. */
export async function insertTip(tx: Tx, tip: NewTip, nowSeconds: number): Promise<void> {
  const { oddType, market, milli, stake, entry } = tip.price;
  await tx
    .insertInto('tips')
    .values({
      id: entry.seq,
      user_id: tip.userId,
      match_id: tip.matchId,
      sport: tip.sport,
      odd_type: oddType,
      market,
      milli,
      stake,
      description: tip.description,
      contest_season_id: tip.contestSeasonId,
      created_at: atSecond(nowSeconds),
      edited_at: null,
      starts_at: atSecond(tip.startsAt),
      settled_at: null,
      seq: entry.seq,
      hash: entry.hash,
      clv: null,
      delay_salt: tip.salt,
      settled_seq: null,
    })
    .execute();
}
