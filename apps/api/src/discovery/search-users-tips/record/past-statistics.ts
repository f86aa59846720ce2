import {
  type PeriodStatistics,
  periodStatistics,
  type SearchPeriod,
  searchPeriodStart,
} from '@tipmark/domain';
import type { PastTip } from './record-queries.ts';

/** A capper's statistics over a period, as of an instant; undefined without a counted tip. */
type PastStatistics = (userId: number, atSeconds: number) => PeriodStatistics | undefined;

/**
 * Only tips settled by then count, and a reset only applies after its own time.
 * @param tips in order of settlement
 */
export function createPastStatistics(
  tips: readonly PastTip[],
  period: SearchPeriod,
): PastStatistics {
  const byUser = Map.groupBy(tips, ({ userId }) => userId);
  const known = new Map<string, PeriodStatistics | undefined>();
  const statisticsAt: PastStatistics = (userId, atSeconds) => {
    const start = searchPeriodStart(period, atSeconds);
    const own = (byUser.get(userId) ?? []).filter(
      ({ settledAt, createdAt, resetAt }) =>
        settledAt <= atSeconds &&
        settledAt > start &&
        (resetAt === null || resetAt > atSeconds || createdAt > resetAt),
    );
    const statistics = periodStatistics(own, atSeconds).get(period);
    return statistics !== undefined && statistics.won + statistics.lost > 0
      ? statistics
      : undefined;
  };
  return (userId, atSeconds) => {
    const key = `${userId} ${atSeconds}`;
    if (!known.has(key)) known.set(key, statisticsAt(userId, atSeconds));
    return known.get(key);
  };
}
