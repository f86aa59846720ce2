import type { Endpoints, ReplyOf } from '@tipmark/contract';
import { compareNames, monthsBefore, PAGE_SIZE, SPORT } from '@tipmark/domain';
import { type Locale, placeName } from '@tipmark/i18n/server';
import { findSidebar } from '../../matches/lists/find-sidebar.ts';
import { rounded } from '../../matches/lists/rounded.ts';
import {
  findLeaguesWithReferees,
  findRefereeList,
} from '../../matches/referees/referee-queries.ts';
import { type PartOfList, pageOfList } from '../../platform/cache/page-of-list.ts';
import type { SharedHandler } from '../handler/handler.ts';

const mean = (value: number | null): number | null => (value === null ? null : rounded(value));

/** Leagues ordered by country, then by name. */
const byCountry = (
  rows: Awaited<ReturnType<typeof findLeaguesWithReferees>>,
  locale: Locale,
): ReplyOf<Endpoints['pageSoccerReferees']>['leagues'] =>
  rows
    .map(({ id, name, country_code }) => ({
      id,
      name,
      countryName: placeName(country_code, locale),
    }))
    .toSorted(
      (a, b) =>
        compareNames(a.countryName, b.countryName, locale) || compareNames(a.name, b.name, locale),
    );

export const pageSoccerReferees: SharedHandler<Endpoints['pageSoccerReferees']> = {
  statements: 5,
  resource: ({ segments, services: { db, clock }, locale }) => {
    const findOf =
      ({ areOnlyAssigned, countOfMonths }: { areOnlyAssigned: boolean; countOfMonths: number }) =>
      (part: PartOfList) =>
        findRefereeList(
          db,
          {
            ...part,
            sport: SPORT.soccer,
            countOfMatches: segments.countOfMatches,
            since: monthsBefore(part.nowSeconds, countOfMonths),
            leagueId: segments.leagueId,
            isCurrentSeason: segments.isCurrentGameSeason,
            areOnlyAssigned,
            sort: segments.sortType,
          },
          locale,
        );
    const { areOnlyAssignedToMatch: areOnlyAssigned, countOfMonths } = segments;
    return pageOfList({
      key: [locale, ...Object.values(segments)],
      pageNumber: segments.pageNumber,
      size: PAGE_SIZE.referees,
      isSlow: true,
      clock,
      find: findOf({ areOnlyAssigned, countOfMonths }),
      findWider: areOnlyAssigned ? findOf({ areOnlyAssigned: false, countOfMonths: 0 }) : undefined,
      present: async (rows, nowSeconds) => ({
        leagues: byCountry(await findLeaguesWithReferees(db, SPORT.soccer, locale), locale),
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
    });
  },
};
