import { createServer } from 'node:http';
import { MAX_BODY_BYTES } from '@tipmark/contract';
import { createDrain, hasOneHost } from '@tipmark/server-kit';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerFactory,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import { serveUnsubscribe } from '../calls/account/serve-unsubscribe.ts';
import { serveSignIn } from '../calls/account/sign-ins/serve-sign-in.ts';
import type { Services } from '../calls/handler/services.ts';
import { type ServeLiveOptions, serveLive } from '../calls/live/serve-live.ts';
import { createOpenFront, type OpenFront } from '../calls/open/open-front.ts';
import { serveOpen } from '../calls/open/serve-open.ts';
import { serveHealth } from '../calls/operations/health.ts';
import { servePurgeStream } from '../calls/operations/purge-stream.ts';
import { serveProvidersPage } from '../calls/operations/serve-providers-page.ts';
import { servePaymentsPage } from '../calls/premium/serve-payments-page.ts';
import { serveWebhooks } from '../calls/premium/serve-webhooks.ts';
import { loadKinds } from '../calls/serve/load-kinds.ts';
import { serveContract } from '../calls/serve/serve-contract.ts';
import { keyIn } from '../open/keys/open-keys.ts';
import { guestOfAddress } from '../open/quota/guest-caller.ts';
import {
  createDemoProvider,
  DEMO_MOUNT,
  type DemoProvider,
} from '../people/account/sign-ins/demo-provider.ts';
import { createPaymentMetrics } from '../people/billing/payment-metrics.ts';
import { serveDevMail } from '../people/mails/dev-mail.ts';
import { createAreaMetrics } from '../people/site-areas/area-metrics.ts';
import { serveDevTelegram } from '../people/telegram/dev-telegram.ts';
import { serveTelegram } from '../people/telegram/serve-telegram.ts';
import { createAddressReader } from '../platform/access/caller-address.ts';
import { createRequestIds } from '../platform/access/request-id.ts';
import { limitRate } from '../platform/admission/limit-requests.ts';
import { fieldError } from '../platform/errors/errors.ts';
import { answerCallError } from '../platform/http/answer-call-error.ts';
import { answerBrokenRequest, refuseTunnel } from '../platform/http/broken-request.ts';
import { type CachedCalls, createCachedCalls } from '../platform/http/cached-calls.ts';
import { serveDocs } from '../platform/http/docs.ts';
import { headersOfAll } from '../platform/http/headers-of-all.ts';
import { acceptBodies } from '../platform/http/json-body.ts';
import { limitTime } from '../platform/http/limit-time.ts';
import { createRequestNotes, logRequests } from '../platform/http/request-log.ts';
import {
  createCachedCallTrace,
  lostSpansOf,
  traceRequests,
} from '../platform/http/trace-requests.ts';
import { refuseUnknownRoute } from '../platform/http/unknown-route.ts';
import { createReadingReader } from '../platform/http/viewer.ts';
import { createLoadLimit, type LoadLimit } from '../platform/load/limit-load.ts';
import { createRouteTable } from '../platform/load/route-table.ts';
import { serveMetrics } from '../platform/metrics/metrics.ts';
import { createRequestMetrics } from '../platform/metrics/request-metrics.ts';
import { serveBackup } from './backup/serve-backup.ts';
import { serveImports } from './imports/serve-imports.ts';
import { serveProviders } from './imports/serve-providers.ts';

const MAX_SEGMENT_LENGTH = 300;

const HEADERS_TIMEOUT_MS = 10_000;

/** Interval of connection checks: a slow one may exceed its limit by this much. */
const CHECK_INTERVAL_MS = 2_000;

const REQUEST_TIMEOUT_MS = 60_000;

/** Longer than a proxy retains an idle connection, so that none is closed while in use. */
const KEEP_ALIVE_MS = 72_000;

const MAX_CONNECTIONS = 5_000;

/** Cached responses are sent before the framework sees the request. */
function serverBefore(
  cached: CachedCalls,
  front: OpenFront,
  demo: DemoProvider | undefined,
  load: LoadLimit,
): FastifyServerFactory {
  return (route) => {
    const limits = {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: CHECK_INTERVAL_MS,
      // refused below, with a message
      requireHostHeader: false,
    };
    const server = createServer(limits, (request, response) => {
      if (cached.answer(request, response) || front.answer(request, response)) return;
      if (demo?.answer(request, response) || load.refuses(request, response)) return;
      route(request, response);
    });
    server.maxConnections = MAX_CONNECTIONS;
    server.on('connect', refuseTunnel);
    return server;
  };
}

