import { matchFromSet, setScores } from '../tennis/set-chain.ts';

const STEPS = 40;

/** Sets by which the first player is ahead on average. */
const leadOf = (set: number, bestOf: 3 | 5): number =>
  setScores(set, bestOf).reduce((sum, [[won, lost], chance]) => sum + (won - lost) * chance, 0);

/**
 * Chance to win a match by the sets that both sides win on average: the chance of a set is what
 * leaves this difference between them.
 */
export function winOfExpectedSets(
  [home, away]: readonly [home: number, away: number],
  bestOf: 3 | 5,
): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < STEPS; step += 1) {
    const set = (low + high) / 2;
    if (leadOf(set, bestOf) < home - away) low = set;
    else high = set;
  }
  return matchFromSet(low, bestOf);
}
