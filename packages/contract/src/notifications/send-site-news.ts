import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { boundedText } from '../values/positional.ts';

const inBoth = (maxLength: number) =>
  z.object({
    ru: boundedText(maxLength).check(z.minLength(1)),
    en: boundedText(maxLength).check(z.minLength(1)),
  });

/** News with an id that was sent before reach only those who have not had them. */
export const sendSiteNews = defineEndpoint<typeof sendSiteNewsSchemas>()({
  name: 'sendSiteNews',
  method: 'POST',
  path: '/moderation/news',
  access: 'local',
  cache: 'private',
});

export const sendSiteNewsSchemas = () => ({
  summary: 'Send site news to all subscribers of it',
  tags: ['moderation'],
  body: z.object({
    id: z.string().check(z.regex(/^[\w-]{1,50}$/)),
    title: inBoth(150),
    text: inBoth(3_000),
  }),
  reply: z.object({ readers: z.int() }),
});
