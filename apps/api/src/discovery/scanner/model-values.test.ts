import { SPORT } from '@tipmark/domain';
import type { AnalysisRow } from '../../matches/forecasts/stored/analysis-queries.ts';
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

it('uses stored probabilities as they are', () => {
  const value = modelValues(SPORT.soccer, analysis);
  expect(value('1x2.1', 2_100)).toBeCloseTo(5, 10);
  expect(value('ou.u:2.5', 2_000)).toBeCloseTo(-10, 10);
  expect(value('btts.y', 2_000)).toBeCloseTo(20, 10);
});

it('derives other outcomes from the score matrix, without loss for returned stakes', () => {
  const value = modelValues(SPORT.soccer, analysis);
  expect(value('dc.1x', 1_500)).toBeCloseTo(5, 6);
  expect(value('dnb.1', 2_000)).toBeCloseTo(20, 6);
});

it('values the winner in hockey including overtime, in tennis without a draw', () => {
  const hockey = modelValues(SPORT.hockey, { ...analysis, p_home_wins: 0.6 });
  expect(hockey('win.2', 2_500)).toBeCloseTo(0, 10);
  const tennis = modelValues(SPORT.tennis, { ...analysis, p1: 0.4, px: 0, p2: 0.6 });
  expect(tennis('win.1', 2_500)).toBeCloseTo(0, 10);
});

it('returns NaN for outcomes without a model', () => {
  expect(modelValues(SPORT.soccer, undefined)('1x2.1', 2_000)).toBeNaN();
  expect(modelValues(SPORT.soccer, analysis)('corn.o:9.5', 2_000)).toBeNaN();
  expect(modelValues(SPORT.tennis, analysis)('ougames.o:22.5', 2_000)).toBeNaN();
});
