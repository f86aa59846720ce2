import type { TennisForecast } from '@tipmark/contract';
import type { EventRow } from '../events/event-queries.ts';
import type { TennisDetails } from './tennis-queries.ts';

const HUNDREDTHS = 100;
const round = (value: number): number => Math.round(value * HUNDREDTHS) / HUNDREDTHS;

/** Chance to win the match from that of every set, all sets alike. */
function winOf(set: number, bestOf: 3 | 5): number {
  return bestOf === 3 ? set ** 2 * (3 - 2 * set) : set ** 3 * (10 - 15 * set + 6 * set ** 2);
}

/**
 * The prediction from before the match; without one the probability implied by its source's
 * expected sets, in full percent, since those have one decimal. null where neither is known.
 */
export function presentForecast(details: TennisDetails, row: EventRow): TennisForecast | null {
  const { p1, p2, expected_home, expected_away, best_of: bestOf } = details;
  if (p1 !== null && p2 !== null && expected_home !== null && expected_away !== null) {
    return {
      winPercent: [round(p1 * 100), round(p2 * 100)],
      expectedSets: [round(expected_home), round(expected_away)],
    };
  }
  const { forecast_home: home, forecast_away: away } = row;
  if (home === null || away === null || home + away <= 0) return null;
  const percent = Math.round(winOf(home / (home + away), bestOf === 5 ? 5 : 3) * 100);
  return { winPercent: [percent, 100 - percent], expectedSets: [round(home), round(away)] };
}
