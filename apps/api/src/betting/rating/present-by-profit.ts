import type { LeaderboardRow, OwnRating } from '@tipmark/contract';
import { INITIAL_BANK_MILLI } from '@tipmark/domain';
import { rounded } from '../../matches/lists/rounded.ts';
import type { BoardRow } from './board-queries.ts';
import { presentPublishing, presentRated } from './present-rated.ts';

const PERCENT = 100;

type ProfitRow = BoardRow & { readonly drawdown: number | null };

/** Tables by profit have it for a score; only ranks of the rating have labels. */
const recordOf = (row: ProfitRow) => ({
  ...presentRated({
    ...row,
    tips: row.counted,
    score: rounded((row.profit_milli * PERCENT) / INITIAL_BANK_MILLI) * PERCENT,
  }),
  label: null,
});

/** A line of a table by profit: no change of rank, no bank. */
export function presentByProfit(row: ProfitRow): Omit<LeaderboardRow, 'lastResults'> {
  return {
    ...recordOf(row),
    ...presentPublishing({ ...row, tips: row.rated_tips }),
    placesMoved: null,
    effectiveTips: null,
    bank: [],
  };
}

/** @param minTips from how many tips on a record has a rank */
export function presentOwnByProfit(
  own: ProfitRow & { readonly better: number },
  minTips: number,
): OwnRating {
  const tipsLeft = Math.max(0, minTips - own.counted);
  const hasRank = tipsLeft === 0 && own.is_open;
  return {
    ...recordOf(own),
    position: own.position ?? (hasRank ? own.better + 1 : null),
    potentialPosition: own.better + 1,
    tipsLeft,
    daysLeft: 0,
    areConditionsCompleted: hasRank,
  };
}
