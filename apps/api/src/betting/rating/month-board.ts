import type { LeaderboardRow, RatingMonth } from '@tipmark/contract';
import { INITIAL_BANK_MILLI, MONTH_MIN_TIPS, tableMonthAt } from '@tipmark/domain';
import { rounded } from '../../matches/lists/rounded.ts';
import type { BettingServices } from '../services.ts';
import {
  findMonthBoard,
  findMonths,
  findOwnMonth,
  type MonthRow,
  type MonthSummary,
} from './month-board-queries.ts';
import type { PeriodBoard } from './period-board.ts';
import { presentByProfit, presentOwnByProfit } from './present-by-profit.ts';
import { RATING_TOPIC } from './rating-job.ts';

const MAX_AGE_MS = 30_000;
const PERCENT = 100;

function presentMonthRow(row: MonthRow): LeaderboardRow {
  return {
    ...presentByProfit({ ...row, drawdown: null }),
    effectiveTips: rounded(row.effective_tips),
    lastResults: [],
  };
}

function presentMonths(
  summaries: readonly MonthSummary[],
  month: number,
  nowSeconds: number,
): RatingMonth {
  const present = tableMonthAt(nowSeconds);
  const known = summaries.map((one) => one.month);
  return {
    month,
    isOver: month < present,
    months: known.includes(present) ? known : [present, ...known],
    winners: summaries.flatMap(({ month: won, name, url, profit_milli: milli, counted }) =>
      won === present || name === null || url === null
        ? []
        : [
            {
              month: won,
              name,
              url,
              profitPercent: rounded(((milli ?? 0) * PERCENT) / INITIAL_BANK_MILLI),
              countOfTips: counted ?? 0,
            },
          ],
    ),
  };
}

interface MonthRequest {
  readonly month: number;
  readonly limit: number;
  /** 0 = a guest. */
  readonly ownId: number;
  readonly nowSeconds: number;
}

/** The table of a calendar month, and the winners of others; computed once for all callers. */
export async function readMonthBoard(
  { db, responses }: Pick<BettingServices, 'db' | 'responses'>,
  { month, limit, ownId, nowSeconds }: MonthRequest,
): Promise<PeriodBoard & { readonly month: RatingMonth }> {
  const { body } = await responses.get({
    key: `month board|${month}|${limit}|${tableMonthAt(nowSeconds)}`,
    topics: [RATING_TOPIC],
    maxAgeMs: MAX_AGE_MS,
    build: async () => ({
      rows: await findMonthBoard(db, month, limit),
      months: await findMonths(db, nowSeconds),
    }),
  });
  const { rows, months } = JSON.parse(body.identity.toString()) as {
    rows: MonthRow[];
    months: MonthSummary[];
  };
  const own = ownId === 0 ? undefined : await findOwnMonth(db, month, ownId);
  const ranked = rows.find(({ user_id: id }) => id === ownId);
  return {
    rows: rows.map(presentMonthRow),
    count: rows[0]?.count ?? 0,
    own:
      own === undefined
        ? null
        : presentOwnByProfit(
            { ...own, drawdown: null, position: ranked?.position ?? null },
            MONTH_MIN_TIPS,
          ),
    month: presentMonths(months, month, nowSeconds),
  };
}
