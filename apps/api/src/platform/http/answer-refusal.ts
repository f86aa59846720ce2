import type { FastifyReply, FastifyRequest } from 'fastify';
import { presentRefusal, statusOf, toRefusal } from '../errors/errors.ts';
import { pickLocale } from './locale.ts';
import { refuseUndecodable } from './unknown-route.ts';

const SERVER_FAULT = 500;

/** URLs the framework cannot parse are reported without a field name. */
function isUndecodable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'FST_ERR_BAD_URL';
}

/**
 * The only place where a failed call gets its answer. Causes are logged, never sent to the caller.
 */
export function answerRefusal(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = isUndecodable(error)
    ? refuseUndecodable(request.raw.url ?? '')
    : toRefusal(error);
  const status = statusOf(refusal);
  if (status >= SERVER_FAULT) request.log.error({ err: refusal.cause ?? error }, 'call failed');
  if (refusal.retryAfterSeconds !== undefined) {
    void reply.header('retry-after', refusal.retryAfterSeconds);
  }
  if (refusal.allow !== undefined) void reply.header('allow', refusal.allow.join(', '));
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('vary', 'Accept-Language, Authorization, Cookie')
    .type('application/json; charset=utf-8')
    .send(presentRefusal(refusal, pickLocale(request.headers['accept-language'])));
}
