import type { FeedRecord } from '@tipmark/contract/feed';
import { HOUR_SECONDS } from '@tipmark/domain';
import type { TimedRecord } from './timed-record.ts';

/** Longer spans of time are computed in one step. */
const LONGEST_SECONDS = 2 * HOUR_SECONDS;
const CACHED_HOURS = 4;

/**
 * Computes events hour by hour, so that a clock that polls every few seconds costs almost nothing.
 * @param emittedBetween records after `from` up to `to`, in order
 */
export function createAgenda(
  emittedBetween: (from: number, to: number) => TimedRecord[],
): (from: number, to: number) => FeedRecord[] {
  const hours = new Map<number, TimedRecord[]>();
  const ofHour = (hour: number): TimedRecord[] => {
    const known = hours.get(hour);
    if (known !== undefined) return known;
    const records = emittedBetween(hour * HOUR_SECONDS, (hour + 1) * HOUR_SECONDS);
    hours.set(hour, records);
    const [oldest] = hours.keys();
    if (hours.size > CACHED_HOURS && oldest !== undefined) hours.delete(oldest);
    return records;
  };
  return (from, to) => {
    if (to - from > LONGEST_SECONDS) return emittedBetween(from, to).map(({ record }) => record);
    const records: FeedRecord[] = [];
    for (let hour = Math.floor(from / HOUR_SECONDS); hour * HOUR_SECONDS < to; hour += 1) {
      for (const { at, record } of ofHour(hour)) {
        if (at > from && at <= to) records.push(record);
      }
    }
    return records;
  };
}
