import type { SimulatedSport } from '@tipmark/simulator';
import { type CountedFigures, countedStatistics } from '../compare.ts';
import { FIGURES } from '../figures-of-sports.ts';
import { realMatches } from '../real-matches.ts';

/** Counts over real files. */
export function countReal(sport: SimulatedSport, openDataDir: string): CountedFigures {
  return countedStatistics(FIGURES[sport](realMatches(sport, openDataDir)));
}
