import { SCORERS_SORT, type SportName, TEAM_SPORTS } from '@tipmark/domain';
import * as z from 'zod/mini';
import { seasonScorers } from '../entities/season-scorers.ts';
import { errorCodes } from '../refusals.ts';
import { defineSportEndpoints } from '../sport-endpoints.ts';
import { entityUrl, maybeEntityId } from '../values/entity-url.ts';
import { oneOfValues, pageNumber } from '../values/positional.ts';

export const leagueScorersCalls = defineSportEndpoints<typeof leagueScorersCallsSchemas>()(
  TEAM_SPORTS,
  {
    name: '*LeagueScorers',
    method: 'GET',
    path: '/*-league-scorers/:leagueId/:seasonId/:teamId/:scorersSortType/:pageNumber',
    access: 'public',
    cache: 'shared',
  },
);

export const { soccerLeagueScorers } = leagueScorersCalls;

export const leagueScorersCallsSchemas = (sport: SportName) => ({
  summary: 'List the goals and assists of players in a season',
  tags: [sport],
  refusals: errorCodes('not_found'),
  segments: z.object({
    leagueId: entityUrl(),
    /** `0` = the current one. */
    seasonId: maybeEntityId(),
    /** `0` = all teams. */
    teamId: maybeEntityId(),
    scorersSortType: oneOfValues(SCORERS_SORT),
    pageNumber: pageNumber(),
  }),
  reply: seasonScorers,
});
