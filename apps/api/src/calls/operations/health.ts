import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { isDirect } from '../../platform/access/callers.ts';
import { CallError } from '../../platform/errors/errors.ts';
import type { Services } from '../handler/services.ts';

const NOT_READY = 503;

function refuseForwarded(request: FastifyRequest): void {
  if (!isDirect(request)) throw new CallError('route_not_found');
}

function sendHealth(reply: FastifyReply, isGood: boolean): FastifyReply {
  return reply
    .code(isGood ? 200 : NOT_READY)
    .header('cache-control', 'no-store')
    .send({ data: { status: isGood ? 'ok' : 'unavailable' } });
}

/**
 * live: the process answers, whatever the state of the database, so that a slow query does not get
 * it killed. ready: the database answers too.
 */
export function serveHealth(app: FastifyInstance, { db }: Services): void {
  app.get('/health/live', async (request, reply) => {
    refuseForwarded(request);
    return sendHealth(reply, true);
  });
  app.get('/health/ready', async (request, reply) => {
    refuseForwarded(request);
    const isReady = await sql`select 1`.execute(db).then(
      () => true,
      () => false,
    );
    return sendHealth(reply, isReady);
  });
}
