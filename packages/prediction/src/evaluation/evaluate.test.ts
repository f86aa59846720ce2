import { DAY_SECONDS } from '@tipmark/domain';
import { baseRates } from './base-rates.ts';
import { type EvaluatedOutcome, evaluate } from './evaluate.ts';
import { realisedYield } from './realised-yield.ts';
import { calibrationError, reliabilityBins } from './reliability.ts';
import { brierScore, logLoss, rankedProbabilityScore } from './scoring-rules.ts';

test('scoring rules of one forecast', () => {
  const forecast = [0.5, 0.3, 0.2];
  expect(rankedProbabilityScore(forecast, 0)).toBeCloseTo((0.25 + 0.04) / 2, 12);
  expect(rankedProbabilityScore(forecast, 1)).toBeCloseTo((0.25 + 0.04) / 2, 12);
  expect(rankedProbabilityScore(forecast, 2)).toBeCloseTo((0.25 + 0.64) / 2, 12);
  expect(logLoss(forecast, 2)).toBeCloseTo(-Math.log(0.2), 12);
  expect(brierScore(forecast, 0)).toBeCloseTo(0.25 + 0.09 + 0.04, 12);
  expect(rankedProbabilityScore([1, 0, 0], 2)).toBe(1);
});

test('calibration error is the mean gap, weighted by cases', () => {
  const cases = [
    ...Array.from({ length: 40 }, (_, i) => ({ probability: 0.25, happened: i < 10 })),
    ...Array.from({ length: 10 }, (_, i) => ({ probability: 0.85, happened: i < 6 })),
  ];
  const bins = reliabilityBins(cases);
  expect(bins).toHaveLength(10);
  expect(bins[2]).toMatchObject({ cases: 40, frequency: 0.25, isTooSmall: false });
  expect(bins[8]).toMatchObject({ cases: 10, isTooSmall: true });
  expect(calibrationError(bins)).toBeCloseTo(0.2 * 0.25, 12);
  expect(reliabilityBins([{ probability: 1, happened: true }])[9]?.cases).toBe(1);
});

test('a yield has a standard error', () => {
  const picks = [{ profit: 1 }, { profit: -1 }, { profit: -1 }, { profit: 2 }];
  const { yieldPercent, standardErrorPercent } = realisedYield(picks);
  expect(yieldPercent).toBeCloseTo(25, 12);
  expect(standardErrorPercent).toBeCloseTo(75, 12);
  expect(realisedYield([{ profit: 1 }]).standardErrorPercent).toBeNull();
  expect(realisedYield([])).toEqual({ picks: 0, yieldPercent: 0, standardErrorPercent: null });
});

function played(matchId: string, day: number, outcome: number): EvaluatedOutcome {
  return { matchId, leagueKey: 'league', atSeconds: day * DAY_SECONDS, outcome };
}

test('the base rate uses only earlier days', () => {
  const outcomes = [played('a', 1, 0), played('b', 1, 0), played('c', 2, 2)];
  const rates = baseRates(outcomes, 3);
  expect(rates.get('b')).toEqual(rates.get('a'));
  expect(rates.get('c')?.[0]).toBeCloseTo(3 / 5, 12);
});

test('a model equal to the closing line covers the whole gap to it', () => {
  const outcomes: EvaluatedOutcome[] = Array.from({ length: 60 }, (_, i) => ({
    ...played(`m${i}`, i, i % 4 === 0 ? 2 : 0),
    leagueKey: i < 30 ? 'one' : 'two',
    closingOdds: i % 4 === 0 ? [4_000, 4_000, 2_000] : [2_000, 4_000, 4_000],
    offeredOdds: [2_200, 3_900, null],
  }));
  const forecasts = outcomes.slice(10).map(({ matchId, closingOdds }) => ({
    matchId,
    probabilities: (closingOdds ?? []).map((milli) => 1_000 / (milli ?? 1)),
  }));
  const report = evaluate(forecasts, outcomes);
  expect(report.model.matches).toBe(50);
  expect(report.model.rankedProbability).toBeCloseTo(report.closing.rankedProbability, 9);
  expect(report.shareOfWay).toBeCloseTo(1, 6);
  expect([...report.leagues.keys()]).toEqual(['one', 'two']);
  expect(report.leagues.get('one')?.model.matches).toBe(20);
  expect(report.valueBets.picks).toBe(outcomes.slice(10).filter((o) => o.outcome === 0).length);
  expect(report.valueBets.yieldPercent).toBeCloseTo(120, 9);
});

test('without closing odds there is no share of the way; forecasts without a result are left out', () => {
  const report = evaluate(
    [
      { matchId: 'a', probabilities: [0.6, 0.2, 0.2] },
      { matchId: 'unplayed', probabilities: [0.6, 0.2, 0.2] },
    ],
    [played('a', 3, 0)],
  );
  expect(report.model.matches).toBe(1);
  expect(report.shareOfWay).toBeNull();
  expect(report.valueBets.picks).toBe(0);
});

test('the weight of a model beside the closing line is a tenth at most, and nothing in few matches', () => {
  const matches = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...played(`m${index}`, index, index % 4 === 0 ? 2 : 0),
      closingOdds: [4_000, 4_000, 2_000],
    }));
  const weightOf = (count: number, probabilities: readonly number[]) => {
    const outcomes = matches(count);
    const forecasts = outcomes.map(({ matchId }) => ({ matchId, probabilities }));
    return evaluate(forecasts, outcomes).modelWeight;
  };
  const right = [0.74, 0.01, 0.25];
  expect(weightOf(2_000, right)).toBe(0.1);
  expect(weightOf(1_999, right)).toBe(0);
  expect(weightOf(2_000, [0.05, 0.05, 0.9])).toBe(0);
});
