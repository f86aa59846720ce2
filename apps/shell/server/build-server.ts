import { STATUS_CODES } from 'node:http';
import path from 'node:path';
import { CONTRACT_VERSION } from '@tipmark/remote-kit';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify';
import { homeIn } from '../src/layout/composition.ts';
import { servedRoutes } from '../src/routing/served-routes.ts';
import type { Config } from './config.ts';
import { registerHealth } from './health.ts';
import { registerApiProxy } from './http/api-proxy.ts';
import { noPagePolicy } from './http/content-policy.ts';
import { securityHeaders } from './http/security-headers.ts';
import { registerStatic } from './http/static-routes.ts';
import { trustedProxies } from './http/trusted-proxies.ts';
import { readClientAssets } from './pages/client-assets.ts';
import { createPageCache } from './pages/page-cache.ts';
import { type KeptPage, registerPages } from './pages/pages-route.ts';
import { concernedPages } from './pages/purge-by-topic.ts';
import { registryForPage } from './pages/registry-for-page.ts';
import { createPageRenderer } from './pages/render-page.ts';
import { createPictureDescriber } from './pictures/describe-picture.ts';
import { createDrawing } from './pictures/draw-picture.ts';
import { registerPictures } from './pictures/pictures-route.ts';
import { followPurges } from './purge-listener.ts';
import { followReleases } from './remotes/follow-releases.ts';
import { createOverrides } from './remotes/overrides/overrides.ts';
import { createRegistryReader } from './remotes/registry.ts';
import { createRemoteHost } from './remotes/remote-host.ts';
import { seamModules } from './remotes/seam-modules.ts';
import { createContextReader } from './request-context.ts';
import { createOldAuthExchange } from './session/exchange-old-auth.ts';
import { registerSitemap } from './sitemap/sitemap-routes.ts';

export interface ServerOptions {
  readonly config: Config;
  /** Folder of the shell's builds. */
  readonly distDir: string;
  readonly logger: FastifyBaseLogger;
}

/**
 * A request, headers included, must be in by then; a slow sender must not hold a socket for long.
 */
const REQUEST_DEADLINE_MS = 30_000;
const IDLE_SOCKET_MS = 120_000;
const MAX_URL_PART = 8000;

/** The shell server, ready to listen or to be asked by tests with `inject`. */
export async function buildServer({
  config,
  distDir,
  logger,
}: ServerOptions): Promise<FastifyInstance> {
  const isTrustedProxy = trustedProxies(config.trustedProxies);
  const always = securityHeaders(config.publicUrl.startsWith('https:'));
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: REQUEST_DEADLINE_MS,
    connectionTimeout: IDLE_SOCKET_MS,
    trustProxy: isTrustedProxy,
    routerOptions: { maxParamLength: MAX_URL_PART },
    // a path that cannot be decoded is an address nobody has
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      reply.headers({
        ...always,
        'Content-Security-Policy': noPagePolicy,
        'Cache-Control': 'no-store',
      });
      void reply.code(404).type('text/plain; charset=utf-8').send('Not found');
    },
  });
  // what went wrong inside is for the log alone
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) logger.error({ error: error.stack }, 'a request failed');
    return reply
      .code(status)
      .header('Cache-Control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(STATUS_CODES[status]);
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(always);
    reply.header('Content-Security-Policy', noPagePolicy);
  });

  const { remotesDir } = config;
  const registry = createRegistryReader({
    remotesDir,
    only: config.remotes,
    warn: (message) => logger.warn(message),
  });
  const seam = { contract: CONTRACT_VERSION, modules: seamModules };
  const cache = createPageCache<KeptPage>();
  const host = createRemoteHost({
    registry,
    remotesDir,
    seam,
    log: logger,
    // a kept page names the versions it was made with
    onLive: () => cache.purge(),
  });
  const stopLooking = followReleases(registry, () => void host.warm());
  let isWarm = false;
  void host.warm().then(() => {
    isWarm = true;
  });

  const buildDir = path.join(distDir, config.clientBuild);
  const assets = await readClientAssets(buildDir);
  registerHealth(app, { host, isReady: () => isWarm });
  registerApiProxy(app, config);
  await registerStatic(app, { buildDir, remotesDir });
  registerSitemap(app, {
    apiUrl: config.apiUrl,
    publicUrl: config.publicUrl,
    productSlug: config.productSlug,
    serves: (route) => servedRoutes(registryForPage(host)).has(route),
  });
  registerPictures(app, {
    config,
    describe: createPictureDescriber({ config, host, log: logger }),
    draw: createDrawing(buildDir),
  });
  registerPages(app, {
    contextOf: createContextReader({ config, isTrustedProxy }),
    render: createPageRenderer({ config, host, assets, log: logger }),
    cache,
    overrides: createOverrides({ config, host, seam }),
    exchangeOldAuth: createOldAuthExchange({ apiUrl: config.apiUrl, log: logger }),
    homeOf: (composed = host) => homeIn(servedRoutes(registryForPage(composed))),
    hasLogin: (composed = host) => composed.serves('account', 'login'),
  });
  const stopFollowing = followPurges({
    apiUrl: config.apiUrl,
    onPurge: (message) => cache.purge(concernedPages(message)),
    log: logger,
  });
  app.addHook('onClose', async () => {
    stopFollowing();
    stopLooking();
  });
  return app;
}
