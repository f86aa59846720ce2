import type { ProfileStatistics } from '@tipmark/contract';
import {
  type BankSummary,
  bankSummary,
  capperLabel,
  closingValueOf,
  longestRuns,
  TIP_RESULT,
  yieldError,
  yieldSignificance,
} from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { rounded } from '../../matches/lists/rounded.ts';
import type { Db } from '../../platform/database/connect.ts';
import { presentConditions, presentPublishing } from '../rating/present-rated.ts';
import { findRatingState, type RatingState } from '../rating/rating-queries.ts';
import {
  periodsOf,
  presentMovements,
  presentResets,
  presentTipStats,
  type RecordedTip,
  toRecorded,
} from './tip-record.ts';
import { findResets, findSettledTips } from './tip-record-queries.ts';

const MILLI = 1_000;
const HUNDREDTHS = 100;
const LAST_RESULTS = 10;

export interface Tipster {
  readonly id: number;
  readonly ledger_id: string;
  readonly reset_at: Date | null;
  readonly is_private: boolean;
  readonly email_confirmed_at: Date | null;
}

const NOT_RATED: RatingState = {
  position: null,
  is_premium_capper: false,
  score: 0,
  tips: 0,
  first_at: 0,
  last_at: 0,
  better: 0,
  badges: [],
  delayed: null,
  russian_texts: null,
  english_texts: null,
};

/**
 * Rank in the rating, or the conditions not yet met. A reset does not affect the rating's window.
 */
function presentRating(user: Tipster, state: RatingState | undefined, nowSeconds: number) {
  const isOpen = user.email_confirmed_at !== null && !user.is_private;
  const standing = state ?? NOT_RATED;
  const isRated = standing.tips > 0;
  const { tipsLeft, daysLeft, areConditionsCompleted } = presentConditions(
    standing,
    isOpen,
    nowSeconds,
  );
  const position = user.is_private ? null : standing.position;
  return {
    ratingPosition: position,
    ratingLabel: capperLabel(position),
    potentialRatingPosition: isRated ? standing.better + 1 : null,
    ratingTipsLeft: tipsLeft,
    ratingDaysLeft: daysLeft,
    isRatingConditionsCompleted: areConditionsCompleted,
    ratingScore: isRated ? standing.score / HUNDREDTHS : null,
    isPremiumCapper: standing.is_premium_capper,
    badges: [...standing.badges],
    ...presentPublishing(standing),
  };
}

/** How good the prices were, and how likely the yield is mere luck. */
function presentQuality(tips: readonly RecordedTip[], bank: BankSummary) {
  const { mean, positiveShare, count } = closingValueOf(tips);
  const { roiPercent, averageMilliOdds, won, lost } = bank;
  const isCounted = roiPercent !== null && averageMilliOdds !== null;
  const meanOdds = (averageMilliOdds ?? 0) / MILLI;
  const error = isCounted ? yieldError(roiPercent / 100, won + lost, meanOdds) : null;
  return {
    clv: mean === null ? null : rounded(mean * 100),
    clvPositiveShare: positiveShare === null ? null : rounded(positiveShare * 100),
    clvCount: count,
    tValue: isCounted ? rounded(yieldSignificance(roiPercent / 100, won + lost, meanOdds)) : null,
    roiError: error === null ? null : rounded(error * 100),
  };
}

function presentBank(tips: readonly RecordedTip[], bank: BankSummary) {
  const runs = longestRuns(tips);
  const staked = tips.filter(({ result }) => result !== TIP_RESULT.returned);
  return {
    bankroll: bank.bankrollMilli / MILLI,
    profit: bank.profitMilli / MILLI,
    profitPercent: bank.profitPercent,
    tipsWon: bank.won,
    tipsReturned: bank.returned,
    tipsLost: bank.lost,
    roi: bank.roiPercent,
    winRate: bank.winRatePercent,
    averageOdd: bank.averageMilliOdds === null ? null : bank.averageMilliOdds / MILLI,
    maxDrawdown: bank.maxDrawdownPercent,
    turnover: staked.reduce((sum, { stakeMilli }) => sum + stakeMilli, 0) / MILLI,
    longestWon: runs.won,
    longestLost: runs.lost,
    lastTipResults: tips.slice(-LAST_RESULTS).map(({ result }) => result),
  };
}

export interface StatisticsRequest {
  readonly nowSeconds: number;
  readonly locale: Locale;
  readonly tipsPending: number;
}

/**
 * Statistics of a tipster's present period, and the records before resets. At most three
 * statements.
 */
export async function readTipStatistics(
  db: Db,
  user: Tipster,
  { nowSeconds, locale, tipsPending }: StatisticsRequest,
): Promise<ProfileStatistics> {
  const rows = await findSettledTips(db, user.id, locale);
  const resets = user.reset_at === null ? [] : await findResets(db, user.ledger_id);
  const periods = periodsOf(rows.flatMap(toRecorded), resets);
  const tips = periods.at(-1) ?? [];
  const bank = bankSummary(tips);
  return {
    ...presentBank(tips, bank),
    tipsPending,
    ...presentQuality(tips, bank),
    ...presentRating(user, await findRatingState(db, user.id), nowSeconds),
    bankrollMovements: presentMovements(tips),
    tipStats: presentTipStats(tips),
    resets: presentResets(periods.slice(0, -1), resets),
  };
}
