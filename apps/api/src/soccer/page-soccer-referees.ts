import type { Endpoints } from '@tipmark/contract';
import { monthsBefore, PAGE_SIZE, SPORT } from '@tipmark/domain';
import { placeName } from '@tipmark/i18n/server';
import type { SharedHandler } from '../handler.ts';
import { findSidebar } from '../matches/find-sidebar.ts';
import { findRefereeList } from '../referees/referee-queries.ts';
import { rounded } from '../statistics/present-statistics.ts';

const MAX_AGE_MS = 60_000;

const mean = (value: number | null): number | null => (value === null ? null : rounded(value));

export const pageSoccerReferees: SharedHandler<Endpoints['pageSoccerReferees']> = {
  statements: 3,
  resource({ segments, services: { db, clock }, locale }) {
    return {
      key: [locale, ...Object.values(segments)].join('|'),
      topics: [],
      maxAgeMs: MAX_AGE_MS,
      async build() {
        const now = clock();
        const { pageNumber } = segments;
        const rows = await findRefereeList(
          db,
          {
            sport: SPORT.soccer,
            nowSeconds: now,
            countOfMatches: segments.countOfMatches,
            since: monthsBefore(now, segments.countOfMonths),
            leagueId: segments.leagueId,
            isCurrentSeason: segments.isCurrentGameSeason,
            areOnlyAssigned: segments.areOnlyAssignedToMatch,
            sort: segments.sortType,
            limit: PAGE_SIZE.referees + 1,
            offset: (pageNumber - 1) * PAGE_SIZE.referees,
          },
          locale,
        );
        return {
          referees: rows.slice(0, PAGE_SIZE.referees).map((row) => ({
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
            ? await findSidebar({ db, sport: SPORT.soccer, nowSeconds: now, locale })
            : null,
          nextPageNumber: rows.length > PAGE_SIZE.referees ? pageNumber + 1 : null,
          asOf: now,
        };
      },
    };
  },
};
