import {
  leagueFixturesCalls,
  leagueMatchesCalls,
  leagueResultsCalls,
  leagueSummaryCalls,
  leagueTrendsCalls,
} from '@tipmark/contract';
import type { Sport } from '@tipmark/domain';
import { ALL_TEAMS, findSeasonPlayed } from '../../matches/leagues/open-season.ts';
import { presentLeagueMatches } from '../../matches/leagues/present-league-matches.ts';
import { seasonStatistics } from '../../matches/leagues/season-statistics.ts';
import { fixtureTrends, lastMatchesOf } from '../../matches/statistics/fixture-trends.ts';
import { playedOfRows } from '../../matches/statistics/played-of-rows.ts';
import { presentNamedTeam } from '../../matches/statistics/present-team.ts';
import { findSeasonTeams } from '../../matches/statistics/table-queries.ts';
import type { OfFamily, SharedHandler } from '../handler/handler.ts';
import { sportHandlers } from '../handler/sport-handlers.ts';
import { cachedBySeason, FIXTURES, findSeasonList, RESULTS } from './season-resource.ts';

/** The first results and fixtures of a season. */
export const leagueMatchesHandlers = sportHandlers(
  leagueMatchesCalls,
  (sport: Sport): SharedHandler<OfFamily<typeof leagueMatchesCalls>> => ({
    statements: 3,
    resource: (call) =>
      cachedBySeason(sport, call, async (request) => ({
        results: presentLeagueMatches(await findSeasonList(request, RESULTS)),
        fixtures: presentLeagueMatches(await findSeasonList(request, FIXTURES)),
        asOf: request.nowSeconds,
      })),
  }),
);

/** More results of a season. */
export const leagueResultsHandlers = sportHandlers(
  leagueResultsCalls,
  (sport: Sport): SharedHandler<OfFamily<typeof leagueResultsCalls>> => ({
    statements: 2,
    resource: (call) =>
      cachedBySeason(sport, call, async (request) =>
        presentLeagueMatches(await findSeasonList(request, RESULTS)),
      ),
  }),
);

/** More fixtures of a season. */
export const leagueFixturesHandlers = sportHandlers(
  leagueFixturesCalls,
  (sport: Sport): SharedHandler<OfFamily<typeof leagueFixturesCalls>> => ({
    statements: 2,
    resource: (call) =>
      cachedBySeason(sport, call, async (request) =>
        presentLeagueMatches(await findSeasonList(request, FIXTURES)),
      ),
  }),
);

/** What the matches of a season add up to. */
export const leagueSummaryHandlers = sportHandlers(
  leagueSummaryCalls,
  (ofSport: Sport): SharedHandler<OfFamily<typeof leagueSummaryCalls>> => ({
    statements: 4,
    resource: (call) =>
      cachedBySeason(ofSport, call, async ({ db, sport, nowSeconds, locale, seasonId, teamId }) => {
        const teams = (await findSeasonTeams(db, seasonId, locale)).map(presentNamedTeam);
        const rows = await findSeasonPlayed(db, locale, seasonId, teamId);
        const matches = [...(await playedOfRows(db, rows)).values()];
        return { ...seasonStatistics({ sport, matches, teams, teamId }), asOf: nowSeconds };
      }),
  }),
);

/** Streaks before the next matches of a season. */
export const leagueTrendsHandlers = sportHandlers(
  leagueTrendsCalls,
  (sport: Sport): SharedHandler<OfFamily<typeof leagueTrendsCalls>> => ({
    statements: 5,
    resource: (call) =>
      cachedBySeason(sport, call, async (request) => {
        const { db, locale, seasonId, nowSeconds } = request;
        const fixtures = await findSeasonList(request, FIXTURES);
        // of all teams: opponents are judged by their matches against others, too
        const playedBy = lastMatchesOf(await findSeasonPlayed(db, locale, seasonId, ALL_TEAMS));
        return {
          trends: await fixtureTrends({ ...request, fixtures, playedBy }),
          asOf: nowSeconds,
        };
      }),
  }),
);
