import { COUNT_OF_MATCHES, COUNT_OF_MONTHS, COURT_TYPE } from '@tipmark/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { tennisEventPage as page } from '../../entities/tennis/tennis-event-page.ts';
import { errorCodes } from '../../refusals.ts';
import { entityUrl } from '../../values/entity-url.ts';
import { flag, oneOf, oneOfValues } from '../../values/positional.ts';

export const tennisEventPage = defineEndpoint<typeof tennisEventPageSchemas>()({
  name: 'tennisEventPage',
  method: 'GET',
  path: '/tennis/events/page/:id',
  access: 'public',
  cache: 'shared',
});

export const tennisEventPageSchemas = () => ({
  summary: 'Get a tennis match with the players’ form and head-to-head',
  tags: ['tennis'],
  refusals: errorCodes('not_found'),
  segments: z.object({ id: entityUrl() }),
  query: z.object({
    /** Absent = 10. */
    countOfMatches: z.optional(oneOf(COUNT_OF_MATCHES)),
    /** Absent = 12. */
    countOfMonths: z.optional(oneOf(COUNT_OF_MONTHS)),
    isCurrentTournament: z.optional(flag()),
    /** Head to head only. */
    isCurrentCompetitor: z.optional(flag()),
    /** Of tennis a season is a calendar year. */
    isCurrentGameSeason: z.optional(flag()),
    /** Absent or 0 = any. */
    courtType: z.optional(oneOfValues(COURT_TYPE)),
    /** The lists of matches are empty: for a caller that shows the rest. */
    isWithoutLists: z.optional(flag()),
  }),
  reply: page,
});
