import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Services } from '../../calls/handler/services.ts';
import { changesMatches, runProvidersCommand } from '../../ingest/commands/providers-command.ts';
import { PROVIDERS_PATH } from '../../ingest/import/import-paths.ts';
import { MergeRefused } from '../../ingest/merges/merge-teams.ts';
import { AnswersRefused } from '../../ingest/providers/answers/show-answers.ts';
import { isSameSecret } from '../../platform/access/callers.ts';
import { CallError } from '../../platform/errors/errors.ts';
import { readBody } from '../../platform/http/read-request.ts';

const MAX_ID = 2_147_483_647;
const pair = z.string().regex(/^[0-9a-f]{8}$/, 'an id is eight digits and letters from a to f');
const commandSchema = z.discriminatedUnion('name', [
  z.object({ name: z.enum(['unresolved', 'decided']) }),
  z.object({ name: z.enum(['same', 'different', 'undo']), pair }),
  z.object({
    name: z.literal('answers'),
    match: z.int().min(1).max(MAX_ID),
    provider: z.string().min(1).max(60).optional(),
    place: z.int().min(0).max(MAX_ID).optional(),
  }),
]);

/**
 * What the command `providers` needs of a running api, which alone may use its embedded database:
 * with the key of operators.
 */
export function serveProviders(app: FastifyInstance, services: Services): void {
  const { db, database, bus, clock, operatorKey, isOperator } = services;
  app.post(PROVIDERS_PATH, async (request, reply) => {
    if (!isOperator(request)) throw new CallError('route_not_found');
    if (!isSameSecret(request.headers.authorization ?? '', operatorKey))
      throw new CallError('unauthorized');
    const command = readBody(commandSchema, request);
    void reply.header('cache-control', 'no-store');
    try {
      const data = await database.withoutDeadline(() => runProvidersCommand(db, command, clock()));
      if (changesMatches(command)) bus.publish(['*']);
      return { data };
    } catch (error) {
      if (!(error instanceof MergeRefused || error instanceof AnswersRefused)) throw error;
      // shown by the command as it is
      return { data: { refusal: error.message } };
    }
  });
}
