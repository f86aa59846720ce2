import { type SportName, TEAM_SPORTS } from '@tipmark/domain';
import * as z from 'zod/mini';
import { eventMatches } from '../entities/events/event-matches.ts';
import { eventFilters } from '../entities/events/event-segments.ts';
import { errorCodes } from '../refusals.ts';
import { defineSportEndpoints } from '../sport-endpoints.ts';

export const eventMatchesCalls = defineSportEndpoints<typeof eventMatchesCallsSchemas>()(
  TEAM_SPORTS,
  {
    name: '*EventMatches',
    method: 'GET',
    path: '/*/events/matches/:matchUrl/:countOfMatches/:countOfMonths/:isCurrentTournament/:isCurrentCompetitor/:isCurrentGameSeason/:isSaveHomeAwayStatus/:isExcludeFriendlies',
    access: 'public',
    cache: 'shared',
  },
);

export const { soccerEventMatches } = eventMatchesCalls;

export const eventMatchesCallsSchemas = (sport: SportName) => ({
  summary: 'List the last matches of both sides, or their head-to-head',
  tags: [sport],
  refusals: errorCodes('not_found'),
  segments: z.object(eventFilters()),
  reply: eventMatches,
});
