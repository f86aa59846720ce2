import * as z from 'zod/mini';
import { defineOpen } from './declare-open.ts';
import { country, countryFilter, openLeagueType, openSport, slug } from './open-values.ts';

/** Competitions of all sports, in the order of their ids. */
export const openLeagues = defineOpen({
  name: 'leagues',
  path: '/leagues',
  summary: 'Leagues, cups and tournaments',
  tag: 'reference',
  segments: z.object({}),
  filters: z.object({
    sport: z.optional(openSport),
    country: z.optional(countryFilter()),
  }),
  row: z.object({
    id: z.int(),
    sport: openSport,
    name: z.string(),
    slug,
    country,
    type: openLeagueType,
    /** null: none is under way. */
    currentSeason: z.nullable(z.int()),
  }),
});
