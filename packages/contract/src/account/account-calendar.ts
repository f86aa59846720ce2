import { ANSWER_LIMIT, SPORT } from '@tipmark/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { matchWithLeague } from '../entities/league.ts';
import { errorCodes } from '../refusals.ts';
import { unixSecond } from '../values/decimal-odds.ts';

const tags = ['account'];
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

const address = () =>
  z.object({
    /** Of `/calendars/favourites/<token>.ics`; null: there is none yet. */
    token: z.nullable(z.string()),
  });

/** The secret address of the caller's calendar of favourites. */
export const accountCalendar = defineEndpoint<typeof accountCalendarSchemas>()({
  name: 'accountCalendar',
  method: 'GET',
  path: '/account/calendar',
  access: 'user',
  cache: 'private',
});

export const accountCalendarSchemas = () => ({
  summary: 'Get the secret address of my calendar of favourites',
  tags,
  reply: address(),
});

/** Another address, or the first one; the former one ends. */
export const renewAccountCalendar = defineEndpoint<typeof renewAccountCalendarSchemas>()({
  name: 'renewAccountCalendar',
  method: 'POST',
  path: '/account/calendar',
  access: 'user',
  cache: 'private',
});

export const renewAccountCalendarSchemas = () => ({
  summary: 'Make a new secret address of my calendar of favourites',
  tags,
  refusals: errorCodes('rate_limited'),
  reply: address(),
});

/** For whoever knows the address: calendar programs send no cookies. */
export const favouritesCalendar = defineEndpoint<typeof favouritesCalendarSchemas>()({
  name: 'favouritesCalendar',
  method: 'GET',
  path: '/favourites-calendar/:token',
  access: 'public',
  cache: 'private',
});

export const favouritesCalendarSchemas = () => ({
  summary: 'List the matches of a calendar of favourites by its secret address',
  tags,
  refusals: errorCodes('not_found', 'rate_limited'),
  segments: z.object({ token: z.string().check(z.regex(TOKEN)) }),
  reply: z.object({
    matches: z
      .array(z.extend(matchWithLeague, { sport: z.enum(SPORT) }))
      .check(z.maxLength(ANSWER_LIMIT.matchesOfCalendar)),
    asOf: unixSecond,
  }),
});
