import { TIP_RESULT } from '../enumerations/tip-result.ts';
import { isWon, type SettledTip } from './bank-summary.ts';

/**
 * The longest streaks of won and of lost tips; returned ones do not break them.
 * @param tips in order of settlement
 */
export function longestRuns(tips: readonly Pick<SettledTip, 'result'>[]): {
  readonly won: number;
  readonly lost: number;
} {
  const longest = { won: 0, lost: 0 };
  let side: 'won' | 'lost' = 'won';
  let length = 0;
  for (const { result } of tips) {
    if (result === TIP_RESULT.returned) continue;
    const now = isWon({ result }) ? 'won' : 'lost';
    length = now === side ? length + 1 : 1;
    side = now;
    longest[side] = Math.max(longest[side], length);
  }
  return longest;
}