/** The api without a port: tests talk to it by inject. */
export async function buildApp(
  services: Services,
  logger: Logger,
  liveOptions?: ServeLiveOptions,
): Promise<FastifyInstance> {
  const { tracing } = services;
  const read = createReadingReader();
  const metrics = createRequestMetrics();
  const notes = createRequestNotes(logger, metrics);
  const readRequestId = createRequestIds(services.config.TRUSTED_PROXIES);
  const trace = tracing && createCachedCallTrace(tracing, services.config.TRUSTED_PROXIES);
  const cached = createCachedCalls({ ...services, read, readRequestId, notes, trace });
  const front = createOpenFront({
    ...services,
    readAddress: createAddressReader(services.config.TRUSTED_PROXIES),
    readRequestId,
    notes,
    identify({ headers }, address) {
      const key = keyIn(headers.authorization);
      if (key === undefined) return guestOfAddress(address);
      return services.open.keys.known(key, services.clock()) ?? 'unknown';
    },
  });
  const kinds = createRouteTable(loadKinds());
  const load = createLoadLimit({ kinds, readRequestId, log: logger });
  let demoIssuer: string | undefined;
  const demo = createDemoProvider(services.config, () => demoIssuer, logger);
  const app: FastifyInstance = Fastify({
    serverFactory: serverBefore(cached, front, demo, load),
    loggerInstance: logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: readRequestId,
    // what arrives on open connections is answered, as the proxy sends further requests elsewhere
    return503OnClosing: false,
    bodyLimit: MAX_BODY_BYTES,
    trustProxy: services.config.TRUSTED_PROXIES,
    routerOptions: {
      caseSensitive: false,
      ignoreTrailingSlash: true,
      maxParamLength: MAX_SEGMENT_LENGTH,
    },
    frameworkErrors(error, request, reply) {
      void answerCallError(error, request, reply);
    },
    clientErrorHandler: answerBrokenRequest,
  });
  app.decorate('isSecureSite', services.config.PUBLIC_URL?.startsWith('https:') === true);
  acceptBodies(app);
  app.setErrorHandler(answerCallError);
  app.setNotFoundHandler((request) => {
    throw refuseUnknownRoute(request.raw.url ?? '');
  });
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(headersOfAll(request.id));
    if (!hasOneHost(request.raw)) throw fieldError('host', 'bad_value');
    // Before any body is read: for an unknown path the content type does not matter.
    if (request.is404) throw refuseUnknownRoute(request.raw.url ?? '');
  });
  logRequests(app, notes);
  limitTime(app);
  if (tracing !== undefined) traceRequests(app, tracing, services.config.TRUSTED_PROXIES);
  await limitRate(app, services);
  serveContract(app, services, { read, cached });
  serveOpen(app, services, { front });
  serveSignIn(app, services);
  serveUnsubscribe(app, services);
  serveHealth(app, services);
  serveWebhooks(app, services);
  servePaymentsPage(app, services);
  serveProvidersPage(app, services);
  const live = serveLive(app, services, liveOptions);
  const money = createPaymentMetrics(services);
  const areas = createAreaMetrics(services);
  const { pool } = services.database;
  const traces = tracing === undefined ? [] : [lostSpansOf(tracing)];
  const { scanner, search } = services;
  const counted = [scanner, search, live, cached, front, load, money, areas, pool, ...traces];
  serveMetrics(app, services, metrics, counted);
  servePurgeStream(app, services);
  serveBackup(app, services);
  serveImports(app, services);
  serveProviders(app, services);
  serveDevMail(app, services);
  serveDevTelegram(app, services);
  serveTelegram(app, services);
  app.addHook('onListen', async () => {
    const address = app.server.address();
    if (address === null || typeof address === 'string') return;
    const local = `http://127.0.0.1:${address.port}`;
    services.messenger.offerLocal(`${local}/dev/telegram`);
    if (demo === undefined) return;
    demoIssuer = `${local}${DEMO_MOUNT}`;
    services.signIns.offerDemo(demoIssuer);
  });
  app.addHook('preClose', async () => cached.close());
  app.addHook('preClose', async () => front.close());
  // the last one: streams have been ended
  app.addHook('preClose', createDrain(app.server));
  app.addHook('onClose', () => services.scanner.close());
  app.addHook('onClose', () => services.search.close());
  app.addHook('onClose', () => services.open.keys.close());
  await serveDocs(app);
  await app.ready();
  return app;
}
