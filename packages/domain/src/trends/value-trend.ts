import { HEADLINE_MAX_MILLI_ODDS } from '../odds/notable-fall.ts';
import { breakEvenPercent } from '../odds/value.ts';

const MIN_HIT_SHARE = 0.7;
const MIN_MILLI_ODDS = 1_300;
/** Shortest and longest record that makes a trend. */
export const TREND_MATCHES = { min: 5, max: 20 } as const;
const HEADLINE = {
  minMatches: 10,
  maxMilliOdds: HEADLINE_MAX_MILLI_ODDS,
  /** Above, the model is wrong: such claims lost 12 to 17 of a hundred. */
  maxClaimedPercent: 10,
} as const;

const Z_90 = 1.6448536269514722;

export interface Trend {
  readonly breakEvenPercent: number;
  /** 90 % interval of the bare hit share. */
  readonly interval: readonly [low: number, high: number];
  /** Enough hits over enough matches. */
  readonly isTrend: boolean;
  /** … at a price worth a look. What it is worth is not asked: the list is ordered by it. */
  readonly isValueTrend: boolean;
  /** … and fit for a main page. */
  readonly isHeadline: boolean;
}

/**
 * A record of `hits` in `matches` beside the price of the outcome. The record is evidence and does
 * not change the probability: fitted on seasons of six leagues its weight beside the model is zero
 * (docs/calibration.md), so the value of the outcome comes only from market and model.
 * @param claimedPercent value of the price by the model alone; absent where it has no forecast
 */
export function trendOf(
  hits: number,
  matches: number,
  milliOdds: number,
  claimedPercent?: number,
): Trend {
  const isLongEnough = matches >= TREND_MATCHES.min && matches <= TREND_MATCHES.max;
  const isTrend = isLongEnough && hits / matches >= MIN_HIT_SHARE;
  const isValueTrend = isTrend && milliOdds >= MIN_MILLI_ODDS;
  const isPlausible =
    claimedPercent !== undefined && isHeadlineTrend(matches, milliOdds, claimedPercent);
  return {
    breakEvenPercent: breakEvenPercent(milliOdds),
    interval: wilsonInterval(hits, matches),
    isTrend,
    isValueTrend,
    isHeadline: isValueTrend && isPlausible,
  };
}

/**
 * Whether a value trend may be on a main page: no outsider, no short record, no implausible claim
 * of the model.
 */
export function isHeadlineTrend(
  matches: number,
  milliOdds: number,
  claimedPercent: number,
): boolean {
  const { minMatches, maxMilliOdds, maxClaimedPercent } = HEADLINE;
  return matches >= minMatches && milliOdds <= maxMilliOdds && claimedPercent <= maxClaimedPercent;
}

/** Wilson's 90 % interval of a share; [0, 1] without trials. */
export function wilsonInterval(hits: number, trials: number): readonly [number, number] {
  if (trials === 0) return [0, 1];
  const share = hits / trials;
  const z2 = (Z_90 * Z_90) / trials;
  const centre = share + z2 / 2;
  const spread = Z_90 * Math.sqrt((share * (1 - share)) / trials + z2 / (4 * trials));
  return [Math.max(0, (centre - spread) / (1 + z2)), Math.min(1, (centre + spread) / (1 + z2))];
}
