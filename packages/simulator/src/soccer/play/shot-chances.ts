/** Chances of a shot that is no penalty: a penalty has the largest, from far out the least. */
const [LEAST, MOST] = [0.011, 0.599];
/**
 * Of all shots, their logarithms are spread like this; the mean of .107 is the share of shots that
 * are goals.
 */
const SPREAD = { median: 0.077, deviation: 0.9 };
const STEPS = 512;

/** Of a penalty. */
export const PENALTY_CHANCE = 0.77;

/** The chances in equal steps of their logarithm, and how common each is. */
const grid = Array.from({ length: STEPS }, (_, index) => {
  const chance = LEAST * (MOST / LEAST) ** ((index + 0.5) / STEPS);
  const deviations = Math.log(chance / SPREAD.median) / SPREAD.deviation;
  return { chance, density: Math.exp(-(deviations ** 2) / 2) };
});

/** The chance below which a share of the shots lies that count as much as `weight`. */
function quantiles(weight: (chance: number) => number): (share: number) => number {
  let sum = 0;
  const sums = grid.map(({ chance, density }) => {
    sum += density * weight(chance);
    return sum;
  });
  return (share) => {
    const index = sums.findIndex((one) => one >= share * sum);
    return (grid[index] ?? grid[STEPS - 1])?.chance ?? MOST;
  };
}

/** Chance of a shot that became a goal, by a random share: a shot of .4 does four times of ten. */
export const chanceOfGoal = quantiles((chance) => chance);

/** Chance of a shot that did not, by a random share. */
export const chanceOfMiss = quantiles((chance) => 1 - chance);
