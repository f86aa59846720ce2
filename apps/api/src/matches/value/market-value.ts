import { believableToMarket, isUnconfirmed, valuePercent } from '@tipmark/domain';

/** What the best price of an outcome is worth to the market, in percent. */
export interface MarketValue {
  /** Of the best price and the fair probability. */
  readonly claimedPercent: number;
  /** Its believable part. */
  readonly valuePercent: number;
}

/** The best price of an outcome at bookmakers that are still reporting. */
export interface ConfirmedPrice {
  /** 0 = nobody offers one. */
  readonly milli: number;
  /** When a bookmaker last named a price of the outcome; null: none has a time. */
  readonly confirmedAt: number | null;
}

/** The only place that computes the believable value of a price to the market. */
export function valueToMarket(milli: number, probability: number): MarketValue {
  const claimedPercent = valuePercent(milli, probability);
  return { claimedPercent, valuePercent: believableToMarket(claimedPercent) };
}

/**
 * The same where it may be shown.
 * @param probability of the outcome without margin
 * @returns null where one of them is unknown, and for a price that nobody has confirmed for long
 */
export function marketValue(
  { milli, confirmedAt }: ConfirmedPrice,
  probability: number | null | undefined,
  nowSeconds: number,
): MarketValue | null {
  if (milli === 0 || isUnconfirmed(confirmedAt, nowSeconds)) return null;
  if (probability === null || probability === undefined || Number.isNaN(probability)) return null;
  return valueToMarket(milli, probability);
}
