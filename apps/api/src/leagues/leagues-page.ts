import type { EndpointName, Endpoints } from '@tipmark/contract';
import { monthsBefore, PAGE_SIZE, type Sport } from '@tipmark/domain';
import type { SharedHandler } from '../handler.ts';
import { findSidebar } from '../matches/find-sidebar.ts';
import { presentLeague } from '../matches/present-leagues.ts';
import { rounded } from '../statistics/present-statistics.ts';
import { findLeagues } from './list-queries.ts';

const MAX_AGE_MS = 60_000;

type LeaguesEndpoint = Endpoints[Extract<EndpointName, 'pageSoccerLeagues' | 'pageHockeyLeagues'>];

/** Leagues of a sport with their figures. */
export function leaguesPage(sport: Sport): SharedHandler<LeaguesEndpoint> {
  return {
    statements: 3,
    resource({ segments, services: { db, clock }, locale }) {
      return {
        key: [locale, ...Object.values(segments)].join('|'),
        topics: [],
        maxAgeMs: MAX_AGE_MS,
        async build() {
          const now = clock();
          const { pageNumber } = segments;
          const rows = await findLeagues(
            db,
            {
              sport,
              nowSeconds: now,
              countOfMatches: segments.countOfMatches,
              since: monthsBefore(now, segments.countOfMonths),
              isCurrentSeason: segments.isCurrentGameSeason,
              leagueType: segments.leagueType,
              areOnlyActive: segments.areOnlyActive,
              sort: segments.sortType,
              limit: PAGE_SIZE.leagues + 1,
              offset: (pageNumber - 1) * PAGE_SIZE.leagues,
            },
            locale,
          );
          return {
            leagues: rows.slice(0, PAGE_SIZE.leagues).map((row) => ({
              ...presentLeague(row, locale),
              countOfMatches: row.played,
              averageTotal:
                row.played === 0
                  ? null
                  : { average: rounded(row.goals / row.played), of: row.played },
              outcomes: { count: row.played, home: row.home, draw: row.draw, away: row.away },
              nextMatchAt: row.next_at,
            })),
            sidebar: segments.isInit
              ? await findSidebar({ db, sport, nowSeconds: now, locale })
              : null,
            nextPageNumber: rows.length > PAGE_SIZE.leagues ? pageNumber + 1 : null,
            asOf: now,
          };
        },
      };
    },
  };
}
