/**
 * What comes true of a claimed value to the market: of 16,600 matches half of it at most, and
 * nothing more above a few percent (docs/decisions/2026-11-29-believable-value.md).
 */
export const VALUE_TO_MARKET = {
  /** The share of a claim that is believed … */
  believedShare: 0.5,
  /** … up to so much. */
  mostPercent: 3,
  /** A larger claim is nearly always an error, an old price, or something others know already. */
  checkAbovePercent: 10,
} as const;

/** A value is highlighted from here on. */
export const GOOD_VALUE_PERCENT = 1;

/**
 * No value is claimed for an outcome whose newest price is older: nobody knows whether it is still
 * offered. Bookmakers that fell behind the others are left out of the best price much earlier
 * (`STALE_AFTER_SECONDS`).
 */
export const UNCONFIRMED_AFTER_SECONDS = 7_200;

/** Whether no bookmaker has confirmed a price for too long; null: its source gives no times. */
export function isUnconfirmed(confirmedAt: number | null, nowSeconds: number): boolean {
  return confirmedAt === null || nowSeconds - confirmedAt > UNCONFIRMED_AFTER_SECONDS;
}

/**
 * The believable part of the value of the best price to the market.
 * @param claimedPercent `(o·p − 1) · 100` of the best price and the fair probability; a loss is
 * believed whole
 */
export function believableToMarket(claimedPercent: number): number {
  const { believedShare, mostPercent } = VALUE_TO_MARKET;
  if (!(claimedPercent > 0)) return claimedPercent;
  return Math.min(claimedPercent * believedShare, mostPercent);
}

/** Whether a price is so far above the market that it has to be checked before it is believed. */
export function isPriceToCheck(claimedPercent: number | null): boolean {
  return claimedPercent !== null && claimedPercent > VALUE_TO_MARKET.checkAbovePercent;
}

export interface JudgedValue {
  /** The believable value, by model and market or to the market. */
  readonly valuePercent: number | null;
  /** The claimed value of the best price to the market. */
  readonly marketPercent: number | null;
}

/** Whether a value is highlighted: worth something, at a price above the market, not suspicious. */
export function isGoodValue({ valuePercent, marketPercent }: JudgedValue): boolean {
  return (
    valuePercent !== null &&
    valuePercent >= GOOD_VALUE_PERCENT &&
    marketPercent !== null &&
    marketPercent > 0 &&
    !isPriceToCheck(marketPercent)
  );
}
