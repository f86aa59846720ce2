import { type Reliability, reliability, type Stated } from '@tipmark/prediction';
import type { SimulatedSport } from '@tipmark/simulator';
import { MARKETS, type Market } from './markets.ts';
import { fairChances, MOMENTS, type ReportedMatch } from './reported-match.ts';

export interface Calibration extends Reliability {
  readonly name: string;
  readonly matches: number;
}

type PricesOf = (match: ReportedMatch) => Parameters<typeof fairChances>[0];

/** How reliable closing prices are, market by market, and those of the play, moment by moment. */
export function calibrations(
  sport: SimulatedSport,
  matches: readonly ReportedMatch[],
): Calibration[] {
  const moments = matches.some(({ inPlay }) => inPlay.length > 0) ? MOMENTS : [];
  return MARKETS[sport].flatMap((market) => [
    calibration(market.name, market, matches, ({ closing }) => closing),
    ...moments.map((minute, index) =>
      calibration(
        `${market.name}, minute ${minute}`,
        market,
        matches,
        ({ inPlay }) => inPlay[index],
      ),
    ),
  ]);
}

function calibration(
  name: string,
  { oddTypes, outcomeOf }: Market,
  matches: readonly ReportedMatch[],
  pricesOf: PricesOf,
): Calibration {
  const stated = matches.flatMap((match): Stated[][] => {
    const outcome = outcomeOf(match);
    const chances = outcome === undefined ? undefined : fairChances(pricesOf(match), oddTypes);
    if (chances === undefined) return [];
    const all = chances.map((chance, index): Stated => [chance, index === outcome]);
    return [oddTypes.length === 2 ? all.slice(0, 1) : all];
  });
  return { name, matches: stated.length, ...reliability(stated) };
}
