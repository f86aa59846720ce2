import { INITIAL_BANK_MILLI, MATCH_STATUS, STAKE_UNIT_MILLI, TIP_LIMIT } from '@tipmark/domain';
import { TipRejection } from './tip-rejection.ts';

const MILLI = 1_000;
const textOf = (milli: number): string => (milli / MILLI).toFixed(2);
const MINUTE_SECONDS = 60;

/** @throws TipRejection once the match is no longer only scheduled: the server's clock decides */
export function refuseStarted(
  match: { readonly status: number; readonly starts_at: number },
  nowSeconds: number,
): void {
  if (match.status !== MATCH_STATUS.scheduled || nowSeconds >= match.starts_at) {
    throw new TipRejection('match_started', 'matchUrl', { key: 'tip_match_started' });
  }
}

/** @throws TipRejection without a price, or at a price outside the allowed range */
export function refusePrice(milli: number | undefined): asserts milli is number {
  if (milli === undefined) {
    throw new TipRejection('market_closed', 'odd_type', { key: 'tip_market_closed' });
  }
  const { minMilliOdds, maxMilliOdds } = TIP_LIMIT;
  if (milli >= minMilliOdds && milli <= maxMilliOdds) return;
  throw new TipRejection('limit_reached', 'odd_type', {
    key: 'tip_odds_range',
    values: {
      odds: textOf(milli),
      minimum: textOf(minMilliOdds),
      maximum: textOf(maxMilliOdds),
    },
  });
}

/**
 * @throws TipRejection when the price is lower than the one the capper saw; a higher one is theirs
 */
export function refuseFall(milli: number, seenOdds: number | null | undefined): void {
  const seen = Math.round((seenOdds ?? 0) * MILLI);
  if (milli >= seen) return;
  const detail = {
    key: 'tip_odds_changed',
    values: { before: textOf(seen), now: textOf(milli) },
  } as const;
  throw new TipRejection('odds_changed', 'odd_type', detail, milli / MILLI);
}

export interface TipCounts {
  readonly today: number;
  readonly on_match: number;
  readonly on_market: number;
  readonly contest_today: number;
  readonly pending_stake: number;
  readonly profit_milli: number;
}

/** @throws TipRejection when the capper has used up a day, a match or a market */
export function refuseTooMany(counts: TipCounts): void {
  const { perDay, perMatch } = TIP_LIMIT;
  if (counts.on_market > 0) refuseMarketTwice();
  if (counts.on_match >= perMatch) {
    const detail = { key: 'tip_match_limit', values: { limit: perMatch } } as const;
    throw new TipRejection('limit_reached', 'matchUrl', detail);
  }
  if (counts.today >= perDay) {
    const detail = { key: 'tip_day_limit', values: { limit: perDay } } as const;
    throw new TipRejection('limit_reached', 'matchUrl', detail);
  }
}

export function refuseMarketTwice(): never {
  throw new TipRejection('limit_reached', 'odd_type', { key: 'tip_same_market' });
}

/** @throws TipRejection when pending stakes would exceed the bank */
export function refuseOverBank(counts: TipCounts, stake: number): void {
  const bankMilli = INITIAL_BANK_MILLI + counts.profit_milli;
  if ((counts.pending_stake + stake) * STAKE_UNIT_MILLI <= bankMilli) return;
  throw new TipRejection('limit_reached', 'stake', { key: 'tip_over_bank' });
}

export function isEditable(createdAtSeconds: number, nowSeconds: number): boolean {
  return nowSeconds < createdAtSeconds + TIP_LIMIT.editSeconds;
}

export function refuseLateEdit(field: 'odd_type' | 'stake'): never {
  const minutes = TIP_LIMIT.editSeconds / MINUTE_SECONDS;
  throw new TipRejection('edit_window_over', field, { key: 'tip_edit_over', values: { minutes } });
}

/** @throws TipRejection unless the capper is a premium one */
export function refuseDelay(): never {
  throw new TipRejection('forbidden', 'isDelayed', { key: 'tip_delay_premium' });
}
