import { hideSecretFields } from '@tipmark/server-kit';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';
import { enterStatementScope } from '../database/statement-count.ts';
import type { RequestMetrics } from '../metrics/request-metrics.ts';
import { maskedPath } from './masked-path.ts';

/**
 * JSON lines; credentials are never logged.
 * @param hide removes the secrets of the site from every line, wherever they stand
 */
export function createApiLogger(
  level: string,
  destination?: DestinationStream,
  hide: (line: string) => string = (line) => line,
): Logger {
  const hooks = { streamWrite: (line: string) => hide(hideSecretFields(line)) };
  const options = { level, base: null, hooks };
  return destination === undefined ? pino(options) : pino(options, destination);
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The path may contain personal data: only the pattern is logged. */
    isPrivate?: boolean;
  }
  interface FastifyRequest {
    countStatements: () => number;
  }
}

const MAX_PATH_LENGTH = 200;

const shortPath = (url: string | undefined) =>
  (url ?? '').split('?', 1)[0]?.slice(0, MAX_PATH_LENGTH) ?? '';

function pathOf(request: FastifyRequest): string {
  const { url, config } = request.routeOptions;
  if (url === undefined) return maskedPath(shortPath(request.raw.url));
  return config.isPrivate === true ? url : shortPath(request.raw.url);
}

interface Noted {
  readonly method: string;
  readonly path: string;
  readonly route: string;
  readonly status: number;
  readonly elapsedMs: number;
  readonly statements: number;
}

/** A request that was answered from cached bytes. */
export type CachedRequest = Omit<Noted, 'path' | 'statements'> & {
  readonly reqId: string;
  readonly url: string;
};

/** Logs one line per request and counts it. */
export interface RequestNotes {
  of(request: FastifyRequest, reply: FastifyReply): void;
  ofCached(request: CachedRequest): void;
}

export function createRequestNotes(logger: Logger, metrics: RequestMetrics): RequestNotes {
  function note(log: Pick<FastifyBaseLogger, 'info'>, noted: Noted, more: { reqId?: string }) {
    const { method, path, route, status, elapsedMs, statements } = noted;
    metrics.note(route, status, elapsedMs);
    const ms = Math.round(elapsedMs * 10) / 10;
    log.info({ ...more, method, path, status, ms, statements }, 'request');
  }
  return {
    of(request, reply) {
      const noted = {
        method: request.method,
        path: pathOf(request),
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        elapsedMs: reply.elapsedTime,
        statements: request.countStatements(),
      };
      note(request.log, noted, {});
    },
    ofCached: ({ reqId, url, ...noted }) =>
      note(logger, { ...noted, path: shortPath(url), statements: 0 }, { reqId }),
  };
}

export function logRequests(app: FastifyInstance, notes: RequestNotes): void {
  app.decorateRequest('countStatements', () => 0);
  app.addHook('onRequest', (request, _reply, next) => {
    request.countStatements = enterStatementScope(next);
  });
  app.addHook('onResponse', async (request, reply) => notes.of(request, reply));
}
