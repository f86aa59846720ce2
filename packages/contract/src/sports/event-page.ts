import { type SportName, TEAM_SPORTS } from '@tipmark/domain';
import * as z from 'zod/mini';
import { eventPage } from '../entities/events/event-page.ts';
import { eventFilters, tableCountOfMonths } from '../entities/events/event-segments.ts';
import { errorCodes } from '../refusals.ts';
import { defineSportEndpoints } from '../sport-endpoints.ts';

/** The first eight segments are those of the tabs' own calls. */
export const eventPageCalls = defineSportEndpoints<typeof eventPageCallsSchemas>()(TEAM_SPORTS, {
  name: '*EventPage',
  method: 'GET',
  path: '/*/events/page/:matchUrl/:countOfMatches/:countOfMonths/:isCurrentTournament/:isCurrentCompetitor/:isCurrentGameSeason/:isSaveHomeAwayStatus/:isExcludeFriendlies/:tableCountOfMonths',
  access: 'public',
  cache: 'shared',
});

export const { soccerEventPage, hockeyEventPage } = eventPageCalls;

export const eventPageCallsSchemas = (sport: SportName) => ({
  summary: 'Get a match with its first tab',
  tags: [sport],
  refusals: errorCodes('not_found'),
  segments: z.object({ ...eventFilters(), tableCountOfMonths: tableCountOfMonths() }),
  reply: eventPage,
});
