import { type SportName, TEAM_SPORTS } from '@tipmark/domain';
import * as z from 'zod/mini';
import { eventFilters } from '../entities/events/event-segments.ts';
import { eventTrends } from '../entities/events/event-trends.ts';
import { errorCodes } from '../refusals.ts';
import { defineSportEndpoints } from '../sport-endpoints.ts';

export const eventTrendsCalls = defineSportEndpoints<typeof eventTrendsCallsSchemas>()(
  TEAM_SPORTS,
  {
    name: '*EventTrends',
    method: 'GET',
    path: '/*/events/trends/:matchUrl/:countOfMatches/:countOfMonths/:isCurrentTournament/:isCurrentCompetitor/:isCurrentGameSeason/:isSaveHomeAwayStatus/:isExcludeFriendlies',
    access: 'public',
    cache: 'shared',
  },
);

export const { soccerEventTrends } = eventTrendsCalls;

export const eventTrendsCallsSchemas = (sport: SportName) => ({
  summary: 'List the streaks of a match',
  tags: [sport],
  refusals: errorCodes('not_found'),
  segments: z.object(eventFilters()),
  reply: eventTrends,
});
