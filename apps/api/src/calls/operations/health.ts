import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { doesAnswer } from '../../platform/database/does-answer.ts';
import { CallError } from '../../platform/errors/errors.ts';
import type { Services } from '../handler/services.ts';

const NOT_READY = 503;
const ANSWERS_WITHIN_MS = 8_000;
/** A database that answered a statement this recently is there. */
const ANSWERED_WITHIN_MS = 2_000;

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
export function serveHealth(app: FastifyInstance, { database, isOperator }: Services): void {
  const refuseOthers = (request: FastifyRequest) => {
    if (!isOperator(request)) throw new CallError('route_not_found');
  };
  app.get('/health/live', async (request, reply) => {
    refuseOthers(request);
    return sendHealth(reply, true);
  });
  app.get('/health/ready', async (request, reply) => {
    refuseOthers(request);
    // on a busy database a question of our own would wait behind the visitors'
    const isAnswering = performance.now() - database.pool.answeredAtMs < ANSWERED_WITHIN_MS;
    return sendHealth(reply, isAnswering || (await doesAnswer(database.db, ANSWERS_WITHIN_MS)));
  });
}
