import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { eventFilters } from '../../entities/events/event-segments.ts';
import { eventSquads } from '../../entities/events/event-squads.ts';
import { errorCodes } from '../../refusals.ts';

export const soccerEventSquads = defineEndpoint<typeof soccerEventSquadsSchemas>()({
  name: 'soccerEventSquads',
  method: 'GET',
  path: '/soccer/events/squads/:matchUrl/:countOfMatches/:countOfMonths/:isCurrentTournament/:isCurrentCompetitor/:isCurrentGameSeason/:isSaveHomeAwayStatus/:isExcludeFriendlies',
  access: 'public',
  cache: 'shared',
});

export const soccerEventSquadsSchemas = () => ({
  summary: 'List the players of both sides',
  tags: ['soccer'],
  refusals: errorCodes('not_found'),
  segments: z.object(eventFilters()),
  reply: eventSquads,
});
