import * as z from 'zod/mini';
import { defineOpen } from './declare-open.ts';
import { country, countryFilter, openId, openSport, slug } from './open-values.ts';

/** Sides of matches, in the order of their ids. */
export const openTeams = defineOpen({
  name: 'teams',
  path: '/teams',
  summary: 'Sides of matches: teams, and in tennis players and pairs',
  tag: 'reference',
  segments: z.object({}),
  filters: z.object({
    sport: z.optional(openSport),
    country: z.optional(countryFilter()),
    league: z.optional(openId()),
    season: z.optional(openId()),
  }),
  row: z.object({
    id: z.int(),
    sport: openSport,
    kind: z.enum(['team', 'player', 'pair']),
    name: z.string(),
    slug,
    country,
  }),
});
