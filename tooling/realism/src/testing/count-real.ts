import type { SimulatedSport } from '@tipmark/simulator';
import { type CountedOfSport, countedStatistics } from '../compare.ts';
import { realMatches } from '../real-matches.ts';
import { STATISTICS } from '../statistics-of-sports.ts';

/** Counts over real files. */
export function countReal(sport: SimulatedSport, openDataDir: string): CountedOfSport {
  return countedStatistics(STATISTICS[sport](realMatches(sport, openDataDir)));
}
