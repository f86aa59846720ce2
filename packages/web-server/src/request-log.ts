import { hideSecretFields } from '@tipmark/server-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';
import { loggedPath } from './logged-path.ts';
import type { RequestKind, ServerMetrics } from './server-metrics.ts';

/**
 * JSON lines; credentials are never logged.
 * @param name of the server, in every line
 * @param hide removes the secrets of the site from every line, wherever they stand
 */
export function createLogger(
  name: string,
  level: string,
  destination?: DestinationStream,
  hide: (line: string) => string = (line) => line,
): Logger {
  const hooks = { streamWrite: (line: string) => hide(hideSecretFields(line)) };
  const options = { name, level, hooks };
  return destination === undefined ? pino(options) : pino(options, destination);
}

const kinds: readonly (readonly [RegExp, RequestKind])[] = [
  [/^\/api\/live\/?(?:\?|$)/i, 'stream'],
  [/^\/api(?:[/?]|$)/, 'api'],
  [/^\/(?:assets|remotes|sitemaps)\/|^\/[\w-]+\.(?:png|svg|ico|xml|txt|js|webmanifest)$/, 'file'],
  [/^\/pictures\//, 'picture'],
  [/^\/promo\/|^(?:\/en)?\/link-redirect(?:\?|$)/, 'promo'],
];

export function kindOf({ method, url = '/' }: { method?: string; url?: string }): RequestKind {
  const found = kinds.find(([pattern]) => pattern.test(url));
  if (found) return found[1];
  return method === 'GET' || method === 'HEAD' ? 'page' : 'form';
}

/** The collector and the supervisor ask every few seconds. */
const OF_OPERATOR = /^\/(?:health\/|metrics(?:\?|$))/;

const FAILED = 500;
const REFUSED = 400;

/**
 * A line for each request, and its count: failures as warnings, files that were found only in
 * detail. The line has the id under which the API logs the calls of the same request.
 */
export function logRequests(app: FastifyInstance, metrics: ServerMetrics): void {
  app.addHook('onResponse', async (request, reply) => note(request, reply, metrics));
}

function note(request: FastifyRequest, reply: FastifyReply, metrics: ServerMetrics): void {
  const { raw, log } = request;
  if (OF_OPERATOR.test(raw.url ?? '')) return;
  const kind = kindOf(raw as { method?: string; url?: string });
  const { statusCode: status, elapsedTime } = reply;
  metrics.request(kind, status, elapsedTime);
  const ms = Math.round(elapsedTime * 10) / 10;
  const isLeft = reply.raw.writableFinished ? {} : { hasLeft: true };
  const line = { method: raw.method, path: loggedPath(raw.url ?? '/'), status, ms, ...isLeft };
  if (status >= FAILED) log.warn(line, 'request');
  else if (kind === 'file' && status < REFUSED) log.debug(line, 'request');
  else log.info(line, 'request');
}
