import type { SimulatedSport } from '@tipmark/simulator';
import { type Calibration, calibrations } from '../calibration.ts';
import { type CountedOfSport, countedStatistics } from '../compare.ts';
import { type SimulatedSpan, simulatedMatches } from '../simulated-matches.ts';
import { STATISTICS } from '../statistics-of-sports.ts';

/** Counts over a simulated span, and the reliability of its closing prices. */
export interface SimulatedCounts {
  readonly figures: CountedOfSport;
  readonly calibrations: readonly Calibration[];
}

export function countSimulated(sport: SimulatedSport, span: SimulatedSpan): SimulatedCounts {
  const matches = simulatedMatches(sport, span);
  return {
    figures: countedStatistics(STATISTICS[sport](matches)),
    calibrations: calibrations(sport, matches),
  };
}
