import type { TipResult } from '../enumerations/tip-result.ts';
import type { OddType } from '../odds/odd-type.ts';
import { countedResult } from './counted-result.ts';
import type { Counts } from './counts.ts';

/** More than any offered line or score. */
const FAR = 10_000;

/**
 * Result of an outcome on counts that may still grow: the one that every continuation of play
 * leads to, or undefined while two continuations differ.
 */
export function decidedResult(oddType: OddType, { pair, isFinal }: Counts): TipResult | undefined {
  const [home, away] = pair;
  const settled = countedResult(oddType, home, away);
  if (isFinal) return settled;
  const [homeTarget = 0, awayTarget = 0] = oddType.selection.split('-').map(Number);
  const canChange = growth(homeTarget - home).some((h) =>
    growth(awayTarget - away).some((a) => countedResult(oddType, home + h, away + a) !== settled),
  );
  return canChange ? undefined : settled;
}

/**
 * Further counts: none, few, many, and exactly up to the named score. Results change nowhere else.
 */
function growth(upToTarget: number): number[] {
  return [0, 1, 2, FAR, ...(upToTarget > 0 ? [upToTarget] : [])];
}
