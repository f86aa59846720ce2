import type { Endpoints } from '@tipmark/contract';
import { monthsBefore, PAGE_SIZE, SPORT } from '@tipmark/domain';
import { placeName } from '@tipmark/i18n/server';
import type { SharedHandler } from '../handler.ts';
import { pageOfList } from '../hot/page-of-list.ts';
import { findSidebar } from '../matches/find-sidebar.ts';
import { findRefereeList } from '../referees/referee-queries.ts';
import { rounded } from '../statistics/present-statistics.ts';

const mean = (value: number | null): number | null => (value === null ? null : rounded(value));

export const pageSoccerReferees: SharedHandler<Endpoints['pageSoccerReferees']> = {
  statements: 3,
  resource: ({ segments, services: { db, clock }, locale }) =>
    pageOfList({
      key: [locale, ...Object.values(segments)],
      pageNumber: segments.pageNumber,
      size: PAGE_SIZE.referees,
      clock,
      find: (part) =>
        findRefereeList(
          db,
          {
            ...part,
            sport: SPORT.soccer,
            countOfMatches: segments.countOfMatches,
            since: monthsBefore(part.nowSeconds, segments.countOfMonths),
            leagueId: segments.leagueId,
            isCurrentSeason: segments.isCurrentGameSeason,
            areOnlyAssigned: segments.areOnlyAssignedToMatch,
            sort: segments.sortType,
          },
          locale,
        ),
      present: async (rows, nowSeconds) => ({
        referees: rows.map((row) => ({
          link: `${row.id}-${row.slug}`,
          name: row.name,
          countryCode: row.country_code ?? '',
          countryName: placeName(row.country_code ?? '', locale),
          count: row.count,
          yellowCards: mean(row.yellow_cards),
          redCards: mean(row.red_cards),
          penalties: mean(row.penalties),
          fouls: mean(row.fouls),
          nextMatchAt: row.next_at,
        })),
        sidebar: segments.isInit
          ? await findSidebar({ db, sport: SPORT.soccer, nowSeconds, locale })
          : null,
      }),
    }),
};
