import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { contestRules } from '../entities/contest-rules.ts';
import { errorCodes } from '../refusals.ts';
import { integer } from '../values/positional.ts';

const MAX_CONTEST_ID = 10_000_000;

export const pageContestRules = defineEndpoint<typeof pageContestRulesSchemas>()({
  name: 'pageContestRules',
  method: 'GET',
  path: '/page-contest-rules/:id',
  access: 'public',
  cache: 'shared',
});

export const pageContestRulesSchemas = () => ({
  summary: 'Rules of a contest, its season and the head of its table',
  tags: ['contests'],
  refusals: errorCodes('not_found'),
  /** 1 cup, 2 premium cup: the running season; or the id of a season. */
  segments: z.object({ id: integer(1, MAX_CONTEST_ID) }),
  reply: contestRules,
});
