import type { AnalysedMatch } from '@tipmark/contract';
import { encodeMatch } from '@tipmark/contract/match-wire';
import { MATCH_STATUS, mainOddTypes } from '@tipmark/domain';
import { toDecimal } from '../../lists/decimal.ts';
import type { MatchRow } from '../../lists/match-row-queries.ts';
import { presentMatch } from '../../lists/present-match.ts';
import { modelValues } from '../../value/model-values.ts';
import type { AnalysisRow } from './analysis-queries.ts';
import { modelShares } from './model-shares.ts';

const PERCENT = 100;
const TENTHS = 10;

const tenths = (value: number): number => Math.round(value * TENTHS) / TENTHS;

/** Three percentages with one decimal that sum to 100: the largest absorbs the rounding. */
function wholePercents(shares: readonly [number, number, number]): [number, number, number] {
  const [host, draw, guest] = shares.map((share) => Math.round(share * PERCENT * TENTHS));
  const rounded: [number, number, number] = [host ?? 0, draw ?? 0, guest ?? 0];
  const largest = rounded.indexOf(Math.max(...rounded));
  const left = PERCENT * TENTHS - rounded.reduce((sum, value) => sum + value, 0);
  rounded[largest] = (rounded[largest] ?? 0) + left;
  return rounded.map((value) => value / TENTHS) as [number, number, number];
}

/**
 * The outcome of the main line with the highest believable value. Once the match is running,
 * prices include information the model did not have, so nothing is compared.
 */
function bestValue(row: MatchRow, analysis: AnalysisRow): AnalysedMatch['value'] {
  if (row.status !== MATCH_STATUS.scheduled) return null;
  const lines = new Map(
    mainOddTypes(row.sport).map((oddType, index) => [oddType, row.odds_current?.[index] ?? 0]),
  );
  const { valueOf } = modelValues(modelShares(row.sport, analysis), lines);
  const values = [...lines].flatMap(([oddType, milli]) => {
    const value = milli === 0 ? undefined : valueOf(oddType, milli);
    if (value === undefined || value.valuePercent === null) return [];
    const { valuePercent, claimedPercent } = value;
    return [{ oddType, odds: toDecimal(milli), valuePercent, claimedPercent }];
  });
  const best = values.toSorted((a, b) => b.valuePercent - a.valuePercent)[0];
  if (best === undefined) return null;
  const { oddType, odds, valuePercent, claimedPercent } = best;
  return { oddType, odds, percent: tenths(valuePercent), claimedPercent: tenths(claimedPercent) };
}

/** Home and away, one decimal each, summing to 100. */
function winPercents(homeWins: number): [number, number] {
  const home = tenths(homeWins * PERCENT);
  return [home, tenths(PERCENT - home)];
}

/** A match with its forecast. */
export function presentAnalysis(row: MatchRow, analysis: AnalysisRow): AnalysedMatch {
  const { p_home_wins: wins } = analysis;
  return {
    match: encodeMatch(presentMatch(row)),
    forecastScores: [tenths(analysis.expected_home), tenths(analysis.expected_away)],
    forecastScore: analysis.forecast_score,
    percents: wholePercents([analysis.p1, analysis.px, analysis.p2]),
    overPercent: tenths(analysis.p_over_main * PERCENT),
    bothScorePercent: tenths(analysis.p_both_score * PERCENT),
    ...(wins !== null && { winPercents: winPercents(wins) }),
    value: bestValue(row, analysis),
  };
}
