import { SPORT } from '@tipmark/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { pageEmpty as reply } from '../entities/page-empty.ts';
import { flag, oneOfValues } from '../values/positional.ts';

export const pageEmpty = defineEndpoint<typeof pageEmptySchemas>()({
  name: 'pageEmpty',
  method: 'GET',
  path: '/page-empty',
  access: 'public',
  cache: 'shared',
});

export const pageEmptySchemas = () => ({
  summary: 'Get the sidebar and matches of a page without data of its own',
  tags: ['pages'],
  query: z.object({
    hasSidebar: z.optional(flag()),
    hasMatches: z.optional(flag()),
    /** Absent = soccer. */
    sport: z.optional(oneOfValues(SPORT)),
  }),
  reply,
});
