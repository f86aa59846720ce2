import { breakEvenPercent, valuePercent } from '../odds/value.ts';

/** Matches the market's probability stands for beside a streak: streaks alone are noise. */
const MARKET_WEIGHT = 20;
const MIN_HIT_SHARE = 0.7;
const MIN_MILLI_ODDS = 1_300;
const MIN_VALUE_PERCENT = 3;
/** Shortest and longest record that makes a trend. */
export const TREND_MATCHES = { min: 5, max: 20 } as const;

const Z_90 = 1.6448536269514722;

export type Trend = {
  /** Hits shrunk towards the market, 0–1. */
  readonly probability: number;
  readonly valuePercent: number;
  readonly breakEvenPercent: number;
  /** 90 % interval of the bare hit share. */
  readonly interval: readonly [low: number, high: number];
  /** Enough hits over enough matches. */
  readonly isTrend: boolean;
  /** … and a price that pays for it. */
  readonly isValueTrend: boolean;
};

/**
 * How much a record of `hits` in `matches` says about an outcome.
 * @param marketProbability fair market probability of the outcome, 0–1
 */
export function trendOf(
  hits: number,
  matches: number,
  marketProbability: number,
  milliOdds: number,
): Trend {
  const probability = (hits + MARKET_WEIGHT * marketProbability) / (matches + MARKET_WEIGHT);
  const value = valuePercent(milliOdds, probability);
  const isLongEnough = matches >= TREND_MATCHES.min && matches <= TREND_MATCHES.max;
  const isTrend = isLongEnough && hits / matches >= MIN_HIT_SHARE;
  return {
    probability,
    valuePercent: value,
    breakEvenPercent: breakEvenPercent(milliOdds),
    interval: wilsonInterval(hits, matches),
    isTrend,
    isValueTrend: isTrend && milliOdds >= MIN_MILLI_ODDS && value >= MIN_VALUE_PERCENT,
  };
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
