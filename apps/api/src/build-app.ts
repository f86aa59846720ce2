import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import { answerRefusal } from './http/answer-refusal.ts';
import { answerBrokenRequest } from './http/broken-request.ts';
import { serveDocs } from './http/docs.ts';
import { acceptBodies } from './http/json-body.ts';
import { limitRate } from './http/limit-rate.ts';
import { createRequestMetrics, serveMetrics } from './http/metrics.ts';
import { logRequests } from './http/request-log.ts';
import { refuseUnknownRoute } from './http/unknown-route.ts';
import { type ServeLiveOptions, serveLive } from './live/serve-live.ts';
import { serveHealth } from './operations/health.ts';
import { servePurgeStream } from './operations/purge-stream.ts';
import { serveDevMail } from './outbox/dev-mail.ts';
import { serveContract } from './serve-contract.ts';
import type { Services } from './services.ts';

const BODY_LIMIT_BYTES = 64 * 1_024;
const MAX_SEGMENT_LENGTH = 300;
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 60_000;
const MAX_CONNECTIONS = 5_000;

/** The api without a port: tests talk to it by inject. */
export async function buildApp(
  services: Services,
  logger: Logger,
  liveOptions?: ServeLiveOptions,
): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: services.config.TRUSTED_PROXIES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS },
    routerOptions: {
      caseSensitive: false,
      ignoreTrailingSlash: true,
      maxParamLength: MAX_SEGMENT_LENGTH,
    },
    frameworkErrors(error, request, reply) {
      void answerRefusal(error, request, reply);
    },
    clientErrorHandler: answerBrokenRequest,
  });
  app.server.maxConnections = MAX_CONNECTIONS;
  acceptBodies(app);
  app.setErrorHandler(answerRefusal);
  app.setNotFoundHandler((request) => {
    throw refuseUnknownRoute(request.raw.url ?? '');
  });
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
    // Before any body is read: a wrong path is never a matter of its content type.
    if (request.is404) throw refuseUnknownRoute(request.raw.url ?? '');
  });
  const metrics = createRequestMetrics();
  logRequests(app, metrics);
  await limitRate(app, services);
  serveContract(app, services);
  serveHealth(app, services);
  const live = serveLive(app, services, liveOptions);
  serveMetrics(app, services, metrics, live);
  servePurgeStream(app, services);
  serveDevMail(app, services);
  app.addHook('onClose', () => services.scanner.close());
  app.addHook('onClose', () => services.search.close());
  await serveDocs(app);
  await app.ready();
  return app;
}
