import { LowScoreCorrection } from './low-score-correction.ts';

test('a league of goalless and 1:1 draws learns a correction below zero', () => {
  const correction = new LowScoreCorrection();
  const start = correction.value;
  for (let match = 0; match < 200; match += 1) {
    correction.observe([1.3, 1.1], match % 2 === 0 ? [0, 0] : [1, 1]);
  }
  expect(correction.value).toBeLessThan(start - 0.05);
  expect(correction.value).toBeGreaterThan(-0.21);
});

test('scores above 1:1 carry no information', () => {
  const correction = new LowScoreCorrection();
  correction.observe([1.3, 1.1], [0, 0]);
  const before = correction.value;
  const other = new LowScoreCorrection();
  other.observe([1.3, 1.1], [0, 0]);
  other.observe([1.3, 1.1], [2, 1]);
  expect(other.value).toBeCloseTo(before, 4);
});
