type Pair = readonly [home: number, away: number];

const MAX_STEP = 0.5;
const STEPS = 30;
const SINGULAR = 1e-12;

export interface MarketGoalsOptions {
  /** Goals of both sides, and how many more of the home side, to begin with. */
  readonly sum: number;
  readonly difference: number;
  /** Least goals of a side, most of both. */
  readonly least: number;
  readonly most: number;
  /** By how much a number is moved to see what it changes. */
  readonly nudge: number;
  /** Both misses together at which the goals are found. */
  readonly closeEnough: number;
  /** How far two probabilities of the market are missed at these goals. */
  missOf(goals: Pair): Pair;
}

/**
 * Expected goals of both sides at which two probabilities of a market are met: Newton's method in
 * the sum and the difference of the goals, in steps of at most half a goal.
 */
export function marketGoals(options: MarketGoalsOptions): Pair {
  const { least, most, nudge, closeEnough, missOf } = options;
  let { sum, difference } = options;
  const missAt = (goals: number, more: number) => missOf(split(goals, more));
  for (let step = 0; step < STEPS; step += 1) {
    const miss = missAt(sum, difference);
    if (Math.abs(miss[0]) + Math.abs(miss[1]) < closeEnough) break;
    const bySum = missAt(sum + nudge, difference);
    const byDifference = missAt(sum, difference + nudge);
    const a = (bySum[0] - miss[0]) / nudge;
    const b = (byDifference[0] - miss[0]) / nudge;
    const c = (bySum[1] - miss[1]) / nudge;
    const d = (byDifference[1] - miss[1]) / nudge;
    const determinant = a * d - b * c;
    if (Math.abs(determinant) < SINGULAR) break;
    const moved = sum - limited((d * miss[0] - b * miss[1]) / determinant);
    sum = Math.max(2 * least, Math.min(most, moved));
    const widest = sum - 2 * least;
    const tilted = difference - limited((a * miss[1] - c * miss[0]) / determinant);
    difference = Math.max(-widest, Math.min(widest, tilted));
  }
  return split(sum, difference);
}

const split = (sum: number, difference: number): Pair => [
  (sum + difference) / 2,
  (sum - difference) / 2,
];

const limited = (step: number): number => Math.max(-MAX_STEP, Math.min(MAX_STEP, step));
