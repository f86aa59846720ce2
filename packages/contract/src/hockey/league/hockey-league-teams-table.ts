import { TEAMS_TABLE_SORT } from '@tipmark/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { tableCountOfMonths } from '../../entities/events/event-segments.ts';
import { teamsTable } from '../../entities/hockey-league-page.ts';
import { errorCodes } from '../../refusals.ts';
import { maybeEntityId } from '../../values/entity-url.ts';
import { oneOfValues } from '../../values/positional.ts';
import { leagueId } from './league-query.ts';

export const hockeyLeagueTeamsTable = defineEndpoint<typeof hockeyLeagueTeamsTableSchemas>()({
  name: 'hockeyLeagueTeamsTable',
  method: 'GET',
  path: '/hockey/league/teams-table',
  access: 'public',
  cache: 'shared',
});

export const hockeyLeagueTeamsTableSchemas = () => ({
  summary: 'Get the table of a season, sorted',
  tags: ['hockey'],
  refusals: errorCodes('not_found'),
  query: z.object({
    leagueId: leagueId(),
    /** Absent or 0 = the current one. */
    seasonId: z.optional(maybeEntityId()),
    countOfMonths: z.optional(tableCountOfMonths()),
    sortType: z.optional(oneOfValues(TEAMS_TABLE_SORT)),
  }),
  reply: teamsTable,
});
