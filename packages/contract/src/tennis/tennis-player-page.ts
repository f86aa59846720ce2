import { COUNT_OF_MATCHES, COURT_TYPE } from '@tipmark/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { playerPage } from '../entities/tennis/player-page.ts';
import { errorCodes } from '../refusals.ts';
import { entityUrl, maybeEntityId } from '../values/entity-url.ts';
import { flag, oneOf, oneOfValues } from '../values/positional.ts';

export const tennisPlayerPage = defineEndpoint<typeof tennisPlayerPageSchemas>()({
  name: 'tennisPlayerPage',
  method: 'GET',
  path: '/tennis/player/page/:playerUrl',
  access: 'public',
  cache: 'shared',
});

export const tennisPlayerPageSchemas = () => ({
  summary: 'Get a tennis player: ranking, records by surface, rivals and matches',
  tags: ['tennis'],
  refusals: errorCodes('not_found'),
  segments: z.object({ playerUrl: entityUrl() }),
  query: z.object({
    /** Absent = 20. */
    countOfMatches: z.optional(oneOf(COUNT_OF_MATCHES)),
    /** Of tennis a season is a calendar year. */
    isCurrentGameSeason: z.optional(flag()),
    /** Absent or 0 = any. */
    courtType: z.optional(oneOfValues(COURT_TYPE)),
    /** Link of the opponent whose meetings are requested; absent or 0 = all. */
    rivalId: z.optional(maybeEntityId()),
  }),
  reply: playerPage,
});
