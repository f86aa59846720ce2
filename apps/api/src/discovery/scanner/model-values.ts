import { sharesValuePercent } from '@tipmark/prediction';
import type { AnalysisRow } from '../../matches/forecasts/stored/analysis-queries.ts';
import { modelShares } from '../../matches/forecasts/stored/model-shares.ts';

/**
 * Value of a price to the model of a match, in percent.
 * @returns by odd type and milli-odds; NaN where the model does not cover the outcome
 */
export function modelValues(
  sport: number,
  analysis: AnalysisRow | undefined,
): (oddType: string, milliOdds: number) => number {
  const sharesOf = modelShares(sport, analysis);
  return (oddType, milliOdds) => {
    const shares = sharesOf(oddType);
    return shares === undefined ? Number.NaN : sharesValuePercent(shares, milliOdds);
  };
}
