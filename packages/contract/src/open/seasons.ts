import * as z from 'zod/mini';
import { defineOpen } from './declare-open.ts';
import { namedRef, openId, openSport } from './open-values.ts';

/** Seasons of leagues, in the order of their ids. */
export const openSeasons = defineOpen({
  name: 'seasons',
  path: '/seasons',
  summary: 'Seasons of leagues',
  tag: 'reference',
  segments: z.object({}),
  filters: z.object({ sport: z.optional(openSport), league: z.optional(openId()) }),
  row: z.object({
    id: z.int(),
    sport: openSport,
    league: namedRef,
    name: z.string(),
    startsOn: z.string(),
    endsOn: z.string(),
    isCurrent: z.boolean(),
  }),
});
