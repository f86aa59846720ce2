import type { Pair } from '../matches/played.ts';

const RESULTS = new Map<number, ReadonlySet<string>>();

/** Results of a shoot-out of so many attempts each that was decided within them. */
function decidedResults(rounds: number): ReadonlySet<string> {
  const known = RESULTS.get(rounds);
  if (known !== undefined) return known;
  const results = new Set<string>();
  const shoot = ([first, second]: Pair, taken: number): void => {
    const left: Pair = [rounds - Math.ceil(taken / 2), rounds - Math.floor(taken / 2)];
    const isDecided = first > second + left[1] || second > first + left[0];
    if (isDecided) results.add(`${Math.max(first, second)}:${Math.min(first, second)}`);
    else if (taken < rounds * 2) {
      shoot([first, second], taken + 1);
      shoot(taken % 2 === 0 ? [first + 1, second] : [first, second + 1], taken + 1);
    }
  };
  shoot([0, 0], 0);
  RESULTS.set(rounds, results);
  return results;
}

/**
 * Whether a shoot-out can end like this: it stops as soon as a side cannot be caught, and after its
 * rounds with the first attempt that makes a difference.
 */
export function isShootoutResult([home, away]: Pair, rounds: readonly number[]): boolean {
  const [most, least] = [Math.max(home, away), Math.min(home, away)];
  // A level one goes on; each further round ends it with one goal or none.
  if (most - least === 1) return true;
  return rounds.some((count) => decidedResults(count).has(`${most}:${least}`));
}
