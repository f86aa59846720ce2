import type { ProfileStatistics } from '@tipmark/contract';
import {
  type BankSummary,
  bankSummary,
  capperLabel,
  isSettledResult,
  type SettledTip,
  STAKE_UNIT_MILLI,
  TIP_RESULT,
  type TipResult,
  yieldSignificance,
} from '@tipmark/domain';
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import { presentConditions } from '../rating/present-rated.ts';
import { findRatingState, type RatingState } from '../rating/rating-queries.ts';

const MILLI = 1_000;
const HUNDREDTHS = 100;

type TipRow = {
  readonly market: string;
  readonly milli: number;
  readonly stake: number;
  readonly result: number;
  readonly profit_milli: number;
  readonly clv: number | null;
  /** Unix seconds. */
  readonly created_at: number;
  readonly settled_at: number;
};

export type Tipster = {
  readonly id: number;
  readonly reset_at: Date | null;
  readonly is_private: boolean;
  readonly email_confirmed_at: Date | null;
};

/** Settled tips posted since the last reset, in order of settlement. */
function findSettledTips(db: Db, { id, reset_at: resetAt }: Tipster): Promise<TipRow[]> {
  return db
    .selectFrom('tips')
    .select([
      'market',
      'milli',
      'stake',
      'result',
      'profit_milli',
      'clv',
      sql<number>`extract(epoch from created_at)::int`.as('created_at'),
      sql<number>`extract(epoch from settled_at)::int`.as('settled_at'),
    ])
    .where('user_id', '=', id)
    .where('result', '<>', TIP_RESULT.pending)
    .$if(resetAt !== null, (query) => query.where('created_at', '>', resetAt as Date))
    .orderBy('settled_at')
    .orderBy('id')
    .execute();
}

function toSettled(row: TipRow): SettledTip[] {
  const result = row.result as TipResult;
  if (!isSettledResult(result)) return [];
  const { milli: milliOdds, profit_milli: profitMilli } = row;
  return [{ result, milliOdds, profitMilli, stakeMilli: row.stake * STAKE_UNIT_MILLI }];
}

function round(value: number): number {
  return Math.round(value * HUNDREDTHS) / HUNDREDTHS;
}

/** Place in the rating, or what it still wants. A reset leaves the rating's window alone. */
function presentRating(user: Tipster, state: RatingState | undefined, nowSeconds: number) {
  const isOpen = user.email_confirmed_at !== null && !user.is_private;
  const standing = state ?? { tips: 0, first_at: 0, last_at: 0 };
  const { tipsLeft, daysLeft, areConditionsCompleted } = presentConditions(
    standing,
    isOpen,
    nowSeconds,
  );
  const position = user.is_private ? null : (state?.position ?? null);
  return {
    ratingPosition: position,
    ratingLabel: capperLabel(position),
    potentialRatingPosition: state === undefined ? null : state.better + 1,
    ratingTipsLeft: tipsLeft,
    ratingDaysLeft: daysLeft,
    isRatingConditionsCompleted: areConditionsCompleted,
    ratingScore: state === undefined ? null : state.score / HUNDREDTHS,
    isPremiumCapper: state?.is_premium_capper === true,
  };
}

/** How good the prices were, and how far the yield is from luck. */
function presentQuality(rows: readonly TipRow[], bank: BankSummary) {
  const values = rows.flatMap(({ clv }) => clv ?? []);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const positive = values.filter((value) => value > 0).length / values.length;
  const { roiPercent, averageMilliOdds, won, lost } = bank;
  const isCounted = roiPercent !== null && averageMilliOdds !== null;
  return {
    clv: values.length === 0 ? null : round(mean * 100),
    clvPositiveShare: values.length === 0 ? null : round(positive * 100),
    tValue: isCounted
      ? round(yieldSignificance(roiPercent / 100, won + lost, averageMilliOdds / MILLI))
      : null,
  };
}

/** Figures of a tipster's present period. Two statements. */
export async function readTipStatistics(
  db: Db,
  user: Tipster,
  nowSeconds: number,
): Promise<ProfileStatistics> {
  const rows = await findSettledTips(db, user);
  const bank = bankSummary(rows.flatMap(toSettled));
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
    ...presentQuality(rows, bank),
    ...presentRating(user, await findRatingState(db, user.id), nowSeconds),
  };
}
