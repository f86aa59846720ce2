import type { SportName } from '@tipmark/domain';
import { MARKETS } from './markets.ts';
import { type Reliability, reliability, type Stated } from './reliability.ts';
import { fairChances, type ToldMatch } from './told-match.ts';

export interface Calibration extends Reliability {
  readonly name: string;
  readonly matches: number;
}

/** How reliable closing prices are, market by market. */
export function calibrations(sport: SportName, matches: readonly ToldMatch[]): Calibration[] {
  return MARKETS[sport].map(({ name, oddTypes, outcomeOf }) => {
    const stated = matches.flatMap((match): Stated[][] => {
      const outcome = outcomeOf(match);
      const chances = outcome === undefined ? undefined : fairChances(match.closing, oddTypes);
      if (chances === undefined) return [];
      const all = chances.map((chance, index): Stated => [chance, index === outcome]);
      return [oddTypes.length === 2 ? all.slice(0, 1) : all];
    });
    return { name, matches: stated.length, ...reliability(stated) };
  });
}
