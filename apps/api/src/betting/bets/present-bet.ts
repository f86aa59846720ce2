import type { OwnBet } from '@tipmark/contract';
import { BET_STATUS, type BetCurrency } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { rounded } from '../../matches/lists/rounded.ts';
import { firmName } from '../../matches/odds/bookmaker-name.ts';
import type { BetRow } from './bet-queries.ts';

const MILLI = 1_000;

/** The price that would have been fair at the close. */
function closingOf(milli: number, clv: number | null): number | null {
  if (clv === null || clv <= -1) return null;
  const closing = Math.round(milli / (1 + clv)) / MILLI;
  return closing > 1 && closing <= MILLI ? closing : null;
}

export function presentBet(row: BetRow, locale: Locale): OwnBet {
  const { match_id: id, slug, starts_at: startsAt, is_time_known: isTimeKnown } = row;
  return {
    id: row.id,
    version: row.version,
    match:
      id === null || slug === null || startsAt === null
        ? null
        : { id, link: `${id}-${slug}`, startsAt, isTimeKnown: isTimeKnown === true },
    sport: row.sport,
    event: row.event,
    oddType: row.odd_type,
    market: row.market,
    outcome: row.outcome,
    bookmaker: firmName(row.bookmaker, locale),
    odds: row.milli / MILLI,
    stake: row.stake_minor,
    currency: row.currency as BetCurrency,
    placedAt: row.placed_at,
    status: row.status,
    isSettledByOwner: row.is_settled_by_owner,
    profit: row.status === BET_STATUS.pending ? null : row.profit_minor,
    returned: row.returned_minor,
    closingOdds: closingOf(row.milli, row.clv),
    clvPercent: row.clv === null ? null : rounded(row.clv * 100),
    note: row.note,
    tags: row.tags,
  };
}
