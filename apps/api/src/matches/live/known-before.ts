import { type ListedLine, type Pair, removeMargin, sportRules } from '@tipmark/domain';
import type { FairTotal, ResultProbabilities } from '@tipmark/prediction';
import { analysisOfMatch } from '../forecasts/stored/analysis-of-match.ts';
import type { AnalysisRow } from '../forecasts/stored/analysis-queries.ts';
import type { ForecastRow } from '../forecasts/stored/forecast-queries.ts';
import type { MatchRow } from '../lists/match-row-queries.ts';
import { listedOdds } from '../lists/present-match.ts';
import type { HockeyBasis } from './hockey-chance.ts';
import type { SoccerBasis } from './soccer-chance.ts';

export type ChanceRow = MatchRow & ForecastRow & { readonly best_of: number | null };

type ModelBasis = Pick<AnalysisRow, 'p1' | 'px' | 'p2' | 'expected_home' | 'expected_away'>;

/** What was known of a match before its start. */
export interface KnownBefore {
  readonly sport: number;
  readonly closing: readonly (number | null)[] | null;
  readonly line: ListedLine | undefined;
  /** Only read where there are no closing prices. */
  readonly model: ModelBasis | undefined;
}

export function knownBefore(row: ChanceRow): KnownBefore {
  const { closing, line } = listedOdds(row);
  const analysis = analysisOfMatch(row)?.analysis;
  return {
    sport: row.sport,
    closing,
    line,
    model: analysis && {
      p1: analysis.p1,
      px: analysis.px,
      p2: analysis.p2,
      expected_home: analysis.expected_home,
      expected_away: analysis.expected_away,
    },
  };
}

/** Without their margin, by what they are of. */
interface ClosingChances {
  readonly result: ResultProbabilities | undefined;
  readonly winner: Pair | undefined;
  readonly total: FairTotal | undefined;
}

function closingChances({ sport, closing, line }: KnownBefore): ClosingChances {
  const { mainMarket, mainTotalLine } = sportRules(sport);
  const fairOf = (prices: readonly (number | null | undefined)[]) =>
    removeMargin(prices.map((price) => price ?? null))?.probabilities;
  const isOfWinner = (line?.[0] ?? mainMarket) === 'win';
  // a draw that the market of the winner lacks stays in its place
  const away = closing?.[mainMarket === 'win' ? 1 : 2];
  const two = isOfWinner ? fairOf([closing?.[0], away]) : undefined;
  const three = isOfWinner ? undefined : fairOf([closing?.[0], closing?.[1], away]);
  const over = fairOf([closing?.[3], closing?.[4]])?.[0];
  const total = line?.[1] ?? mainTotalLine;
  return {
    result: three && [three[0] ?? 0, three[1] ?? 0, three[2] ?? 0],
    winner: two && [two[0] ?? 0, two[1] ?? 0],
    total: over === undefined || total === null ? undefined : { line: total, over },
  };
}

export const isPriced = (known: KnownBefore): boolean => {
  const { result, winner } = closingChances(known);
  return result !== undefined || winner !== undefined;
};

/** Undefined where neither prices nor a model say what to expect; so in every sport. */
export function soccerBasis(known: KnownBefore): SoccerBasis | undefined {
  const { result, total } = closingChances(known);
  if (result !== undefined) return { fair: result, total };
  const { model } = known;
  return model && { goals: [model.expected_home, model.expected_away] };
}

export function hockeyBasis(known: KnownBefore): HockeyBasis | undefined {
  const { result, winner, total } = closingChances(known);
  if (result !== undefined || winner !== undefined) {
    return { fair: result, homeWin: winner?.[0], total };
  }
  const { model } = known;
  return (
    model && {
      fair: [model.p1, model.px, model.p2],
      goals: [model.expected_home, model.expected_away],
    }
  );
}

/** The home player's chance to win the match. */
export function tennisBasis(known: KnownBefore): number | undefined {
  const { model } = known;
  return closingChances(known).winner?.[0] ?? (model && model.p1 / (model.p1 + model.p2));
}
