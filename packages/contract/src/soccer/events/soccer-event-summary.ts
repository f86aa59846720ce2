import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { eventSummary } from '../../entities/events/event-summary.ts';
import { eventFilters } from './event-segments.ts';

export const soccerEventSummary = defineEndpoint<typeof soccerEventSummarySchemas>()({
  name: 'soccerEventSummary',
  method: 'GET',
  path: '/soccer/events/summary/:matchUrl/:countOfMatches/:countOfMonths/:isCurrentTournament/:isCurrentCompetitor/:isCurrentGameSeason/:isSaveHomeAwayStatus/:isExcludeFriendlies',
  access: 'public',
  cache: 'shared',
});

export const soccerEventSummarySchemas = () => ({
  summary: 'What the last matches of both sides add up to',
  tags: ['soccer'],
  segments: z.object(eventFilters()),
  reply: eventSummary,
});
