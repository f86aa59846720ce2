import { sum } from '../sum.ts';
import { STAKE_LIMIT } from './stake-of.ts';

/**
 * Stakes on different matches that are open at once: each leaves room for the others, all together
 * at most 20 % of the bank.
 * @param alone what each would be alone; of several markets of one match only the best
 */
export function stakesAtOnce(alone: readonly number[]): number[] {
  const room = alone.map((_, own) =>
    alone.reduce((left, other, index) => (index === own ? left : left * (1 - other ** 2)), 1),
  );
  const stakes = alone.map((stake, index) => stake * (room[index] ?? 1));
  const total = sum(stakes);
  return total <= STAKE_LIMIT.atOnce
    ? stakes
    : stakes.map((stake) => (stake * STAKE_LIMIT.atOnce) / total);
}
