import { DISPLAY_TEXTS } from '@tipmark/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

export const changeDisplay = defineEndpoint<typeof changeDisplaySchemas>()({
  name: 'changeDisplay',
  method: 'PUT',
  path: '/account/display',
  access: 'user',
  cache: 'private',
});

export const changeDisplaySchemas = () => ({
  summary: 'Set how pages look for me: odds format, compact rows, hidden scores',
  tags: ['account'],
  /** As in the cookie: the format of odds and what is on, `american.compact.hidden`. */
  body: z.object({ display: z.enum(DISPLAY_TEXTS) }),
  reply: z.object({ display: z.string() }),
});
