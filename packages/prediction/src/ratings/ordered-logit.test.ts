import { OrderedLogit } from './ordered-logit.ts';

test('probabilities sum to 1 and rise with the difference', () => {
  const logit = new OrderedLogit();
  let last = 0;
  for (let difference = -2; difference <= 2; difference += 0.25) {
    const [home, draw, away] = logit.probabilities(difference);
    expect(home + draw + away).toBeCloseTo(1, 9);
    expect(home).toBeGreaterThan(last);
    last = home;
  }
});

test('learns that draws are more frequent and that differences matter less', () => {
  const logit = new OrderedLogit();
  const before = logit.probabilities(0)[1];
  const sharp = logit.probabilities(1)[0];
  for (let round = 0; round < 400; round += 1) {
    logit.observe(0, [1, 1]);
    logit.observe(1, [0, 1]);
  }
  expect(logit.probabilities(0)[1]).toBeGreaterThan(before);
  expect(logit.probabilities(1)[0]).toBeLessThan(sharp);
});

test('each step raises the probability of the observed outcome', () => {
  for (const goals of [
    [2, 0],
    [1, 1],
    [0, 3],
  ] as const) {
    for (const difference of [-0.8, 0.1, 1.2]) {
      const logit = new OrderedLogit();
      const index = 1 - Math.sign(goals[0] - goals[1]);
      const before = logit.probabilities(difference)[index] ?? 0;
      logit.observe(difference, goals);
      expect(logit.probabilities(difference)[index]).toBeGreaterThan(before);
    }
  }
});
