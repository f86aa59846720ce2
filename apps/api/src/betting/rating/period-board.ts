import type { LeaderboardRow, OwnRating } from '@tipmark/contract';
import { RECORD_MIN_TIPS, type SearchPeriod, type TipResult } from '@tipmark/domain';
import type { BettingServices } from '../services.ts';
import { findBoard, findOwn, type PeriodRow } from './period-board-queries.ts';
import { presentByProfit, presentOwnByProfit } from './present-by-profit.ts';
import { RATING_TOPIC } from './rating-job.ts';

const MAX_AGE_MS = 30_000;
const FORM_TIPS = 5;

function presentPeriodRow(row: PeriodRow): LeaderboardRow {
  return {
    ...presentByProfit(row),
    lastResults: row.last_results.slice(-FORM_TIPS) as TipResult[],
  };
}

export interface PeriodBoard {
  readonly rows: LeaderboardRow[];
  readonly count: number;
  readonly own: OwnRating | null;
}

/** The table of another period than the rating's; its head is computed once for all callers. */
export async function readPeriodBoard(
  { db, responses }: Pick<BettingServices, 'responses' | 'db'>,
  period: SearchPeriod,
  limit: number,
  ownId: number,
): Promise<PeriodBoard> {
  const { body } = await responses.get({
    key: `period board|${period}|${limit}`,
    topics: [RATING_TOPIC],
    maxAgeMs: MAX_AGE_MS,
    build: () => findBoard(db, period, limit),
  });
  const rows: PeriodRow[] = JSON.parse(body.identity.toString());
  const own = ownId === 0 ? undefined : await findOwn(db, period, ownId);
  const ranked = rows.find(({ user_id: id }) => id === ownId);
  return {
    rows: rows.map(presentPeriodRow),
    count: rows[0]?.count ?? 0,
    own:
      own === undefined
        ? null
        : presentOwnByProfit({ ...own, position: ranked?.position ?? null }, RECORD_MIN_TIPS),
  };
}
