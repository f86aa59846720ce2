import type { SearchRecordReply, TipsCriteria } from '@tipmark/contract';
import { SEARCH_PERIOD, searchPeriodStart } from '@tipmark/domain';
import type { Db } from '../../../platform/database/connect.ts';
import { dayStart } from './past-calendar.ts';
import { createPastRanks } from './past-ranks.ts';
import { createPastStatistics } from './past-statistics.ts';
import { findPastTips, findRatedTips, findRecordedTips } from './record-queries.ts';
import {
  filterInParts,
  isWithin,
  PAST_TIPS,
  presentRecord,
  RECORD_TIPS,
  recordFrom,
  withoutRecord,
} from './search-record.ts';

const isAny = (...bounds: (number | undefined)[]) => bounds.some((bound) => bound !== undefined);

/**
 * Settled tips that matched the criteria when they were published: statistics of their authors are
 * those of that instant, ranks those of the beginning of that day. The order and the limit per
 * author do not matter: a new tip is always the newest.
 */
export async function readTipsRecord(
  db: Db,
  criteria: TipsCriteria,
  nowSeconds: number,
): Promise<SearchRecordReply> {
  if (criteria.isOnlyFollowed === true) return withoutRecord('followed', nowSeconds);
  const { minProfitPercent, maxProfitPercent, minRoi, maxRoi, minTipsCount, maxTipsCount } =
    criteria;
  const { minPositionRating, maxPositionRating, period = SEARCH_PERIOD.days30 } = criteria;
  const fromSeconds = recordFrom(nowSeconds);
  const found = await findRecordedTips(db, { fromSeconds, limit: RECORD_TIPS + 1 }, criteria);
  const tips = found.slice(0, RECORD_TIPS);
  const first = Math.min(...tips.map(({ created_at: at }) => at), nowSeconds);
  const hasRanks = isAny(minPositionRating, maxPositionRating);
  const hasStatistics =
    isAny(minProfitPercent, maxProfitPercent, minRoi, maxRoi) || isAny(minTipsCount, maxTipsCount);
  const [past, rated] = await Promise.all([
    hasStatistics
      ? findPastTips(
          db,
          [...new Set(tips.map(({ user_id: id }) => id))],
          searchPeriodStart(period, first),
          PAST_TIPS + 1,
        )
      : [],
    hasRanks ? findRatedTips(db, dayStart(first), PAST_TIPS + 1) : [],
  ]);
  if (Math.max(past.length, rated.length) > PAST_TIPS) return withoutRecord('size', nowSeconds);
  const statisticsAt = createPastStatistics(past, period);
  const rankAt = createPastRanks(rated);
  const met = await filterInParts(tips, ({ user_id: id, created_at: at }) => {
    if (hasRanks && !isWithin(rankAt(id, dayStart(at)), minPositionRating, maxPositionRating)) {
      return false;
    }
    if (!hasStatistics) return true;
    const statistics = statisticsAt(id, at);
    return (
      isWithin(statistics?.profitPercent, minProfitPercent, maxProfitPercent) &&
      isWithin(statistics?.roiPercent, minRoi, maxRoi) &&
      isWithin(
        statistics === undefined ? 0 : statistics.won + statistics.lost,
        minTipsCount,
        maxTipsCount,
      )
    );
  });
  return presentRecord(
    { countOfTips: tips.length, isCut: found.length > RECORD_TIPS, unmeasured: null, met },
    nowSeconds,
  );
}
