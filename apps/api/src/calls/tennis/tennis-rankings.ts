import type { Endpoints } from '@tipmark/contract';
import {
  orderTours,
  PAGE_SIZE,
  RANKING_WEEKS,
  rankingWeekAfter,
  rankingWeekAt,
} from '@tipmark/domain';
import { presentRankedPlayer } from '../../matches/tennis/present-ranking.ts';
import { findRanking } from '../../matches/tennis/ranking-queries.ts';
import { findFirstRankAt, findRankedTours } from '../../matches/tennis/tour-queries.ts';
import type { SharedHandler } from '../handler/handler.ts';

const MAX_AGE_MS = 600_000;
const RENEW_AFTER_MS = 60_000;
const SIZE = PAGE_SIZE.rankings;

/** The present has no end: ranks of matches to come are stated already. */
function weekOf(timestamp: number | undefined, nowSeconds: number) {
  const current = rankingWeekAt(nowSeconds);
  const week = Math.min(rankingWeekAt(timestamp ?? nowSeconds), current);
  return {
    week,
    isCurrent: week === current,
    since: rankingWeekAfter(week, 1 - RANKING_WEEKS),
    until: week === current ? undefined : rankingWeekAfter(week, 1),
  };
}

export const tennisRankings: SharedHandler<Endpoints['tennisRankings']> = {
  statements: 3,
  resource: ({ query, services: { db, clock }, nowSeconds, locale }) => {
    const { page: pageNumber = 1 } = query;
    const { week, isCurrent, since, until } = weekOf(query.timestamp, nowSeconds);
    return {
      key: [locale, query.tour ?? '', week, isCurrent, pageNumber].join('|'),
      topics: [],
      maxAgeMs: MAX_AGE_MS,
      renewAfterMs: RENEW_AFTER_MS,
      async build() {
        const asOf = clock();
        const [ranked, firstAt] = await Promise.all([
          findRankedTours(db, { since, until }),
          findFirstRankAt(db),
        ]);
        const tours = orderTours(ranked);
        const tour = query.tour ?? tours[0] ?? null;
        const offset = (pageNumber - 1) * SIZE;
        const part = { since, until, nowSeconds: asOf, limit: SIZE, offset };
        const rows = tour === null ? [] : await findRanking(db, { ...part, tour }, locale);
        const count = rows[0]?.total ?? 0;
        return {
          tours,
          tour,
          week,
          isCurrent,
          firstWeek: firstAt === null ? null : rankingWeekAt(firstAt),
          count,
          players: rows.map((row) => presentRankedPlayer(row, locale, asOf)),
          nextPageNumber: offset + rows.length < count ? pageNumber + 1 : null,
          asOf,
        };
      },
    };
  },
};
