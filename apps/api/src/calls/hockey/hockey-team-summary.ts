import type { Endpoints } from '@tipmark/contract';
import { found } from '../../matches/events/event-resource.ts';
import { playedOfRows } from '../../matches/statistics/played-of-rows.ts';
import { presentSummary } from '../../matches/statistics/present-statistics.ts';
import { findTeamPlayed } from '../../matches/teams/find-team-page.ts';
import { findTeam } from '../../matches/teams/team-queries.ts';
import type { SharedHandler } from '../handler/handler.ts';
import { cachedByTeam } from './team-resource.ts';

export const hockeyTeamSummary: SharedHandler<Endpoints['hockeyTeamSummary']> = {
  statements: 3,
  resource: (call) =>
    cachedByTeam(call, async (request) => {
      const { db, sport, nowSeconds, locale, teamId } = request;
      found(await findTeam(db, teamId, sport, locale));
      const played = await playedOfRows(db, await findTeamPlayed(request));
      const { side: _side, ...summary } = presentSummary('home', sport, teamId, [
        ...played.values(),
      ]);
      return { ...summary, asOf: nowSeconds };
    }),
};
