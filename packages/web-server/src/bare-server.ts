import { STATUS_CODES } from 'node:http';
import { hasOneHost, type Tracing } from '@tipmark/server-kit';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify';
import { answerApiError, answerFailure } from './api-errors.ts';
import { isApiAddress } from './api-proxy.ts';
import { type CallerOptions, createRequestIds, identifyCallers } from './caller.ts';
import { noPagePolicy } from './content-policy.ts';
import { type IsOperator, isLocalCaller } from './local-caller.ts';
import { type OwnHostsOptions, ownHosts } from './own-hosts.ts';
import { logRequests } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';
import type { ServerMetrics } from './server-metrics.ts';
import { traceRequests } from './trace-requests.ts';

interface BareServerOptions {
  /** Where visitors reach the site, and who says where they come from. */
  readonly config: OwnHostsOptions & CallerOptions['config'];
  readonly isTrustedProxy: CallerOptions['isTrustedProxy'];
  /** Who may name any host for health and metrics; callers on this machine by default. */
  readonly isOperator?: IsOperator;
  readonly logger: FastifyBaseLogger;
  readonly metrics: ServerMetrics;
  /** Only where traces are exported. */
  readonly tracing?: Tracing | undefined;
}

/**
 * A request, headers included, must have arrived by then; a slow sender must not occupy a socket.
 */
const REQUEST_DEADLINE_MS = 30_000;
/** Headers alone are sent at once by every browser. */
const HEADERS_DEADLINE_MS = 15_000;
/** How often deadlines are checked: a slow sender may exceed one by this much. */
const CHECK_EVERY_MS = 2_000;
const IDLE_SOCKET_MS = 120_000;
/** Above the live streams of the API and the calls beside them; further ones are closed at once. */
const MAX_CONNECTIONS = 8_000;
const MAX_URL_PART = 8000;
const MISDIRECTED = 421;
const forOperators = /^\/(?:health\/|metrics$)/;

/** A server without routes: its limits, the headers of every reply, its error replies. */
export function createBareServer({
  config,
  isTrustedProxy,
  isOperator = isLocalCaller,
  logger,
  metrics,
  tracing,
}: BareServerOptions): FastifyInstance {
  const always = securityHeaders(config.publicUrl.startsWith('https:'));
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: createRequestIds(isTrustedProxy),
    requestIdHeader: false,
    // what arrives on open connections is answered, as the proxy sends further requests elsewhere
    return503OnClosing: false,
    requestTimeout: REQUEST_DEADLINE_MS,
    http: {
      headersTimeout: HEADERS_DEADLINE_MS,
      connectionsCheckingInterval: CHECK_EVERY_MS,
    },
    connectionTimeout: IDLE_SOCKET_MS,
    trustProxy: isTrustedProxy,
    routerOptions: { maxParamLength: MAX_URL_PART },
    // a path that cannot be decoded is an unknown address
    frameworkErrors: (error, request, reply: FastifyReply) => {
      reply.headers({
        ...always,
        'Content-Security-Policy': noPagePolicy,
        'Cache-Control': 'no-store',
      });
      if (isApiAddress(request.raw.url)) {
        void answerApiError(error, request, reply);
        return;
      }
      void reply.code(404).type('text/plain; charset=utf-8').send('Not found');
    },
  });
  // internal errors are for the log only
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ error: error.stack }, 'request failed');
    return reply
      .code(status)
      .header('Cache-Control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(STATUS_CODES[status]);
  });
  app.server.maxConnections = MAX_CONNECTIONS;
  identifyCallers(app, { config, isTrustedProxy });
  logRequests(app, metrics);
  traceRequests(app, { tracing, isTrustedProxy });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(always);
    reply.header('Content-Security-Policy', noPagePolicy);
  });
  const isOwnHost = ownHosts(config);
  app.addHook('onRequest', async (request, reply) => {
    const { host } = request.headers;
    // collectors and orchestrators name the machine they call
    if (forOperators.test(request.raw.url ?? '') && isOperator(request)) return;
    const hasOne = hasOneHost(request.raw);
    if (host === undefined || (hasOne && isOwnHost(host, isLocalCaller(request)))) return;
    if (isApiAddress(request.raw.url)) return answerFailure(request, reply, 'misdirected');
    return reply
      .code(MISDIRECTED)
      .header('Cache-Control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(STATUS_CODES[MISDIRECTED]);
  });
  return app;
}
