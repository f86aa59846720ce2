import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

export const timezone = defineEndpoint<typeof timezoneSchemas>()({
  name: 'timezone',
  method: 'GET',
  path: '/timezone',
  summary: 'Time zone in which the caller sees days',
  tags: ['pages'],
  access: 'public',
  cache: 'private',
});

export const timezoneSchemas = () => ({
  /** IANA name, `Europe/Moscow`. */
  reply: z.object({ timezone: z.string() }),
});
