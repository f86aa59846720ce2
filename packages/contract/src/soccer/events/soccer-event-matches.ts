import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { eventMatches } from '../../entities/events/event-matches.ts';
import { eventFilters } from './event-segments.ts';

export const soccerEventMatches = defineEndpoint<typeof soccerEventMatchesSchemas>()({
  name: 'soccerEventMatches',
  method: 'GET',
  path: '/soccer/events/matches/:matchUrl/:countOfMatches/:countOfMonths/:isCurrentTournament/:isCurrentCompetitor/:isCurrentGameSeason/:isSaveHomeAwayStatus/:isExcludeFriendlies',
  access: 'public',
  cache: 'shared',
});

export const soccerEventMatchesSchemas = () => ({
  summary: 'Last matches of both sides, or against each other',
  tags: ['soccer'],
  segments: z.object(eventFilters()),
  reply: eventMatches,
});
