import type { Endpoints } from '@tipmark/contract';
import { SPORT } from '@tipmark/domain';
import { idOfLink } from '../../matches/events/event-resource.ts';
import { findSeasonPage, SEASON_STATEMENTS } from '../../matches/leagues/find-season-page.ts';
import { findReferees } from '../../matches/leagues/league-queries.ts';
import { seasonReferees } from '../../matches/leagues/season-referees.ts';
import type { SharedHandler } from '../handler/handler.ts';

/** One match changes little in a season: a minute in the cache saves a rebuild at every goal. */
const MAX_AGE_MS = 60_000;

export const pageSoccerLeague: SharedHandler<Endpoints['pageSoccerLeague']> = {
  statements: SEASON_STATEMENTS + 1,
  resource({ segments, query, services: { db, clock }, locale }) {
    const leagueId = idOfLink(segments.leagueId);
    return {
      key: [
        locale,
        leagueId,
        ...Object.values(segments).slice(1),
        query.tableSide,
        query.round,
      ].join('|'),
      topics: [],
      maxAgeMs: MAX_AGE_MS,
      async build() {
        const { page, rows, played } = await findSeasonPage({
          db,
          sport: SPORT.soccer,
          nowSeconds: clock(),
          locale,
          leagueId,
          seasonId: segments.seasonId,
          teamId: segments.teamId,
          tableCountOfMonths: segments.tableCountOfMonths,
          tableSide: query.tableSide,
          round: query.round,
          totalsMarket: segments.totalsMarketType,
          totalsSort: segments.totalsSortType,
        });
        const refereeIds = [...new Set(rows.flatMap((row) => row.referee_id ?? []))];
        const referees = await findReferees(db, refereeIds, locale);
        return {
          ...page,
          referees: seasonReferees(referees, rows, played, segments.refereesSortType, locale),
        };
      },
    };
  },
};
