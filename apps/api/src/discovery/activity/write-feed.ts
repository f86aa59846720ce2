import { DAY_SECONDS, SPORT, type Sport } from '@tipmark/domain';
import type { Db } from '../../platform/database/connect.ts';
import { type Tx, tx } from '../../platform/database/tx.ts';
import {
  deleteItemsBefore,
  type Span,
  writeItems,
  writePostedTips,
  writeRanks,
  writeSettledTips,
  writeStreaks,
} from './feed-write-queries.ts';
import { contestItems, droppedItems, mathTipItems } from './worked-out-items.ts';

/** How far back the feed reaches when it is written for the first time … */
export const FEED_REACH_SECONDS = 14 * DAY_SECONDS;
/** … and how long an item stays. */
const RETENTION_SECONDS = 32 * DAY_SECONDS;
/** A season gets its item even if the feed began in the middle of its month. */
const SEASON_SECONDS = 31 * DAY_SECONDS;

const STREAKS = [5, 7, 10, 15, 20] as const;
const RANKS = [1, 3, 10] as const;
/** Sports whose prices and models get feed items. */
const SPORTS: readonly Sport[] = [SPORT.soccer];

/**
 * Writes feed items for what cappers did inside a span, in batches until all are written; writing
 * them twice changes nothing.
 * @returns new items
 */
export async function writeCapperItems(
  db: Db,
  span: Span,
  isStopped: () => boolean = () => false,
): Promise<number> {
  const posted = await untilNothingIsLeft(() => writePostedTips(db, span), isStopped);
  const settled = () => tx(db, (trx) => writeSettlements(trx, span));
  return posted + (await untilNothingIsLeft(settled, isStopped));
}

async function untilNothingIsLeft(
  write: () => Promise<number>,
  isStopped: () => boolean,
): Promise<number> {
  for (let count = 0; ; ) {
    const written = isStopped() ? 0 : await write();
    if (written === 0) return count;
    count += written;
  }
}

/** A tip with an item is not checked again, so its milestone is written in the same transaction. */
async function writeSettlements(trx: Tx, span: Span): Promise<number> {
  const userIds = await writeSettledTips(trx, span);
  if (userIds.length === 0) return 0;
  return userIds.length + (await writeStreaks(trx, span, [...new Set(userIds)], STREAKS));
}

/** Writes items for prices, models, the rating and contests until now. @returns new items */
export async function writeOtherItems(db: Db, nowSeconds: number): Promise<number> {
  let count = await writeRanks(db, nowSeconds, RANKS);
  for (const sport of SPORTS) {
    count += await writeItems(db, await droppedItems(db, sport, nowSeconds));
    count += await writeItems(db, await mathTipItems(db, sport, nowSeconds));
  }
  const sinceSeconds = nowSeconds - SEASON_SECONDS;
  count += await writeItems(db, await contestItems(db, { sinceSeconds, nowSeconds }));
  await deleteItemsBefore(db, nowSeconds - RETENTION_SECONDS);
  return count;
}
