import { PLAYERS_SORT, TEXT_LIMIT } from '@tipmark/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { tennisPlayers as playersReply } from '../entities/tennis/ranking-page.ts';
import { boundedText, oneOfValues, pageNumber } from '../values/positional.ts';
import { tourKey } from '../values/tour-key.ts';

export const tennisPlayers = defineEndpoint<typeof tennisPlayersSchemas>()({
  name: 'tennisPlayers',
  method: 'GET',
  path: '/tennis/players',
  access: 'public',
  cache: 'shared',
});

export const tennisPlayersSchemas = () => ({
  summary: 'List tennis players by name, country and tour',
  tags: ['tennis'],
  query: z.object({
    /** Beginnings of names, in either alphabet; two characters at least, absent = all. */
    query: z.optional(boundedText(TEXT_LIMIT.searchQuery)),
    /** Absent = all tours. */
    tour: z.optional(tourKey()),
    /** As the list of countries has it; absent = all. */
    country: z.optional(z.string().check(z.regex(/^[A-Z]{2}(?:-[A-Z]{3})?$/))),
    /** 1 rank in the ranking, 2 name; absent = 1. */
    sort: z.optional(oneOfValues(PLAYERS_SORT)),
    page: z.optional(pageNumber()),
  }),
  reply: playersReply,
});
