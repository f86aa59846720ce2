import type { LeaderboardRow, OwnRating } from '@tipmark/contract';
import {
  INITIAL_BANK_MILLI,
  RECORD_MIN_TIPS,
  type SearchPeriod,
  type TipResult,
} from '@tipmark/domain';
import { rounded } from '../../matches/lists/rounded.ts';
import type { BettingServices } from '../services.ts';
import { findBoard, findOwn, type PeriodRow } from './period-board-queries.ts';
import { presentRated } from './present-rated.ts';
import { RATING_TOPIC } from './rating-job.ts';

const MAX_AGE_MS = 30_000;
const FORM_TIPS = 5;
const PERCENT = 100;

const figuresOf = (row: PeriodRow) =>
  presentRated({
    ...row,
    tips: row.counted,
    score: rounded((row.profit_milli * PERCENT) / INITIAL_BANK_MILLI) * PERCENT,
  });

function presentPeriodRow(row: PeriodRow): LeaderboardRow {
  return {
    ...figuresOf(row),
    // Places of the rating have labels.
    label: null,
    placesMoved: null,
    effectiveTips: null,
    bank: [],
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
  const placed = rows.find(({ user_id: id }) => id === ownId);
  return {
    rows: rows.map(presentPeriodRow),
    count: rows[0]?.count ?? 0,
    own: own === undefined ? null : presentOwnOf(own, placed?.position ?? null),
  };
}

function presentOwnOf(own: PeriodRow & { better: number }, position: number | null): OwnRating {
  const tipsLeft = Math.max(0, RECORD_MIN_TIPS - own.counted);
  const hasPlace = tipsLeft === 0 && own.is_open;
  return {
    ...figuresOf(own),
    label: null,
    position: position ?? (hasPlace ? own.better + 1 : null),
    potentialPosition: own.better + 1,
    tipsLeft,
    daysLeft: 0,
    areConditionsCompleted: hasPlace,
  };
}
