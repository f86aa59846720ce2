import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';
import { enterStatementScope } from '../database/statement-count.ts';
import type { RequestMetrics } from './metrics.ts';

const SECRET_FIELDS = ['token', 'cookie', 'authorization', 'password', 'userPassword', 'secret'];
const SECRET_PATHS = SECRET_FIELDS.flatMap((field) => [
  field,
  `*.${field}`,
  `*.*.${field}`,
  `*.headers["set-${field}"]`,
]);

/** JSON lines; nothing that lets somebody in is ever written. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = { level, base: null, redact: { paths: SECRET_PATHS, censor: '[hidden]' } };
  return destination === undefined ? pino(options) : pino(options, destination);
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its path may hold something personal: the log gets the pattern alone. */
    isPrivate?: boolean;
  }
  interface FastifyRequest {
    countStatements: () => number;
  }
}

const MAX_PATH_LENGTH = 200;

function pathOf(request: FastifyRequest): string {
  const { url, config } = request.routeOptions;
  if (config.isPrivate === true && url !== undefined) return url;
  return (request.raw.url ?? '').split('?', 1)[0]?.slice(0, MAX_PATH_LENGTH) ?? '';
}

/** One line a request. */
export function logRequests(app: FastifyInstance, metrics: RequestMetrics): void {
  app.decorateRequest('countStatements', () => 0);
  app.addHook('onRequest', (request, _reply, next) => {
    request.countStatements = enterStatementScope(next);
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.note(route, reply.statusCode, reply.elapsedTime);
    request.log.info(
      {
        method: request.method,
        path: pathOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        statements: request.countStatements(),
      },
      'request',
    );
  });
}
