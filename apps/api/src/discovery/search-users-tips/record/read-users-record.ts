import type { SearchRecordReply, UsersCriteria } from '@tipmark/contract';
import { SEARCH_PERIOD, searchPeriodStart } from '@tipmark/domain';
import type { Db } from '../../../platform/database/connect.ts';
import { monthStart, monthStarts } from './past-calendar.ts';
import { createPastRanks } from './past-ranks.ts';
import { createPastStatistics } from './past-statistics.ts';
import { findPastTips, findRatedTips, findTipsSince } from './record-queries.ts';
import {
  filterInParts,
  isWithin,
  PAST_TIPS,
  presentRecord,
  RECORD_TIPS,
  recordFrom,
  withoutRecord,
} from './search-record.ts';

const MILLI = 1_000;

/**
 * Settled tips of a month, of the cappers who matched the criteria at its beginning: results
 * settled later do not affect the choice.
 */
export async function readUsersRecord(
  db: Db,
  criteria: UsersCriteria,
  nowSeconds: number,
): Promise<SearchRecordReply> {
  // a season begins with the month: nobody has a tip in it yet
  if (criteria.contestId) return withoutRecord('contest', nowSeconds);
  const { minTipsCount, maxTipsCount, minPositionRating, maxPositionRating } = criteria;
  const { minProfitPercent, maxProfitPercent, minAverageOdds, maxAverageOdds } = criteria;
  const { minRoi, maxRoi, maxDrawdownPercent, period = SEARCH_PERIOD.days30 } = criteria;
  const [fromSeconds = monthStart(nowSeconds)] = monthStarts(recordFrom(nowSeconds), nowSeconds);
  const found = await findTipsSince(db, { fromSeconds, limit: RECORD_TIPS + 1 });
  const tips = found.slice(0, RECORD_TIPS);
  const first = monthStart(Math.min(...tips.map(({ created_at: at }) => at), nowSeconds));
  const hasRanks = minPositionRating !== undefined || maxPositionRating !== undefined;
  const [past, rated] = await Promise.all([
    findPastTips(
      db,
      [...new Set(tips.map(({ user_id: id }) => id))],
      searchPeriodStart(period, first),
      PAST_TIPS + 1,
    ),
    hasRanks ? findRatedTips(db, first, PAST_TIPS + 1) : [],
  ]);
  if (Math.max(past.length, rated.length) > PAST_TIPS) return withoutRecord('size', nowSeconds);
  const statisticsAt = createPastStatistics(past, period);
  const rankAt = createPastRanks(rated);
  const met = await filterInParts(tips, ({ user_id: id, created_at: at }) => {
    const start = monthStart(at);
    const statistics = statisticsAt(id, start);
    if (statistics === undefined) return false;
    const { averageMilliOdds } = statistics;
    return (
      (!hasRanks || isWithin(rankAt(id, start), minPositionRating, maxPositionRating)) &&
      isWithin(statistics.won + statistics.lost, minTipsCount, maxTipsCount) &&
      isWithin(statistics.profitPercent, minProfitPercent, maxProfitPercent) &&
      isWithin(
        averageMilliOdds === null ? null : averageMilliOdds / MILLI,
        minAverageOdds,
        maxAverageOdds,
      ) &&
      isWithin(statistics.roiPercent, minRoi, maxRoi) &&
      isWithin(statistics.maxDrawdownPercent, undefined, maxDrawdownPercent)
    );
  });
  return presentRecord(
    { countOfTips: tips.length, isCut: found.length > RECORD_TIPS, unmeasured: null, met },
    nowSeconds,
  );
}
