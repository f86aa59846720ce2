import type { SportName } from '@tipmark/domain';
import * as z from 'zod/mini';
import { teamsFilters, teamsPageSchemasOf } from '../entities/list-schemas.ts';
import { teamPage } from '../entities/team-page.ts';
import { teamMatches, teamSummary, teamTrends } from '../entities/team-parts.ts';
import { errorCodes } from '../refusals.ts';
import { defineSportEndpoints } from '../sport-endpoints.ts';
import { entityUrl } from '../values/entity-url.ts';
import { flag } from '../values/positional.ts';
import { LEAGUE_SPORTS } from './league-sports.ts';
import { someMatches, teamFilters, teamQuery } from './team-query.ts';

const PUBLIC = { method: 'GET', access: 'public', cache: 'shared' } as const;

const about = (sport: SportName, summary: string) => ({
  summary,
  tags: [sport],
  refusals: errorCodes('not_found'),
});

export const teamPageCalls = defineSportEndpoints<typeof teamPageCallsSchemas>()(LEAGUE_SPORTS, {
  name: '*TeamPage',
  path: '/*/team/page/:teamUrl',
  ...PUBLIC,
});
export const teamPageCallsSchemas = (sport: SportName) => ({
  ...about(sport, 'Get a team with the selected matches'),
  segments: z.object({ teamUrl: entityUrl() }),
  query: z.object({ ...teamFilters(), isInit: z.optional(flag()) }).check(someMatches()),
  reply: teamPage,
});

export const teamMatchesCalls = defineSportEndpoints<typeof teamMatchesCallsSchemas>()(
  LEAGUE_SPORTS,
  { name: '*TeamMatches', path: '/*/team/matches', ...PUBLIC },
);
export const teamMatchesCallsSchemas = (sport: SportName) => ({
  ...about(sport, 'List the selected and next matches of a team'),
  query: teamQuery(),
  reply: teamMatches,
});

export const teamSummaryCalls = defineSportEndpoints<typeof teamSummaryCallsSchemas>()(
  LEAGUE_SPORTS,
  { name: '*TeamSummary', path: '/*/team/summary', ...PUBLIC },
);
export const teamSummaryCallsSchemas = (sport: SportName) => ({
  ...about(sport, 'Get the totals of a team’s selected matches'),
  query: teamQuery(),
  reply: teamSummary,
});

export const teamTrendsCalls = defineSportEndpoints<typeof teamTrendsCallsSchemas>()(
  LEAGUE_SPORTS,
  { name: '*TeamTrends', path: '/*/team/trends', ...PUBLIC },
);
export const teamTrendsCallsSchemas = (sport: SportName) => ({
  ...about(sport, 'List the streaks of a team’s next matches'),
  query: teamQuery(),
  reply: teamTrends,
});

export const teamsPageCalls = defineSportEndpoints<typeof teamsPageCallsSchemas>()(LEAGUE_SPORTS, {
  name: 'page*Teams',
  path: '/page-*-teams/:pageNumber/:countOfMatches/:leagueId/:isCurrentGameSeason/:nextMatchesHours/:sortType',
  ...PUBLIC,
});
export const teamsPageCallsSchemas = (sport: SportName) =>
  teamsPageSchemasOf(sport, z.object(teamsFilters()));
