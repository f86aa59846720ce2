import type { Endpoints } from '@tipmark/contract';
import { found } from '../../matches/events/event-resource.ts';
import { presentMatchWithLeague } from '../../matches/lists/present-leagues.ts';
import { presentMatchList } from '../../matches/match-page/present-matches.ts';
import { findTeamPlayed, TEAM_FIXTURES } from '../../matches/teams/find-team-page.ts';
import { findTeam, findUpcomingOf } from '../../matches/teams/team-queries.ts';
import type { SharedHandler } from '../handler/handler.ts';
import { cachedByTeam } from './team-resource.ts';

export const hockeyTeamMatches: SharedHandler<Endpoints['hockeyTeamMatches']> = {
  statements: 3,
  resource: (call) =>
    cachedByTeam(call, async (request) => {
      const { db, sport, nowSeconds, locale, teamId } = request;
      found(await findTeam(db, teamId, sport, locale));
      const results = await findTeamPlayed(request);
      const fixtures = await findUpcomingOf(db, { teamId }, TEAM_FIXTURES, locale);
      return {
        results: presentMatchList('home', teamId, results, locale),
        fixtures: fixtures.map((match) => presentMatchWithLeague(match, locale)),
        asOf: nowSeconds,
      };
    }),
};
