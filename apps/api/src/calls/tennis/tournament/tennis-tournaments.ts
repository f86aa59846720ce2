import type { Endpoints, SurfaceOfCourt } from '@tipmark/contract';
import { COURT_TYPE, orderTours, PAGE_SIZE, SPORT, TOURNAMENTS_SORT } from '@tipmark/domain';
import { findIdsByName } from '../../../discovery/search/find-ids-by-name.ts';
import { presentTournamentRow } from '../../../matches/tennis/tournaments/present-tournament-list.ts';
import { findTournaments } from '../../../matches/tennis/tournaments/tournament-list-queries.ts';
import type { SharedHandler } from '../../handler/handler.ts';

const MAX_AGE_MS = 600_000;
const RENEW_AFTER_MS = 60_000;
const SIZE = PAGE_SIZE.tournaments;

export const tennisTournaments: SharedHandler<Endpoints['tennisTournaments']> = {
  statements: 7,
  resource: ({ query, services: { db, clock }, locale }) => {
    const { query: typed = '', tour, sort = TOURNAMENTS_SORT.calendar, page = 1 } = query;
    const { courtType = COURT_TYPE.any } = query;
    const text = typed.trim();
    return {
      key: [locale, text, tour ?? '', courtType, sort, page].join('|'),
      topics: [],
      maxAgeMs: MAX_AGE_MS,
      renewAfterMs: RENEW_AFTER_MS,
      async build() {
        const nowSeconds = clock();
        const offset = (page - 1) * SIZE;
        const ids =
          text === '' ? undefined : await findIdsByName(db, 'leagues', SPORT.tennis, text);
        const court = courtType === COURT_TYPE.any ? undefined : courtType;
        const filter = { ids, tour, court, sort, nowSeconds, limit: SIZE, offset };
        const { rows, count, tours, courts } = await findTournaments(db, filter, locale);
        return {
          tournaments: rows.map((row) => presentTournamentRow(row, locale)),
          count,
          tours: orderTours(tours),
          courts: courts as SurfaceOfCourt[],
          nextPageNumber: offset + rows.length < count ? page + 1 : null,
          asOf: nowSeconds,
        };
      },
    };
  },
};
