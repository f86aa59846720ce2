import { BET_FIELDS, BET_STATUS } from '@tipmark/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../refusals.ts';
import { MAX_ID } from '../values/max-id.ts';
import { boundedText, integer } from '../values/positional.ts';

const MAX_BOOKMAKERS = 200;
const MAX_SENT = 200;

/** The fields of a form: of a bet that is changed, or of a new one from a price of the site. */
export const betForm = defineEndpoint<typeof betFormSchemas>()({
  name: 'betForm',
  method: 'GET',
  path: '/bet-book/form',
  access: 'user',
  cache: 'private',
});

export const betFormSchemas = () => ({
  summary: 'Read what a form for a bet begins with',
  tags: ['bets'],
  refusals: errorCodes('not_found'),
  query: z.object({
    /** A bet of the caller; absent = a new one. */
    bet: z.optional(integer(0, MAX_ID)),
    match: z.optional(integer(0, MAX_ID)),
    odd_type: z.optional(boundedText(24)),
    odds: z.optional(boundedText(12)),
    bookmaker: z.optional(boundedText(MAX_SENT)),
  }),
  reply: z.object({
    /** Null for a new bet. */
    bet: z.nullable(z.object({ id: z.int(), version: z.int(), status: z.enum(BET_STATUS) })),
    /** The match of the site that the bet is on. */
    match: z.nullable(
      z.object({
        id: z.int(),
        sport: z.int(),
        link: z.string(),
        name: z.string(),
        startsAt: z.int(),
        isTimeKnown: z.boolean(),
      }),
    ),
    /** As texts, times in the caller's zone. */
    fields: z.object(
      Object.fromEntries(BET_FIELDS.map((field) => [field, z.string()])) as {
        [Field in (typeof BET_FIELDS)[number]]: z.ZodMiniString;
      },
    ),
    /** Names to choose from. */
    bookmakers: z.array(z.string()).check(z.maxLength(MAX_BOOKMAKERS)),
  }),
});
