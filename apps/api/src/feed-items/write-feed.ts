import { SPORT, type Sport } from '@tipmark/domain';
import type { Db } from '../database/connect.ts';
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

const DAY_SECONDS = 86_400;
/** How far back the feed reaches when it is written for the first time … */
export const FEED_REACH_SECONDS = 14 * DAY_SECONDS;
/** … and how long an item stays. */
const KEPT_SECONDS = 32 * DAY_SECONDS;
/** A season is told though the feed began in the middle of its month. */
const SEASON_SECONDS = 31 * DAY_SECONDS;

const STREAKS = [5, 7, 10, 15, 20] as const;
const RANKS = [1, 3, 10] as const;
/** Sports whose prices and models are told. */
const SPORTS: readonly Sport[] = [SPORT.soccer];

/** Tells what cappers did inside a span; telling it twice changes nothing. @returns new items */
export async function writeCappersNews(db: Db, span: Span): Promise<number> {
  const posted = await writePostedTips(db, span);
  const userIds = await writeSettledTips(db, span);
  if (userIds.length === 0) return posted;
  return posted + userIds.length + (await writeStreaks(db, span, userIds, STREAKS));
}

/** Tells what prices, models, the rating and contests did until now. @returns new items */
export async function writeOtherNews(db: Db, nowSeconds: number): Promise<number> {
  let count = await writeRanks(db, nowSeconds, RANKS);
  for (const sport of SPORTS) {
    count += await writeItems(db, await droppedItems(db, sport, nowSeconds));
    count += await writeItems(db, await mathTipItems(db, sport, nowSeconds));
  }
  const sinceSeconds = nowSeconds - SEASON_SECONDS;
  count += await writeItems(db, await contestItems(db, { sinceSeconds, nowSeconds }));
  await deleteItemsBefore(db, nowSeconds - KEPT_SECONDS);
  return count;
}
