import type { ProfileStatistics } from '@tipmark/contract';
import {
  bankSummary,
  isSettledResult,
  MARKETS,
  type MarketCode,
  OUTCOME_CATEGORY,
  RATING_MAX_IDLE_DAYS,
  RATING_WINDOW_DAYS,
  ratingLeft,
  type SettledTip,
  STAKE_UNIT_MILLI,
  TIP_LIMIT,
  TIP_RESULT,
  type TipResult,
} from '@tipmark/domain';
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';

const MILLI = 1_000;
const DAY_SECONDS = 86_400;

type TipRow = {
  readonly market: string;
  readonly milli: number;
  readonly stake: number;
  readonly result: number;
  readonly profit_milli: number;
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

function isRated({ market, milli }: TipRow): boolean {
  const { minRatedMilliOdds, maxRatedMilliOdds } = TIP_LIMIT;
  const { category } = MARKETS[market as MarketCode];
  const isInBand = milli >= minRatedMilliOdds && milli <= maxRatedMilliOdds;
  return isInBand && category !== OUTCOME_CATEGORY.exactScore;
}

/** What the rating still wants; places are given once there is a rating. */
function conditionsOf(user: Tipster, rows: readonly TipRow[], nowSeconds: number) {
  const windowFrom = nowSeconds - RATING_WINDOW_DAYS * DAY_SECONDS;
  const rated = rows.filter((row) => isRated(row) && row.settled_at >= windowFrom);
  const times = rated.map((row) => row.created_at);
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const days = times.length === 0 ? 0 : Math.floor((last - first) / DAY_SECONDS);
  const { tipsLeft, daysLeft } = ratingLeft(rated.length, days);
  const isActive = nowSeconds - last <= RATING_MAX_IDLE_DAYS * DAY_SECONDS;
  const isOpen = user.email_confirmed_at !== null && !user.is_private;
  return {
    ratingPosition: null,
    potentialRatingPosition: null,
    ratingTipsLeft: tipsLeft,
    ratingDaysLeft: daysLeft,
    isRatingConditionsCompleted: tipsLeft === 0 && daysLeft === 0 && isActive && isOpen,
  };
}

/** Figures of a tipster's present period. One statement. */
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
    ...conditionsOf(user, rows, nowSeconds),
  };
}
