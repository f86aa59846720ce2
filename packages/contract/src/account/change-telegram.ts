import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { boundedText } from '../values/positional.ts';

export const changeTelegram = defineEndpoint<typeof changeTelegramSchemas>()({
  name: 'changeTelegram',
  method: 'POST',
  path: '/profile/change-telegram',
  access: 'user',
  cache: 'private',
});

export const changeTelegramSchemas = () => ({
  summary: 'Change my Telegram name; an empty one removes it',
  tags: ['account'],
  body: z.object({ telegram: boundedText(100) }),
  reply: z.object({
    telegram: z.nullable(z.string()),
    telegramOnModeration: z.nullable(z.string()),
  }),
});
