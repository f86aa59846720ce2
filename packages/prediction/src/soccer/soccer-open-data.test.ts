import path from 'node:path';
import { removeMargin } from '@tipmark/domain';
import { type ClaimedOutcome, excessSlope } from '../evaluation/claimed-excess.ts';
import { type EvaluationReport, evaluate } from '../evaluation/evaluate.ts';
import { type FileResult, footballDataResults } from '../testing/football-data-results.ts';
import { walkForward } from '../walk-forward/walk-forward.ts';
import { createSoccerModel } from './soccer-model.ts';
import type { SoccerOptions } from './soccer-options.ts';
import type { SoccerPrediction } from './soccer-prediction.ts';

const openData = process.env['OPEN_DATA_DIR'];
const onOpenData = openData ? describe : describe.skip;
/** Of five seasons of five leagues the first two only train the model. */
const SCORED_FROM = Date.UTC(2021, 6, 1) / 1_000;
const NORWAY_SCORED_FROM = Date.UTC(2014, 0, 1) / 1_000;

function played(folder: string): FileResult[] {
  return footballDataResults(path.join(openData ?? '', 'soccer', folder));
}

function predicted(
  results: readonly FileResult[],
  options: Partial<SoccerOptions> = {},
): SoccerPrediction[] {
  return walkForward(createSoccerModel(options), results, results);
}

function report(
  results: readonly FileResult[],
  scoredFrom: number,
  predictions: readonly SoccerPrediction[],
  of: (prediction: SoccerPrediction) => readonly number[] = ({ result }) => result,
): EvaluationReport {
  const isAwarded = new Set(results.filter((one) => one.isAwarded).map(({ id }) => id));
  const forecasts = predictions
    .filter(
      ({ kickoffSeconds, matchId }) => kickoffSeconds >= scoredFrom && !isAwarded.has(matchId),
    )
    .map((prediction) => ({ matchId: prediction.matchId, probabilities: of(prediction) }));
  const outcomes = results.map(({ id, kickoffSeconds, goals, ...rest }) => ({
    ...rest,
    matchId: id,
    atSeconds: kickoffSeconds,
    outcome: 1 - Math.sign(goals[0] - goals[1]),
  }));
  return evaluate(forecasts, outcomes);
}

type Prices = 'offeredOdds' | 'closingOdds';

/** Outcomes of scored matches at a price, by model and market. */
function claimedOutcomes(
  results: readonly FileResult[],
  predictions: readonly SoccerPrediction[],
  prices: Prices,
): ClaimedOutcome[] {
  const playedBy = new Map(results.map((result) => [result.id, result]));
  return predictions.flatMap(({ matchId, kickoffSeconds, result }) => {
    const match = playedBy.get(matchId);
    const odds = match?.[prices] ?? [];
    const market = removeMargin(odds)?.probabilities;
    if (match === undefined || market === undefined || kickoffSeconds < SCORED_FROM) return [];
    const outcome = 1 - Math.sign(match.goals[0] - match.goals[1]);
    return result.map((modelShare, index) => ({
      matchId,
      milliOdds: odds[index] ?? 0,
      modelShare,
      marketShare: market[index] ?? 0,
      happened: index === outcome,
    }));
  });
}

onOpenData('five leagues, three seasons', () => {
  test('with past odds is close to the closing line', () => {
    const results = played('football-data');
    const predictions = predicted(results);
    const { model, closing, shareOfWay, leagues, valueBets } = report(
      results,
      SCORED_FROM,
      predictions,
    );
    // Of what it claims above the market nothing worth mentioning comes true.
    for (const prices of ['offeredOdds', 'closingOdds'] as const) {
      const { slope, error } = excessSlope(claimedOutcomes(results, predictions, prices));
      expect(slope).toBeLessThan(0.1 + 2 * error);
    }
    expect(model.matches).toBe(5_404);
    expect(model.rankedProbability).toBeLessThan(0.1971);
    expect(closing.rankedProbability).toBeCloseTo(0.1941, 4);
    expect(model.calibrationError).toBeLessThan(0.01);
    expect(shareOfWay).toBeGreaterThan(0.91);
    for (const league of leagues.values()) expect(league.shareOfWay).toBeGreaterThan(0.85);
    // Value against early prices loses money, and the page shows that.
    expect(valueBets.yieldPercent).toBeLessThan(0);
  });

  test('without any odds is better than every single model in the stack', () => {
    const results = played('football-data');
    const predictions = predicted(results, { usesPastOdds: false });
    const { model, baseRate, leagues } = report(results, SCORED_FROM, predictions);
    expect(model.rankedProbability).toBeLessThan(0.1992);
    expect(model.logLoss).toBeLessThan(0.984);
    expect(baseRate.rankedProbability).toBeCloseTo(0.2295, 3);
    expect(model.calibrationError).toBeLessThan(0.01);
    for (const league of leagues.values()) expect(league.shareOfWay).toBeGreaterThan(0.75);
    for (const expert of ['goals', 'proxy', 'elo'] as const) {
      const alone = report(results, SCORED_FROM, predictions, ({ opinions }) => opinions[expert]);
      expect(model.rankedProbability).toBeLessThan(alone.model.rankedProbability);
    }
  });
});

onOpenData('a league without shots', () => {
  test('covers most of the way to the closing line, with past odds and without', () => {
    const results = played('football-data-extra');
    const withOdds = report(results, NORWAY_SCORED_FROM, predicted(results));
    const predictions = predicted(results, { usesPastOdds: false });
    const without = report(results, NORWAY_SCORED_FROM, predictions);
    expect(withOdds.shareOfWay).toBeGreaterThan(0.82);
    expect(without.shareOfWay).toBeGreaterThan(0.74);
    expect(without.model.calibrationError).toBeLessThan(0.01);
  });
});
