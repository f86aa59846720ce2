import { type SportName, TEAM_SPORTS } from '@tipmark/domain';
import * as z from 'zod/mini';
import { eventFilters } from '../entities/events/event-segments.ts';
import { eventSummary } from '../entities/events/event-summary.ts';
import { errorCodes } from '../refusals.ts';
import { defineSportEndpoints } from '../sport-endpoints.ts';

export const eventSummaryCalls = defineSportEndpoints<typeof eventSummaryCallsSchemas>()(
  TEAM_SPORTS,
  {
    name: '*EventSummary',
    method: 'GET',
    path: '/*/events/summary/:matchUrl/:countOfMatches/:countOfMonths/:isCurrentTournament/:isCurrentCompetitor/:isCurrentGameSeason/:isSaveHomeAwayStatus/:isExcludeFriendlies',
    access: 'public',
    cache: 'shared',
  },
);

export const { soccerEventSummary } = eventSummaryCalls;

export const eventSummaryCallsSchemas = (sport: SportName) => ({
  summary: 'Get the totals of both sides’ last matches',
  tags: [sport],
  refusals: errorCodes('not_found'),
  segments: z.object(eventFilters()),
  reply: eventSummary,
});
