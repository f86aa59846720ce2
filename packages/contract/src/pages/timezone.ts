import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

export const timezone = defineEndpoint<typeof timezoneSchemas>()({
  name: 'timezone',
  method: 'GET',
  path: '/timezone',
  access: 'public',
  cache: 'private',
});

export const timezoneSchemas = () => ({
  summary: 'Set my time zone',
  tags: ['pages'],
  /** IANA name, `Europe/Moscow`. */
  reply: z.object({ timezone: z.string() }),
});
