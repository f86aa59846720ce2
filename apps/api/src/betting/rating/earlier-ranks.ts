import {
  DAY_SECONDS,
  meetsRatingConditions,
  ratedWindow,
  ratingWindowStart,
  type WindowTip,
} from '@tipmark/domain';
import type { Tx } from '../../platform/database/tx.ts';
import {
  type EarlierStanding,
  findRatedBetween,
  saveEarlierRanks,
} from './earlier-ranks-queries.ts';
import { findWindowTips } from './rating-queries.ts';

/** A rank is compared with that of so many days ago. */
const COMPARED_DAYS = 7;
/** Cappers per batch; small enough not to block other queries. */
const CAPPERS_AT_ONCE = 200;

const comparedAt = (nowSeconds: number): number => nowSeconds - COMPARED_DAYS * DAY_SECONDS;

/** Of a capper by the rated tips that were settled then; none who did not meet the conditions. */
function standingOf(
  userId: number,
  tips: readonly WindowTip[],
  atSeconds: number,
): EarlierStanding[] {
  const window = ratedWindow(
    tips.filter(
      ({ settledAt }) => settledAt > ratingWindowStart(atSeconds) && settledAt <= atSeconds,
    ),
  );
  return window !== undefined && meetsRatingConditions(window, atSeconds)
    ? [{ userId, ...window }]
    : [];
}

/** Stores the ranks of a week ago, by the formula of the rating over the window that ended then. */
export async function refreshEarlierRanks(trx: Tx, nowSeconds: number): Promise<void> {
  const atSeconds = comparedAt(nowSeconds);
  const rated = await findRatedBetween(trx, ratingWindowStart(atSeconds), atSeconds);
  const standings: EarlierStanding[] = [];
  for (let from = 0; from < rated.length; from += CAPPERS_AT_ONCE) {
    const userIds = rated.slice(from, from + CAPPERS_AT_ONCE);
    const tips = await findWindowTips(trx, userIds, atSeconds);
    standings.push(
      ...userIds.flatMap((userId) => standingOf(userId, tips.get(userId) ?? [], atSeconds)),
    );
  }
  await saveEarlierRanks(trx, standings);
}

/** The same by rated tips that are known but not written yet, in order of settlement. */
export async function rankEarlierAhead(
  trx: Tx,
  tips: Iterable<readonly [userId: number, tips: readonly WindowTip[]]>,
  nowSeconds: number,
): Promise<void> {
  const standings = [...tips].flatMap(([userId, all]) =>
    standingOf(userId, all, comparedAt(nowSeconds)),
  );
  await saveEarlierRanks(trx, standings);
}
