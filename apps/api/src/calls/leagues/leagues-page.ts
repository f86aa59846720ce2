import { leaguesPageCalls } from '@tipmark/contract';
import { monthsBefore, PAGE_SIZE, type Sport } from '@tipmark/domain';
import { findLeagues } from '../../matches/leagues/list-queries.ts';
import { findSidebar } from '../../matches/lists/find-sidebar.ts';
import { presentLeague } from '../../matches/lists/present-leagues.ts';
import { rounded } from '../../matches/lists/rounded.ts';
import { type PartOfList, pageOfList } from '../../platform/cache/page-of-list.ts';
import { presentOriginal } from '../../platform/database/name-column.ts';
import type { OfFamily, SharedHandler } from '../handler/handler.ts';
import { sportHandlers } from '../handler/sport-handlers.ts';

/** Leagues of a sport with their statistics. */
export function leaguesPage(sport: Sport): SharedHandler<OfFamily<typeof leaguesPageCalls>> {
  return {
    statements: 4,
    resource: ({ segments, services: { db, clock }, locale }) => {
      const findOf = (areOnlyActive: boolean) => (part: PartOfList) =>
        findLeagues(
          db,
          {
            ...part,
            sport,
            countOfMatches: segments.countOfMatches,
            since: monthsBefore(part.nowSeconds, segments.countOfMonths),
            isCurrentSeason: segments.isCurrentGameSeason,
            leagueType: segments.leagueType,
            areOnlyActive,
            sort: segments.sortType,
          },
          locale,
        );
      return pageOfList({
        key: [locale, ...Object.values(segments)],
        pageNumber: segments.pageNumber,
        size: PAGE_SIZE.leagues,
        clock,
        find: findOf(segments.areOnlyActive),
        findWider: segments.areOnlyActive ? findOf(false) : undefined,
        present: async (rows, nowSeconds) => ({
          leagues: rows.map((row) => ({
            ...presentLeague(row, locale),
            ...presentOriginal(row),
            countOfMatches: row.played,
            averageTotal:
              row.played === 0
                ? null
                : { average: rounded(row.goals / row.played), of: row.played },
            outcomes: { count: row.played, home: row.home, draw: row.draw, away: row.away },
            nextMatchAt: row.next_at,
            isNextTimeKnown: row.is_next_time_known ?? undefined,
            ...(row.is_next_day_known === false && { isNextDayKnown: false as const }),
          })),
          sidebar: segments.isInit ? await findSidebar({ db, sport, nowSeconds, locale }) : null,
        }),
      });
    },
  };
}

export const leaguesPageHandlers = sportHandlers(leaguesPageCalls, leaguesPage);
