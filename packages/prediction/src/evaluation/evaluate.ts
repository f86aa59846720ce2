import { removeMargin } from '@tipmark/domain';
import { fitModelWeight } from '../value/model-weight.ts';
import { baseRates, type PlayedOutcome } from './base-rates.ts';
import { type RealisedYield, realisedYield } from './realised-yield.ts';
import { calibrationError, type ReliabilityBin, reliabilityBins } from './reliability.ts';
import { brierScore, logLoss, rankedProbabilityScore } from './scoring-rules.ts';

/** A stored forecast: probabilities in the order of the outcomes. */
export interface Forecast {
  readonly matchId: string;
  readonly probabilities: readonly number[];
}

/** The result, with the prices the forecast is compared to. */
export type EvaluatedOutcome = PlayedOutcome & {
  /** Closing prices of all outcomes, milli-odds. */
  readonly closingOdds?: readonly (number | null)[] | undefined;
  /** Prices at which a value bet could have been placed. */
  readonly offeredOdds?: readonly (number | null)[] | undefined;
};

export interface Scores {
  readonly matches: number;
  readonly rankedProbability: number;
  readonly logLoss: number;
  readonly brier: number;
  readonly calibrationError: number;
  readonly bins: readonly ReliabilityBin[];
}

/** The quality of a set of forecasts, between the league's base rate and the closing line. */
export interface Evaluation {
  readonly model: Scores;
  readonly baseRate: Scores;
  /** Closing line without margin; over the matches that have one. */
  readonly closing: Scores;
  /**
   * The share of the distance from base rate to closing line that the model covers, by ranked
   * probability score over the matches with closing odds: 1 = as good. Null without such matches.
   */
  readonly shareOfWay: number | null;
  /** Flat stakes on every outcome with a value to the model of at least `minValuePercent`. */
  readonly valueBets: RealisedYield;
}

export type EvaluationReport = Evaluation & {
  /** The weight of the model beside the closing line with the smallest log loss, 0 to 0.1. */
  readonly modelWeight: number;
  readonly leagues: ReadonlyMap<string, Evaluation>;
};

interface Judged {
  readonly outcome: number;
  readonly leagueKey: string;
  readonly model: readonly number[];
  readonly baseRate: readonly number[];
  readonly closing: readonly number[] | undefined;
  readonly offeredOdds: readonly (number | null)[];
}

/**
 * Scores stored forecasts against the outcomes, in total and per league.
 * @param forecasts the ones to score; those without an outcome are left out
 * @param outcomes all played matches, earlier ones too: the base rate is counted from them
 */
export function evaluate(
  forecasts: readonly Forecast[],
  outcomes: readonly EvaluatedOutcome[],
  { minValuePercent = 5 } = {},
): EvaluationReport {
  const judged = judge(forecasts, outcomes);
  const byLeague = Map.groupBy(judged, ({ leagueKey }) => leagueKey);
  const leagues = new Map(
    [...byLeague].map(([key, cases]) => [key, evaluation(cases, minValuePercent)]),
  );
  const modelWeight = fitModelWeight(
    judged.flatMap(({ model, closing: market, outcome }) =>
      market === undefined ? [] : [{ model, market, outcome }],
    ),
  );
  return { ...evaluation(judged, minValuePercent), modelWeight, leagues };
}

function judge(forecasts: readonly Forecast[], outcomes: readonly EvaluatedOutcome[]): Judged[] {
  const byId = new Map(outcomes.map((outcome) => [outcome.matchId, outcome]));
  const rates = baseRates(outcomes, forecasts[0]?.probabilities.length ?? 0);
  return forecasts.flatMap(({ matchId, probabilities }) => {
    const played = byId.get(matchId);
    if (!played) return [];
    const { outcome, leagueKey, closingOdds, offeredOdds = [] } = played;
    const closing = closingOdds && removeMargin(closingOdds)?.probabilities;
    const baseRate = rates.get(matchId) ?? [];
    return [{ outcome, leagueKey, model: probabilities, baseRate, closing, offeredOdds }];
  });
}

function evaluation(cases: readonly Judged[], minValuePercent: number): Evaluation {
  const closed = cases.filter(({ closing }) => closing !== undefined);
  const closing = scoresOf(closed, (one) => one.closing ?? []);
  const above = scoresOf(closed, (one) => one.baseRate).rankedProbability;
  const reached = scoresOf(closed, (one) => one.model).rankedProbability;
  const way = above - closing.rankedProbability;
  return {
    model: scoresOf(cases, (one) => one.model),
    baseRate: scoresOf(cases, (one) => one.baseRate),
    closing,
    shareOfWay: way === 0 ? null : (above - reached) / way,
    valueBets: realisedYield(cases.flatMap((one) => valueBets(one, minValuePercent))),
  };
}

function scoresOf(
  cases: readonly Judged[],
  probabilitiesOf: (one: Judged) => readonly number[],
): Scores {
  const mean = (rule: typeof logLoss) =>
    cases.reduce((sum, one) => sum + rule(probabilitiesOf(one), one.outcome), 0) /
    Math.max(1, cases.length);
  const stated = cases.flatMap((one) =>
    probabilitiesOf(one).map((probability, i) => ({ probability, happened: i === one.outcome })),
  );
  const bins = reliabilityBins(stated);
  return {
    matches: cases.length,
    rankedProbability: mean(rankedProbabilityScore),
    logLoss: mean(logLoss),
    brier: mean(brierScore),
    calibrationError: calibrationError(bins),
    bins,
  };
}

function valueBets({ model, offeredOdds, outcome }: Judged, minValuePercent: number) {
  return offeredOdds.flatMap((milliOdds, index) => {
    if (milliOdds === null) return [];
    const odds = milliOdds / 1_000;
    if ((odds * (model[index] ?? 0) - 1) * 100 < minValuePercent) return [];
    return [{ profit: index === outcome ? odds - 1 : -1 }];
  });
}
