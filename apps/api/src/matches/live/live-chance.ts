import type { LiveChance } from '@tipmark/contract';
import {
  type ListedLine,
  MATCH_STATUS,
  type Pair,
  removeMargin,
  SPORT,
  sportRules,
} from '@tipmark/domain';
import type { FairTotal, ResultProbabilities } from '@tipmark/prediction';
import { memoize } from '@tipmark/server-kit';
import { analysisOfMatch } from '../forecasts/stored/analysis-of-match.ts';
import type { AnalysisRow } from '../forecasts/stored/analysis-queries.ts';
import type { ForecastRow } from '../forecasts/stored/forecast-queries.ts';
import type { MatchRow } from '../lists/match-row-queries.ts';
import { listedOdds } from '../lists/present-match.ts';
import { rounded } from '../lists/rounded.ts';
import { hockeyChance, hockeySecond, powerPlayOf } from './hockey-chance.ts';
import { soccerChance, soccerClock } from './soccer-chance.ts';
import { serveLevel, tennisChance } from './tennis-chance.ts';

export type ChanceRow = MatchRow & ForecastRow & { readonly best_of: number | null };

type ModelBasis = Pick<AnalysisRow, 'p1' | 'px' | 'p2' | 'expected_home' | 'expected_away'>;

/** Everything the chances of a running match follow from. */
interface ChanceState
  extends Pick<
    MatchRow,
    | 'sport'
    | 'live_state'
    | 'second_line'
    | 'home_score'
    | 'away_score'
    | 'home_periods'
    | 'away_periods'
    | 'home_red_cards'
    | 'away_red_cards'
    | 'home_points'
    | 'away_points'
    | 'serving'
    | 'court'
    | 'league_slug'
  > {
  readonly best_of: number | null;
  readonly closing: readonly (number | null)[] | null;
  readonly line: ListedLine | undefined;
  /** Only read where there are no closing prices. */
  readonly model: ModelBasis | undefined;
}

function stateOf(row: ChanceRow): ChanceState {
  const { closing, line } = listedOdds(row);
  const analysis = analysisOfMatch(row)?.analysis;
  return {
    sport: row.sport,
    live_state: row.live_state,
    second_line: row.second_line,
    home_score: row.home_score,
    away_score: row.away_score,
    home_periods: row.home_periods,
    away_periods: row.away_periods,
    home_red_cards: row.home_red_cards,
    away_red_cards: row.away_red_cards,
    home_points: row.home_points,
    away_points: row.away_points,
    serving: row.serving,
    court: row.court,
    league_slug: row.league_slug,
    best_of: row.best_of,
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

/** States remembered: a match is asked for by every page and listener that shows it. */
const MAX_STATES = 2_000;

function closingChances({ sport, closing, line }: ChanceState): ClosingChances {
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

type Chances = Pick<LiveChance, 'percents' | 'winner'>;

const percentsOf = (shares: readonly number[]): number[] =>
  shares.map((share) => rounded(share * 100));

const pairOf = (home: number | null, away: number | null): Pair => [home ?? 0, away ?? 0];

function ofSoccer(row: ChanceState, closing: ClosingChances): Chances | undefined {
  const clock = soccerClock(row.live_state, row.second_line);
  const { model } = row;
  if (clock === undefined || row.home_score === null) return undefined;
  const play = {
    clock,
    score: pairOf(row.home_score, row.away_score),
    reds: pairOf(row.home_red_cards, row.away_red_cards),
  };
  if (closing.result !== undefined) {
    const basis = { fair: closing.result, total: closing.total };
    return { percents: percentsOf(soccerChance(basis, play)) };
  }
  if (model === undefined) return undefined;
  const basis = { goals: [model.expected_home, model.expected_away] as const };
  return { percents: percentsOf(soccerChance(basis, play)) };
}

function ofHockey(row: ChanceState, closing: ClosingChances): Chances | undefined {
  const second = hockeySecond(row.live_state);
  const { model } = row;
  if (second === undefined || row.home_score === null) return undefined;
  const isPriced = closing.result !== undefined || closing.winner !== undefined;
  const basis = isPriced
    ? { fair: closing.result, homeWin: closing.winner?.[0], total: closing.total }
    : model && {
        fair: [model.p1, model.px, model.p2] as const,
        goals: [model.expected_home, model.expected_away] as const,
      };
  if (basis === undefined) return undefined;
  const periods = row.home_periods ?? [];
  const regular = (of: readonly number[] | null, whole: number | null) =>
    periods.length > 0
      ? (of ?? []).slice(0, 3).reduce((sum, goals) => sum + goals, 0)
      : (whole ?? 0);
  const score: Pair = [
    regular(row.home_periods, row.home_score),
    regular(row.away_periods, row.away_score),
  ];
  const { result, homeWin } = hockeyChance(basis, {
    second,
    score,
    powerPlay: powerPlayOf(row.second_line, second),
  });
  return {
    percents: percentsOf(result),
    winner: [rounded(homeWin * 100), rounded((1 - homeWin) * 100)],
  };
}

function ofTennis(row: ChanceState, closing: ClosingChances): Chances | undefined {
  const [, set] = /^S([1-5])$/.exec(row.live_state ?? '') ?? [];
  const { model } = row;
  const first = closing.winner?.[0] ?? (model && model.p1 / (model.p1 + model.p2));
  if (set === undefined || first === undefined || row.serving === null) return undefined;
  const sets = Array.from({ length: Number(set) }, (_, index) =>
    pairOf(row.home_periods?.[index] ?? 0, row.away_periods?.[index] ?? 0),
  );
  const win = tennisChance(
    {
      firstWin: first,
      serveLevel: serveLevel(row.court, row.league_slug),
      bestOf: row.best_of === 5 ? 5 : 3,
    },
    {
      sets,
      points: [row.home_points ?? '0', row.away_points ?? '0'],
      isHomeServing: row.serving === 1,
    },
  );
  return win === undefined ? undefined : { percents: percentsOf([win, 1 - win]) };
}

const OF_SPORT: Readonly<Record<number, typeof ofSoccer>> = {
  [SPORT.soccer]: ofSoccer,
  [SPORT.hockey]: ofHockey,
  [SPORT.tennis]: ofTennis,
};

const chanceOfState = memoize({ maxEntries: MAX_STATES }, (text): LiveChance | undefined => {
  const row = JSON.parse(text) as ChanceState;
  const closing = closingChances(row);
  const chances = OF_SPORT[row.sport]?.(row, closing);
  const isOfClosing = closing.result !== undefined || closing.winner !== undefined;
  return chances && { ...chances, basis: isOfClosing ? 'closing' : 'model' };
});

/**
 * The chances of a running match now: from its closing prices without their margin, or from the
 * model where it has none, and from its state. The only place that computes them. Undefined for a
 * match that is not running, or whose state or basis is not known.
 */
export function liveChance(row: ChanceRow): LiveChance | undefined {
  if (row.status !== MATCH_STATUS.live) return undefined;
  return chanceOfState(JSON.stringify(stateOf(row)));
}
