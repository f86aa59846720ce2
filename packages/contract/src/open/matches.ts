import * as z from 'zod/mini';
import { unixSeconds } from '../values/positional.ts';
import { defineOpen } from './declare-open.ts';
import {
  countOfSides,
  instant,
  namedRef,
  openDay,
  openId,
  openSide,
  openSport,
  openStatus,
  slug,
  withDescription,
} from './open-values.ts';

const row = z.object({
  id: z.int(),
  sport: openSport,
  slug,
  league: namedRef,
  season: z.int(),
  round: z.nullable(z.string()),
  startsAt: instant,
  isTimeKnown: withDescription(z.boolean(), 'false: `startsAt` is noon of its day, UTC'),
  isDayKnown: withDescription(z.boolean(), 'false: `startsAt` is the first day of its tournament'),
  status: openStatus,
  home: namedRef,
  away: namedRef,
  score: withDescription(z.nullable(countOfSides), 'Sets in tennis, goals elsewhere'),
  parts: withDescription(z.array(countOfSides), 'Halves, periods or sets'),
  overtime: z.nullable(countOfSides),
  shootout: z.nullable(countOfSides),
  redCards: z.nullable(countOfSides),
  advances: withDescription(z.nullable(openSide), 'Who goes on, where it is reported'),
  updatedAt: withDescription(instant, 'When start, status or score changed last'),
});

/** Matches by their start; with `updatedSince` by their last change. */
export const openMatches = defineOpen({
  name: 'matches',
  path: '/matches',
  summary: 'Matches of a day, a league, a season or a team',
  description:
    'In the order of their starts; with `updatedSince` in that of their changes, so that the last `updatedAt` is where the next question begins.',
  tag: 'matches',
  segments: z.object({}),
  filters: z.object({
    sport: z.optional(openSport),
    day: withDescription(z.optional(openDay()), 'Day of the start, UTC'),
    league: z.optional(openId()),
    season: z.optional(openId()),
    team: z.optional(openId()),
    status: z.optional(openStatus),
    updatedSince: withDescription(z.optional(unixSeconds()), 'Unix seconds'),
  }),
  row,
});

/** The same row for one match. */
export const openMatch = defineOpen({
  name: 'match',
  path: '/matches/:match',
  summary: 'One match',
  tag: 'matches',
  segments: z.object({ match: openId() }),
  filters: z.object({}),
  row,
});
