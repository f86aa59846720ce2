import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Services } from '../../calls/handler/services.ts';
import {
  isDecision,
  runSourcesCommand,
  SOURCES_COMMANDS,
} from '../../ingest/commands/sources-command.ts';
import { IMPORTED_FILES_PATH, SOURCES_PATH } from '../../ingest/import/import-paths.ts';
import { findImported, saveImported } from '../../ingest/import/imported-file-queries.ts';
import { MergeRefused } from '../../ingest/merges/merge-teams.ts';
import { isSameSecret } from '../../platform/access/callers.ts';
import { CallError } from '../../platform/errors/errors.ts';
import { readBody } from '../../platform/http/read-request.ts';

const MAX_ID = 2_147_483_647;
const commandSchema = z.object({
  name: z.enum(SOURCES_COMMANDS),
  ids: z.array(z.int().min(1).max(MAX_ID)).max(2),
});
const text = z.string().min(1).max(500);
const contentSchema = z.object({ format: text, name: text, digest: text });
const receiptSchema = contentSchema.extend({ matches: z.int().min(0) });

/**
 * What the import command needs of a running api, which alone may use its embedded database: which
 * files are stored already, with the key of the feed, and decisions about imported data, with the
 * key of operators.
 */
export function serveImports(app: FastifyInstance, services: Services): void {
  const { db, database, bus, clock, feedKey, operatorKey, isOperator } = services;
  const check = (request: FastifyRequest, key: string) => {
    if (!isOperator(request)) throw new CallError('route_not_found');
    if (!isSameSecret(request.headers.authorization ?? '', key))
      throw new CallError('unauthorized');
  };
  app.post(IMPORTED_FILES_PATH, async (request, reply) => {
    check(request, feedKey);
    const content = readBody(contentSchema, request);
    void reply.header('cache-control', 'no-store');
    return { data: { receipt: (await findImported(db, content)) ?? null } };
  });
  app.put(IMPORTED_FILES_PATH, async (request, reply) => {
    check(request, feedKey);
    const file = readBody(receiptSchema, request);
    await saveImported(db, file, file.matches, clock());
    void reply.header('cache-control', 'no-store');
    return { data: {} };
  });
  app.post(SOURCES_PATH, async (request, reply) => {
    check(request, operatorKey);
    const command = readBody(commandSchema, request);
    void reply.header('cache-control', 'no-store');
    try {
      const lines = await database.withoutDeadline(() => runSourcesCommand(db, command));
      if (isDecision(command)) bus.publish(['*']);
      return { data: { lines } };
    } catch (error) {
      if (!(error instanceof MergeRefused)) throw error;
      // shown by the command as it is
      return { data: { refusal: error.message } };
    }
  });
}
