import { IN_PLAY_FRESH_SECONDS, type InPlayPrice } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';
import { firmName } from './bookmaker-name.ts';

export type InPlayPriceRow = InPlayPrice & { readonly oddType: string; readonly name: string };

/** Prices of bookmakers on a market during the match, oldest first; without aggregates. */
export async function findInPlayPrices(
  db: Db,
  matchId: number,
  market: string,
  locale: Locale,
): Promise<InPlayPriceRow[]> {
  const { rows } = await sql<InPlayPriceRow>`
    select one.odd_type as "oddType", b.id as bookmaker, b.name,
      extract(epoch from p.at)::int as at, one.milli as "milliOdds"
    from in_play_prices p
    cross join lateral unnest(p.bookmaker_ids, p.odd_types, p.milli)
      as one(bookmaker_id, odd_type, milli)
    join bookmakers b on b.id = one.bookmaker_id and not b.is_aggregate
    where p.match_id = ${matchId} and split_part(one.odd_type, '.', 1) = ${market}
    order by p.at, b.name, one.odd_type
  `.execute(db);
  return rows.map((row) => ({ ...row, name: firmName(row.name, locale) }));
}

interface Suspended {
  readonly id: number;
  readonly starts_at: number;
}

/**
 * Suspends prices of running matches that were not confirmed for too long: a goal may have been
 * scored since. The next price of a bookmaker restores them.
 */
export async function suspendStale(db: Db, nowSeconds: number): Promise<readonly Suspended[]> {
  const { rows } = await sql<Suspended>`
    with stale as (
      update in_play_lines set current = array_fill(null::integer, array[cardinality(current)])
      where confirmed_at <= ${atSecond(nowSeconds - IN_PLAY_FRESH_SECONDS)}
        and cardinality(array_remove(current, null)) > 0
      returning match_id
    )
    update matches as m set rev = rev + 1 from stale where m.id = stale.match_id
    returning m.id, extract(epoch from m.starts_at)::int as starts_at
  `.execute(db);
  return rows;
}

/** Deletes in-play lines that were last confirmed by then. */
export async function deleteOldLines(db: Db, untilSeconds: number): Promise<void> {
  await sql`delete from in_play_lines where confirmed_at <= ${atSecond(untilSeconds)}`.execute(db);
}
