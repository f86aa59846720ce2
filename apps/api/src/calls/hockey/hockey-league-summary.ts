import type { Endpoints } from '@tipmark/contract';
import { findSeasonPlayed } from '../../matches/leagues/open-season.ts';
import { seasonStatistics } from '../../matches/leagues/season-statistics.ts';
import { playedOfRows } from '../../matches/statistics/played-of-rows.ts';
import { presentTeam } from '../../matches/statistics/present-team.ts';
import { findSeasonTeams } from '../../matches/statistics/table-queries.ts';
import type { SharedHandler } from '../handler/handler.ts';
import { cachedBySeason } from './season-resource.ts';

export const hockeyLeagueSummary: SharedHandler<Endpoints['hockeyLeagueSummary']> = {
  statements: 4,
  resource: (call) =>
    cachedBySeason(call, async ({ db, sport, nowSeconds, locale, seasonId, teamId }) => {
      const teams = (await findSeasonTeams(db, seasonId, locale)).map(presentTeam);
      const rows = await findSeasonPlayed(db, locale, seasonId, teamId);
      const matches = [...(await playedOfRows(db, rows)).values()];
      return { ...seasonStatistics({ sport, matches, teams, teamId }), asOf: nowSeconds };
    }),
};
