import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { eventTrends } from '../../entities/events/event-trends.ts';
import { eventFilters } from './event-segments.ts';

export const soccerEventTrends = defineEndpoint<typeof soccerEventTrendsSchemas>()({
  name: 'soccerEventTrends',
  method: 'GET',
  path: '/soccer/events/trends/:matchUrl/:countOfMatches/:countOfMonths/:isCurrentTournament/:isCurrentCompetitor/:isCurrentGameSeason/:isSaveHomeAwayStatus/:isExcludeFriendlies',
  access: 'public',
  cache: 'shared',
});

export const soccerEventTrendsSchemas = () => ({
  summary: 'Outcomes of the match that often came in',
  tags: ['soccer'],
  segments: z.object(eventFilters()),
  reply: eventTrends,
});
