import { COURT_TYPE, TEXT_LIMIT, TOURNAMENTS_SORT } from '@tipmark/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { tournamentsPage } from '../../entities/tennis/tournament-page.ts';
import { boundedText, oneOfValues, pageNumber } from '../../values/positional.ts';
import { tourKey } from '../../values/tour-key.ts';

export const tennisTournaments = defineEndpoint<typeof tennisTournamentsSchemas>()({
  name: 'tennisTournaments',
  method: 'GET',
  path: '/tennis/tournaments',
  access: 'public',
  cache: 'shared',
});

export const tennisTournamentsSchemas = () => ({
  summary: 'List tennis tournaments by name, tour and surface, each with its dates and champion',
  tags: ['tennis'],
  query: z.object({
    /** Beginnings of names, in either alphabet; two characters at least, absent = all. */
    query: z.optional(boundedText(TEXT_LIMIT.searchQuery)),
    /** Absent = all tours. */
    tour: z.optional(tourKey()),
    /** Absent or 0 = any. */
    courtType: z.optional(oneOfValues(COURT_TYPE)),
    /** 1 calendar from now on, 2 name, 3 the biggest first; absent = 1. */
    sort: z.optional(oneOfValues(TOURNAMENTS_SORT)),
    page: z.optional(pageNumber()),
  }),
  reply: tournamentsPage,
});
