import { SPORT } from '@tipmark/domain';
import { oddTypeIn } from './odd-types.ts';

/** Markets of a line, with and without overtime. */
export type LineMarket = 'ah' | 'ou';

/**
 * Whether a bet on a line has the same result with and without overtime. Overtime and shoot-out
 * make a level score one of a single goal: that is never enough for a handicap above one goal, and
 * the total of a level score is even, so that one more goal does not pass a line such as 5.5.
 */
export function isAlikeWithOvertime(market: LineMarket, line: number): boolean {
  return market === 'ah' ? Math.abs(line) > 1 : line % 2 === 1.5;
}

/**
 * The odd type of a hockey line whose bets count overtime, or may: ours end with regular time, so
 * only lines on which both agree are the same outcome.
 */
export function lineOfHockey(
  market: LineMarket,
  selection: string,
  line: number,
): string | undefined {
  return isAlikeWithOvertime(market, line)
    ? oddTypeIn(SPORT.hockey, market, selection, line)
    : undefined;
}
