import type { SimulatedSport } from '@tipmark/simulator';
import { type Calibration, calibrations } from '../calibration.ts';
import { type CountedFigures, countedStatistics } from '../compare.ts';
import { FIGURES } from '../figures-of-sports.ts';
import { type SimulatedSpan, simulatedMatches } from '../simulated-matches.ts';

/** Counts over a simulated span, and the reliability of its closing prices. */
export interface SimulatedCounts {
  readonly figures: CountedFigures;
  readonly calibrations: readonly Calibration[];
}

export function countSimulated(sport: SimulatedSport, span: SimulatedSpan): SimulatedCounts {
  const matches = simulatedMatches(sport, span);
  return {
    figures: countedStatistics(FIGURES[sport](matches)),
    calibrations: calibrations(sport, matches),
  };
}
