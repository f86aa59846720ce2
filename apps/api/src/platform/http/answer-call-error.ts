import type { FastifyReply, FastifyRequest } from 'fastify';
import { presentCallError, statusOf, toRefusal } from '../errors/errors.ts';
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
export function answerCallError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const rejection = isUndecodable(error)
    ? refuseUndecodable(request.raw.url ?? '')
    : toRefusal(error);
  const status = statusOf(rejection);
  const err = rejection.cause ?? error;
  // a site that is busy or misses a server answers as it promises: nobody has to be woken
  if (rejection.code === 'unavailable') request.log.warn({ err }, 'call: refused for a while');
  else if (status >= SERVER_FAULT)
    request.log.error({ err }, 'call: failed, answered with an internal error');
  if (rejection.retryAfterSeconds !== undefined) {
    void reply.header('retry-after', rejection.retryAfterSeconds);
  }
  if (rejection.allow !== undefined) void reply.header('allow', rejection.allow.join(', '));
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('vary', 'Accept-Language, Authorization, Cookie')
    .type('application/json; charset=utf-8')
    .send(presentCallError(rejection, pickLocale(request.headers['accept-language'])));
}
