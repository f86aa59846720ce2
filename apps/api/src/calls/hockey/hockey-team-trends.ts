import type { Endpoints } from '@tipmark/contract';
import { found } from '../../matches/events/event-resource.ts';
import { fixtureTrends } from '../../matches/statistics/fixture-trends.ts';
import { findTeamPlayed, TEAM_FIXTURES } from '../../matches/teams/find-team-page.ts';
import { findTeam, findUpcomingOf } from '../../matches/teams/team-queries.ts';
import type { SharedHandler } from '../handler/handler.ts';
import { cachedByTeam } from './team-resource.ts';

export const hockeyTeamTrends: SharedHandler<Endpoints['hockeyTeamTrends']> = {
  statements: 5,
  resource: (call) =>
    cachedByTeam(call, async (request) => {
      const { db, sport, nowSeconds, locale, teamId } = request;
      found(await findTeam(db, teamId, sport, locale));
      const rows = await findTeamPlayed(request);
      const fixtures = await findUpcomingOf(db, { teamId }, TEAM_FIXTURES, locale);
      const playedBy = (id: number) => (id === teamId ? rows : []);
      return { trends: await fixtureTrends({ ...request, fixtures, playedBy }), asOf: nowSeconds };
    }),
};
