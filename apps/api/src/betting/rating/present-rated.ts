import type { LeaderboardRow, OwnRating, RatedCapper } from '@tipmark/contract';
import {
  capperLabel,
  DAY_SECONDS,
  languagesOf,
  meetsRatingConditions,
  ratingLeft,
  type TipResult,
} from '@tipmark/domain';
import { rounded } from '../../matches/lists/rounded.ts';
import type { RatingRow, RatingState } from './rating-queries.ts';

const MILLI = 1_000;
const HUNDREDTHS = 100;
const PERCENT = 100;
const FORM_TIPS = 5;

/** The content of a line: of the rating, or of a contest. */
type RatedRow = Omit<
  RatingRow,
  | 'user_id'
  | 'is_open'
  | 'first_at'
  | 'last_at'
  | 'better'
  | 'count'
  | 'effective_tips'
  | 'bank'
  | 'earlier_position'
  | 'last_results'
  | 'drawdown'
  | 'delayed'
  | 'russian_texts'
  | 'english_texts'
> & { readonly drawdown: number | null };

/** Profit over turnover; null without any. */
export const roiPercentOf = ({
  profit_milli: profit,
  stake_milli: stake,
}: Pick<RatingRow, 'profit_milli' | 'stake_milli'>): number | null =>
  stake > 0 ? rounded((profit * PERCENT) / stake) : null;

export function presentRated(row: RatedRow): RatedCapper {
  return {
    position: row.position,
    label: capperLabel(row.position),
    name: row.name,
    url: row.url,
    score: row.score / HUNDREDTHS,
    countOfTips: row.tips,
    won: row.won,
    lost: row.counted - row.won,
    profit: row.profit_milli / MILLI,
    roiPercent: roiPercentOf(row),
    averageOdds: row.mean_milli === null ? null : rounded(row.mean_milli / MILLI),
    clvPercent: row.clv === null ? null : rounded(row.clv * 100),
    maxDrawdownPercent: row.drawdown === null ? null : rounded(row.drawdown),
    isPremiumCapper: row.is_premium_capper,
    badges: [...row.badges],
    followers: row.followers,
  };
}

type PublishedRow = Pick<RatingRow, 'tips' | 'delayed' | 'russian_texts' | 'english_texts'>;

/** How the rated tips of the window were published. */
export function presentPublishing({
  tips,
  delayed,
  russian_texts: russian,
  english_texts: english,
}: PublishedRow): Pick<LeaderboardRow, 'delayedPercent' | 'languages'> {
  const isKnown = delayed !== null && tips > 0;
  return {
    delayedPercent: isKnown ? rounded((delayed * PERCENT) / tips) : null,
    languages: languagesOf({ russian: russian ?? 0, english: english ?? 0 }),
  };
}

/** A line of the leaderboard. */
export function presentLine(row: RatingRow): LeaderboardRow {
  const { position, earlier_position: earlier } = row;
  return {
    ...presentRated(row),
    ...presentPublishing(row),
    placesMoved: position === null || earlier === null ? null : earlier - position,
    effectiveTips: rounded(row.effective_tips),
    bank: presentBank(row.bank),
    lastResults: row.last_results.slice(-FORM_TIPS) as TipResult[],
  };
}

/** Half pixels of the line of a bank. */
const BANK_HEIGHT = 28;

/**
 * The line of the bank as heights: the units would be bytes that nobody sees.
 * @param milli profit after each step; before the first one it was 0
 */
export function presentBank(milli: readonly number[]): number[] {
  if (milli.length === 0) return [];
  const points = [0, ...milli];
  const low = Math.min(...points);
  const range = Math.max(...points) - low;
  if (range === 0) return points;
  return points.map((one) => Math.round(((one - low) / range) * BANK_HEIGHT));
}

type Standing = Pick<RatingState, 'tips' | 'first_at' | 'last_at'>;

/**
 * The conditions of the rating a user does not meet yet.
 * @param isOpen the account's own conditions: a confirmed email, public statistics
 */
export function presentConditions(
  { tips, first_at: firstAt, last_at: lastAt }: Standing,
  isOpen: boolean,
  nowSeconds: number,
) {
  return {
    ...ratingLeft(tips, Math.floor((lastAt - firstAt) / DAY_SECONDS)),
    areConditionsCompleted: isOpen && meetsRatingConditions({ tips, firstAt, lastAt }, nowSeconds),
  };
}

/** The caller's own line. */
export function presentOwn(row: RatingRow, nowSeconds: number): OwnRating {
  return {
    ...presentRated(row),
    potentialPosition: row.tips === 0 ? null : row.better + 1,
    ...presentConditions(row, row.is_open, nowSeconds),
  };
}
