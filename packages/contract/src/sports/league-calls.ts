import {
  SPORT,
  type SportName,
  TEAMS_TABLE_SORT,
  TOTALS_SORT,
  totalsMarketsOf,
} from '@tipmark/domain';
import * as z from 'zod/mini';
import { tableCountOfMonths } from '../entities/events/event-segments.ts';
import { leagueMatches } from '../entities/league-page.ts';
import {
  seasonMatches,
  seasonSummary,
  seasonTotals,
  seasonTrends,
  seasonWithTrends,
  teamsTable,
} from '../entities/season-parts.ts';
import { errorCodes } from '../refusals.ts';
import { defineSportEndpoints } from '../sport-endpoints.ts';
import { entityUrl } from '../values/entity-url.ts';
import { oneOf, oneOfValues } from '../values/positional.ts';
import { roundNumber } from '../values/round-number.ts';
import { lastMatchId, leagueId, seasonOrCurrent, seasonQuery, teamOf } from './league-query.ts';
import { LEAGUE_SPORTS } from './league-sports.ts';

const PUBLIC = { method: 'GET', access: 'public', cache: 'shared' } as const;

const about = (sport: SportName, summary: string) => ({
  summary,
  tags: [sport],
  refusals: errorCodes('not_found'),
});

export const leaguePageCalls = defineSportEndpoints<typeof leaguePageCallsSchemas>()(
  LEAGUE_SPORTS,
  { name: '*LeaguePage', path: '/*/league/page/:leagueUrl', ...PUBLIC },
);
export const leaguePageCallsSchemas = (sport: SportName) => ({
  ...about(sport, 'Get a season of a league'),
  segments: z.object({ leagueUrl: entityUrl() }),
  query: z.object({ seasonId: seasonOrCurrent(), teamId: teamOf(), round: roundNumber() }),
  reply: seasonWithTrends,
});

export const leagueMatchesCalls = defineSportEndpoints<typeof leagueMatchesCallsSchemas>()(
  LEAGUE_SPORTS,
  { name: '*LeagueMatches', path: '/*/league/matches', ...PUBLIC },
);
export const leagueMatchesCallsSchemas = (sport: SportName) => ({
  ...about(sport, 'List the first results and fixtures of a season'),
  query: z.object(seasonQuery()),
  reply: seasonMatches,
});

export const leagueResultsCalls = defineSportEndpoints<typeof leagueResultsCallsSchemas>()(
  LEAGUE_SPORTS,
  { name: '*LeagueResults', path: '/*/league/matches/results', ...PUBLIC },
);
export const leagueResultsCallsSchemas = (sport: SportName) => ({
  ...about(sport, 'List more results of a season'),
  query: z.object({ ...seasonQuery(), lastMatchId: lastMatchId() }),
  reply: leagueMatches,
});

export const leagueFixturesCalls = defineSportEndpoints<typeof leagueFixturesCallsSchemas>()(
  LEAGUE_SPORTS,
  { name: '*LeagueFixtures', path: '/*/league/matches/fixtures', ...PUBLIC },
);
export const leagueFixturesCallsSchemas = (sport: SportName) => ({
  ...about(sport, 'List more fixtures of a season'),
  query: z.object({ ...seasonQuery(), lastMatchId: lastMatchId() }),
  reply: leagueMatches,
});

export const leagueSummaryCalls = defineSportEndpoints<typeof leagueSummaryCallsSchemas>()(
  LEAGUE_SPORTS,
  { name: '*LeagueSummary', path: '/*/league/summary', ...PUBLIC },
);
export const leagueSummaryCallsSchemas = (sport: SportName) => ({
  ...about(sport, 'Get the totals of a season’s matches'),
  query: z.object(seasonQuery()),
  reply: seasonSummary,
});

export const leagueTrendsCalls = defineSportEndpoints<typeof leagueTrendsCallsSchemas>()(
  LEAGUE_SPORTS,
  { name: '*LeagueTrends', path: '/*/league/trends', ...PUBLIC },
);
export const leagueTrendsCallsSchemas = (sport: SportName) => ({
  ...about(sport, 'List the streaks of the next matches'),
  query: z.object(seasonQuery()),
  reply: seasonTrends,
});

export const leagueTotalsCalls = defineSportEndpoints<typeof leagueTotalsCallsSchemas>()(
  LEAGUE_SPORTS,
  { name: '*LeagueTotals', path: '/*/league/totals', ...PUBLIC },
);
export const leagueTotalsCallsSchemas = (sport: SportName) => ({
  ...about(sport, 'Get the totals of a league’s teams'),
  query: z.object({
    leagueId: leagueId(),
    seasonId: seasonOrCurrent(),
    marketType: z.optional(oneOf(totalsMarketsOf(SPORT[sport]))),
    sortType: z.optional(oneOfValues(TOTALS_SORT)),
  }),
  reply: seasonTotals,
});

export const leagueTeamsTableCalls = defineSportEndpoints<typeof leagueTeamsTableCallsSchemas>()(
  LEAGUE_SPORTS,
  { name: '*LeagueTeamsTable', path: '/*/league/teams-table', ...PUBLIC },
);
export const leagueTeamsTableCallsSchemas = (sport: SportName) => ({
  ...about(sport, 'Get the table of a season, sorted'),
  query: z.object({
    leagueId: leagueId(),
    seasonId: seasonOrCurrent(),
    countOfMonths: z.optional(tableCountOfMonths()),
    sortType: z.optional(oneOfValues(TEAMS_TABLE_SORT)),
  }),
  reply: teamsTable,
});
