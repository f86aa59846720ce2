import { SPORT } from '@tipmark/domain';
import type { AnalysisRow } from '../forecasts/stored/analysis-queries.ts';
import { modelShares } from '../forecasts/stored/model-shares.ts';
import { modelValues } from './model-values.ts';

const analysis = {
  match_id: 1,
  p1: 0.5,
  px: 0.2,
  p2: 0.3,
  expected_home: 1.8,
  expected_away: 1.2,
  p_over_main: 0.55,
  p_both_score: 0.6,
  p_home_wins: null,
} as AnalysisRow;

const LINES = new Map([
  ['1x2.1', 2_100],
  ['1x2.x', 3_400],
  ['1x2.2', 3_600],
  ['dc.1x', 1_300],
  ['dnb.1', 1_600],
  ['dnb.2', 2_350],
  ['ou.u:2.5', 2_000],
]);

const valuesOf = (sport: number, known: AnalysisRow | undefined, lines = LINES) =>
  modelValues(modelShares(sport, known), lines);

it('claims what the stored probabilities and the score matrix say', () => {
  const { valueOf } = valuesOf(SPORT.soccer, analysis);
  expect(valueOf('1x2.1', 2_100)?.claimedPercent).toBeCloseTo(5, 10);
  expect(valueOf('ou.u:2.5', 2_000)?.claimedPercent).toBeCloseTo(-10, 10);
  expect(valueOf('btts.y', 2_000)?.claimedPercent).toBeCloseTo(20, 10);
  expect(valueOf('dc.1x', 1_500)?.claimedPercent).toBeCloseTo(5, 6);
  expect(valueOf('dnb.1', 2_000)?.claimedPercent).toBeCloseTo(20, 6);
});

it('believes the market, which the model moves by a tenth', () => {
  const { valueOf } = valuesOf(SPORT.soccer, analysis);
  // fair .4602 .2780 .2618, model .5 .2 .3: blended .4647 .2694 .2659
  expect(valueOf('1x2.1', 2_100)?.valuePercent).toBeCloseTo(-2.404, 3);
  expect(valueOf('1x2.2', 3_600)?.claimedPercent).toBeCloseTo(8, 10);
  expect(valueOf('1x2.2', 3_600)?.valuePercent).toBeCloseTo(-4.293, 3);
});

it('believes the same of a double chance as of its two results', () => {
  const { valueOf } = valuesOf(SPORT.soccer, analysis);
  const [home, draw, either] = (
    [
      ['1x2.1', 2_100],
      ['1x2.x', 3_400],
      ['dc.1x', 1_300],
    ] as const
  ).map(([oddType, milli]) => (valueOf(oddType, milli)?.valuePercent ?? 0) / 100 + 1);
  expect((either ?? 0) / 1.3).toBeCloseTo((home ?? 0) / 2.1 + (draw ?? 0) / 3.4, 8);
});

it('believes less of a stake that is often returned', () => {
  const { valueOf, sharesOf } = valuesOf(SPORT.soccer, analysis);
  const { claimedPercent, valuePercent } = valueOf('dnb.1', 1_600) ?? {};
  expect(sharesOf('dnb.1')?.returned).toBeCloseTo(0.2, 6);
  expect(claimedPercent).toBeCloseTo(0, 6);
  expect(valuePercent).toBeGreaterThan(-5);
  expect(valuePercent).toBeLessThan(-2);
});

it('believes nothing where the rest of the market has no price', () => {
  const { valueOf } = valuesOf(SPORT.soccer, analysis);
  expect(valueOf('ou.u:2.5', 2_000)?.valuePercent).toBeNull();
  expect(valueOf('btts.y', 2_000)?.valuePercent).toBeNull();
});

it('claims the winner in hockey including overtime, in tennis without a draw', () => {
  const hockey = valuesOf(SPORT.hockey, { ...analysis, p_home_wins: 0.6 });
  expect(hockey.valueOf('win.2', 2_500)?.claimedPercent).toBeCloseTo(0, 10);
  const tennis = valuesOf(SPORT.tennis, { ...analysis, p1: 0.4, px: 0, p2: 0.6 });
  expect(tennis.valueOf('win.1', 2_500)?.claimedPercent).toBeCloseTo(0, 10);
});

it('says nothing of outcomes without a model', () => {
  expect(valuesOf(SPORT.soccer, undefined).valueOf('1x2.1', 2_000)).toBeUndefined();
  expect(valuesOf(SPORT.soccer, analysis).valueOf('corn.o:9.5', 2_000)).toBeUndefined();
  expect(valuesOf(SPORT.tennis, analysis).valueOf('ougames.o:22.5', 2_000)).toBeUndefined();
});
