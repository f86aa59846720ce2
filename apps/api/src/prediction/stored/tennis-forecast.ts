const STEPS = 40;

function choose(all: number, some: number): number {
  let ways = 1;
  for (let one = 1; one <= some; one += 1) ways = (ways * (all - some + one)) / one;
  return ways;
}

/** Chance to win so many sets before the other side wins all but `lost` of them. */
function setScore(set: number, needed: number, lost: number): number {
  return choose(needed - 1 + lost, lost) * set ** needed * (1 - set) ** lost;
}

function overScores(needed: number, value: (lost: number) => number): number {
  let sum = 0;
  for (let lost = 0; lost < needed; lost += 1) sum += value(lost);
  return sum;
}

/**
 * Chance to win a match by the sets that both sides win on average: the chance of a set is what
 * leaves this difference between them.
 * @param needed sets that win the match
 */
export function winOfExpectedSets(
  [home, away]: readonly [home: number, away: number],
  needed: number,
): number {
  const lead = (set: number) =>
    overScores(
      needed,
      (lost) => (setScore(set, needed, lost) - setScore(1 - set, needed, lost)) * (needed - lost),
    );
  let [low, high] = [0, 1];
  for (let step = 0; step < STEPS; step += 1) {
    const set = (low + high) / 2;
    if (lead(set) < home - away) low = set;
    else high = set;
  }
  return overScores(needed, (lost) => setScore(low, needed, lost));
}
