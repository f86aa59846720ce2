import { teamMatchesCalls, teamSummaryCalls, teamTrendsCalls } from '@tipmark/contract';
import type { Sport } from '@tipmark/domain';
import { found } from '../../matches/events/event-resource.ts';
import { presentMatchWithLeague } from '../../matches/lists/present-leagues.ts';
import { presentMatchList } from '../../matches/match-page/present-matches.ts';
import { fixtureTrends } from '../../matches/statistics/fixture-trends.ts';
import { playedOfRows } from '../../matches/statistics/played-of-rows.ts';
import { presentSummary } from '../../matches/statistics/present-statistics.ts';
import { findTeamPlayed, TEAM_FIXTURES } from '../../matches/teams/find-team-page.ts';
import { findTeam, findUpcomingOf } from '../../matches/teams/team-queries.ts';
import type { OfFamily, SharedHandler } from '../handler/handler.ts';
import { sportHandlers } from '../handler/sport-handlers.ts';
import { cachedByTeam } from './team-resource.ts';

/** The chosen and the next matches of a team. */
export const teamMatchesHandlers = sportHandlers(
  teamMatchesCalls,
  (ofSport: Sport): SharedHandler<OfFamily<typeof teamMatchesCalls>> => ({
    statements: 3,
    resource: (call) =>
      cachedByTeam(ofSport, call, async (request) => {
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
  }),
);

/** What the chosen matches of a team add up to. */
export const teamSummaryHandlers = sportHandlers(
  teamSummaryCalls,
  (ofSport: Sport): SharedHandler<OfFamily<typeof teamSummaryCalls>> => ({
    statements: 3,
    resource: (call) =>
      cachedByTeam(ofSport, call, async (request) => {
        const { db, sport, nowSeconds, locale, teamId } = request;
        found(await findTeam(db, teamId, sport, locale));
        const played = await playedOfRows(db, await findTeamPlayed(request));
        const { side: _side, ...summary } = presentSummary('home', sport, teamId, [
          ...played.values(),
        ]);
        return { ...summary, asOf: nowSeconds };
      }),
  }),
);

/** Streaks before the next matches of a team. */
export const teamTrendsHandlers = sportHandlers(
  teamTrendsCalls,
  (ofSport: Sport): SharedHandler<OfFamily<typeof teamTrendsCalls>> => ({
    statements: 5,
    resource: (call) =>
      cachedByTeam(ofSport, call, async (request) => {
        const { db, sport, nowSeconds, locale, teamId } = request;
        found(await findTeam(db, teamId, sport, locale));
        const rows = await findTeamPlayed(request);
        const fixtures = await findUpcomingOf(db, { teamId }, TEAM_FIXTURES, locale);
        const playedBy = (id: number) => (id === teamId ? rows : []);
        return {
          trends: await fixtureTrends({ ...request, fixtures, playedBy }),
          asOf: nowSeconds,
        };
      }),
  }),
);
