import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { isSameSecret } from '../../platform/access/callers.ts';
import { CallError } from '../../platform/errors/errors.ts';
import { writtenOf } from '../../platform/outbox/messenger.ts';
import type { PeopleServices } from '../account/people-services.ts';
import { receiveUpdate } from './receive-update.ts';

const update = z.object({
  update_id: z.optional(z.int()),
  message: z.optional(
    z.object({
      text: z.optional(z.string()),
      chat: z.object({ id: z.number(), type: z.string() }),
      from: z.optional(
        z.object({ username: z.optional(z.string()), language_code: z.optional(z.string()) }),
      ),
    }),
  ),
});

/** `POST /webhooks/telegram`: messages to the bot, with the secret that only Telegram has. */
export function serveTelegram(app: FastifyInstance, services: PeopleServices): void {
  const { TELEGRAM_BOT_TOKEN: token, TELEGRAM_WEBHOOK_SECRET: secret } = services.config;
  if (token === undefined || secret === undefined) return;
  app.post('/webhooks/telegram', { config: { isPrivate: true } }, async (request, reply) => {
    const shown = request.headers['x-telegram-bot-api-secret-token'];
    if (typeof shown !== 'string' || !isSameSecret(shown, secret)) {
      throw new CallError('unauthorized');
    }
    const parsed = update.safeParse(request.body);
    // Otherwise messages the bot does not understand would be sent again and again.
    if (parsed.success) {
      const { update_id: updateId } = parsed.data;
      const written = writtenOf(parsed.data as Parameters<typeof writtenOf>[0]);
      await receiveUpdate(services, { written, ...(updateId !== undefined && { updateId }) });
    }
    return reply.header('cache-control', 'no-store').send({ data: {} });
  });
}
