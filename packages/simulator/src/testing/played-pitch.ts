import { testSeed } from '@tipmark/test-kit/sample';
import { type ExpectedGoals, goalProbabilities } from '../chance/goal-model.ts';
import { randomOf } from '../chance/random.ts';
import { incidentsOf, isGoal } from '../soccer/play/incidents.ts';

/** Goals of home and away. */
type Score = readonly [home: number, away: number];

/** The results of the pitch for two sides, and the model's view of them. */
export interface PitchMatch {
  readonly expected: ExpectedGoals;
  readonly atHalfTime: Score;
  readonly atTheEnd: Score;
  readonly forecast: ReturnType<typeof goalProbabilities>;
}

/** Minutes added to the halves. */
export const ADDED = [2, 5] as const;

/**
 * Matches of sides of all sorts, played as the world plays them: closing prices of real first
 * divisions expect such sides.
 */
export function playedOnPitch(matches: number): PitchMatch[] {
  const clock = { startedAt: 0, addedMinutes: ADDED, lasts: [], instant: () => 0 };
  const calm = { home: 1, away: 1 };
  return Array.from({ length: matches }, (_, index) => {
    const random = randomOf(testSeed, 'sides', index);
    const [better, open] = [random.normal() * 0.305 + 0.107, random.normal() * 0.15];
    const expected = [1.35 * Math.exp(open + better), 1.35 * Math.exp(open - better)] as const;
    const goals = incidentsOf(testSeed, `m${index}`, expected, calm, clock, [1, 2]).filter(isGoal);
    const count = (side: string, until: number) =>
      goals.filter((goal) => goal.side === side && goal.half <= until).length;
    return {
      expected,
      atHalfTime: [count('home', 1), count('away', 1)],
      atTheEnd: [count('home', 2), count('away', 2)],
      forecast: goalProbabilities(expected),
    };
  });
}
