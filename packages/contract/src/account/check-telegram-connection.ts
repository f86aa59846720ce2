import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { boundedText } from '../values/positional.ts';

/** `code` of the deep link that was opened, `source` the calling page; both are optional. */
export const checkTelegramConnection = defineEndpoint<typeof checkTelegramConnectionSchemas>()({
  name: 'checkTelegramConnection',
  method: 'POST',
  path: '/check-telegram-connection',
  access: 'user',
  cache: 'private',
});

export const checkTelegramConnectionSchemas = () => ({
  summary: 'Get the state of my Telegram connection',
  tags: ['account'],
  body: z.object({
    code: z.optional(z.nullable(boundedText(100))),
    source: z.optional(z.nullable(boundedText(100))),
  }),
  reply: z.object({
    isConnected: z.boolean(),
    /** False: this site has no bot, so connecting is not possible. */
    isBotAvailable: z.boolean(),
  }),
});
