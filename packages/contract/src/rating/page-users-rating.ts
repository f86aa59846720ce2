import { isTableMonth } from '@tipmark/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { usersRating } from '../entities/users-rating.ts';
import { errorCodes } from '../refusals.ts';
import { integer } from '../values/positional.ts';

/** Ids of seasons are contest · 1 000 000 + yyyymm. */
const MAX_CONTEST_ID = 10_000_000;
const FIRST_MONTH = 200_001;
const LAST_MONTH = 209_912;

export const pageUsersRating = defineEndpoint<typeof pageUsersRatingSchemas>()({
  name: 'pageUsersRating',
  method: 'GET',
  path: '/page-users-rating',
  access: 'public',
  cache: 'private',
});

export const pageUsersRatingSchemas = () => ({
  summary: 'Get the top hundred cappers and my rank',
  tags: ['rating'],
  refusals: errorCodes('not_found'),
  /** Absent or 0 = the general rating; a contest = its running season; or the id of a season. */
  query: z.object({
    contestId: z.optional(integer(0, MAX_CONTEST_ID)),
    /** As in the searches; absent or 3 = the 90 days of the rating. Contests have seasons. */
    period: z.optional(integer(1, 5)),
    /** A calendar month of the last year, `202611`; it takes the place of the period. */
    month: z.optional(integer(FIRST_MONTH, LAST_MONTH).check(z.refine(isTableMonth))),
  }),
  reply: usersRating,
});
