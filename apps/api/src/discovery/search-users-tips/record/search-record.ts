import { setImmediate } from 'node:timers/promises';
import type { SearchRecordReply } from '@tipmark/contract';
import { DAY_SECONDS, templateRecord } from '@tipmark/domain';
import { roundRecord } from '../../templates/round-record.ts';
import type { RecordedTip } from './record-queries.ts';

const SEARCH_RECORD_DAYS = 90;
/** The newest settled tips that are compared with the criteria. */
export const RECORD_TIPS = 20_000;
/** Past tips from which statistics and ranks are recomputed; with more there is no record. */
export const PAST_TIPS = 300_000;
const AT_A_TIME = 50;

export const recordFrom = (nowSeconds: number) => nowSeconds - SEARCH_RECORD_DAYS * DAY_SECONDS;

/** Bounds of a statistic; a missing one never meets them. */
export const isWithin = (
  value: number | null | undefined,
  minimum: number | undefined,
  maximum: number | undefined,
): boolean => {
  if (minimum === undefined && maximum === undefined) return true;
  if (value === null || value === undefined) return false;
  return value >= (minimum ?? value) && value <= (maximum ?? value);
};

/** Those that meet a test; other calls are answered in between. */
export async function filterInParts<Item>(
  items: readonly Item[],
  isMet: (item: Item) => boolean,
): Promise<Item[]> {
  const met: Item[] = [];
  for (const [index, item] of items.entries()) {
    if (index % AT_A_TIME === 0) await setImmediate();
    if (isMet(item)) met.push(item);
  }
  return met;
}

type Compared = Pick<SearchRecordReply, 'countOfTips' | 'isCut' | 'unmeasured'> & {
  readonly met: readonly RecordedTip[];
};

/** A unit on each tip at its own price. */
export function presentRecord({ met, ...compared }: Compared, nowSeconds: number) {
  const judged = met.map(({ match_id: matchId, result, milli, clv }) => ({
    matchId,
    result,
    milli,
    laterMilli: milli,
    clv,
  }));
  const { minuteLater: _, ...record } = roundRecord(templateRecord(judged));
  return {
    days: SEARCH_RECORD_DAYS,
    ...compared,
    ...record,
    asOf: nowSeconds,
  } satisfies SearchRecordReply;
}

export const withoutRecord = (
  unmeasured: NonNullable<SearchRecordReply['unmeasured']>,
  nowSeconds: number,
): SearchRecordReply =>
  presentRecord({ countOfTips: 0, isCut: false, unmeasured, met: [] }, nowSeconds);
