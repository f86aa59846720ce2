import { SPORT_NAMES, type SportName } from '@tipmark/domain';
import * as z from 'zod/mini';
import { calendar } from '../entities/calendar.ts';
import { errorCodes } from '../refusals.ts';
import { defineSportEndpoints } from '../sport-endpoints.ts';
import { entityUrl } from '../values/entity-url.ts';

const PUBLIC = { method: 'GET', access: 'public', cache: 'shared' } as const;

const about = (sport: SportName, summary: string) => ({
  summary,
  tags: [sport],
  refusals: errorCodes('not_found'),
  reply: calendar,
});

/** Of a team, in tennis of a player. */
export const sideCalendarCalls = defineSportEndpoints<typeof sideCalendarCallsSchemas>()(
  SPORT_NAMES,
  { name: '*SideCalendar', path: '/*/calendar/side/:teamUrl', ...PUBLIC },
);
export const sideCalendarCallsSchemas = (sport: SportName) => ({
  ...about(sport, 'List the recent and next matches of a team or player for a calendar'),
  segments: z.object({ teamUrl: entityUrl() }),
});

export const leagueCalendarCalls = defineSportEndpoints<typeof leagueCalendarCallsSchemas>()(
  SPORT_NAMES,
  { name: '*LeagueCalendar', path: '/*/calendar/league/:leagueUrl', ...PUBLIC },
);
export const leagueCalendarCallsSchemas = (sport: SportName) => ({
  ...about(sport, 'List the recent and next matches of a league or tournament for a calendar'),
  segments: z.object({ leagueUrl: entityUrl() }),
});
