import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { ownerProofFields } from './account-fields.ts';

/** A link that connects the user who opens it in Telegram; it works once, for ten minutes. */
export const connectTelegram = defineEndpoint<typeof connectTelegramSchemas>()({
  name: 'connectTelegram',
  method: 'POST',
  path: '/account/telegram',
  access: 'user',
  cache: 'private',
  proof: 'owner',
});

export const connectTelegramSchemas = () => ({
  summary: 'Start connecting Telegram',
  tags: ['account'],
  body: z.object(ownerProofFields()),
  reply: z.object({ link: z.string(), code: z.string(), expiresAt: z.int() }),
});

export const disconnectTelegram = defineEndpoint<typeof disconnectTelegramSchemas>()({
  name: 'disconnectTelegram',
  method: 'POST',
  path: '/account/telegram/end',
  access: 'user',
  cache: 'private',
  proof: 'owner',
});

export const disconnectTelegramSchemas = () => ({
  summary: 'Disconnect Telegram',
  tags: ['account'],
  body: z.object(ownerProofFields()),
  reply: z.object({}),
});
