import { removeMargin } from '@tipmark/domain';
import fc from 'fast-check';
import { impliedGoals } from './implied-goals.ts';
import { poissonResult } from './poisson-result.ts';

const goals = fc.double({ min: 0.3, max: 3.5, noNaN: true });

test('the goals implied by a result are those it was computed from', () => {
  fc.assert(
    fc.property(goals, goals, (home, away) => {
      const [foundHome, foundAway] = impliedGoals(poissonResult(home, away, -0.05), -0.05);
      expect(foundHome).toBeCloseTo(home, 4);
      expect(foundAway).toBeCloseTo(away, 4);
    }),
  );
});

test('any market implies a plausible number of goals', () => {
  const milliOdds = fc.integer({ min: 1_010, max: 60_000 });
  fc.assert(
    fc.property(milliOdds, milliOdds, milliOdds, (home, draw, away) => {
      const [h = 0, x = 0, a = 0] = removeMargin([home, draw, away])?.probabilities ?? [];
      for (const found of impliedGoals([h, x, a])) {
        expect(found).toBeGreaterThanOrEqual(0.049);
        expect(found).toBeLessThanOrEqual(7.01);
      }
    }),
  );
});

test('a short price means more goals for that side', () => {
  const [home, away] = impliedGoals([0.743_733, 0.160_928, 0.095_338]);
  expect(home).toBeGreaterThan(2 * away);
});
