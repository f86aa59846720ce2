import path from 'node:path';
import { PROMO_COUNTRY_CODE } from '@tipmark/domain';
import { registerPlainForms } from '@tipmark/plain-forms';
import { followPromoConfig, type PromoConfig, promoFor } from '@tipmark/promo/config';
import {
  createPromoLog,
  type PromoSlots,
  promoSlots,
  registerPromo,
} from '@tipmark/promo-layer/server';
import { CONTRACT_VERSION } from '@tipmark/remote-kit';
import {
  createOverrides,
  createRegistryReader,
  createReleaseReader,
  createRemoteHost,
  followReleases,
  seamModules,
} from '@tipmark/remotes-registry';
import { createMirror, shellBuildOf } from '@tipmark/remotes-registry/store';
import { createDrain, createPageCache, type Tracing, trustedProxies } from '@tipmark/server-kit';
import { createDrawing, registerShareImages } from '@tipmark/share-images';
import { registerSubscriptions } from '@tipmark/subscriptions';
import {
  createBareServer,
  createServerMetrics,
  operatorsOf,
  registerApiProxy,
  registerMetrics,
  registerStatic,
  registerWorkerRoute,
  type ServerMetrics,
} from '@tipmark/web-server';
import { oembedLink, registerWidgets } from '@tipmark/widgets';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { servedRoutes } from '../src/host/routing/served-routes.ts';
import { homeIn } from '../src/layout/composition.ts';
import { shellPages } from '../src/start/shell-pages.ts';
import { concernedPages } from './cache/purge-by-topic.ts';
import { followPurges } from './cache/purge-listener.ts';
import type { Config } from './config/config.ts';
import { registerDeveloperPages } from './developers/developer-pages.ts';
import { createEdge } from './edge/create-edge.ts';
import { registerHealth } from './monitoring/health.ts';
import { readClientAssets } from './pages/client-assets.ts';
import { type CachedPage, registerPages } from './pages/pages-route.ts';
import { createPageRenderer } from './pages/render-page.ts';
import { createRenderQueue } from './pages/render-queue.ts';
import { registryForPage } from './remotes/registry-for-page.ts';
import { registerReleases } from './remotes/releases-route.ts';
import { createErrorTally } from './reports/error-tally.ts';
import { registerReports } from './reports/report-routes.ts';
import { createContextReader } from './request/request-context.ts';
import { followFilling } from './screens/follow-filling.ts';
import { createOldAuthExchange } from './session/exchange-old-auth.ts';
import { createShareImageDescriber } from './share-images/describe-share-image.ts';
import { registerSitemap } from './sitemap/sitemap-routes.ts';
import { createStatusReader } from './status/read-remotes-status.ts';
import { createSiteStatusReader } from './status/read-site-status.ts';
import { registerStatus, withOwnStatus } from './status/status-routes.ts';

export interface ServerOptions {
  readonly config: Config;
  /** Folder of the shell's builds. */
  readonly distDir: string;
  readonly logger: FastifyBaseLogger;
  readonly metrics?: ServerMetrics;
  /** Only where traces are exported. */
  readonly tracing?: Tracing | undefined;
}

/** The shell server, ready to listen or to receive requests of tests by `inject`. */
export async function buildServer({
  config,
  distDir,
  logger,
  metrics = createServerMetrics(),
  tracing,
}: ServerOptions): Promise<FastifyInstance> {
  const isTrustedProxy = trustedProxies(config.trustedProxies);
  const isOperator = operatorsOf(config.operatorNetworks);
  tracing?.leaveOut(config.apiUrl);
  const app = createBareServer({ config, isTrustedProxy, isOperator, logger, metrics, tracing });
  const { remotesDir } = config;
  const registry = createRegistryReader({
    remotesDir,
    only: config.remotes,
    warn: (message) => logger.warn(message),
  });
  const seam = { contract: CONTRACT_VERSION, modules: seamModules };
  const cache = createPageCache<CachedPage>();
  const edge = config.edge && createEdge({ config: config.edge, metrics, log: logger });
  const dropPages = () => {
    cache.purge();
    edge?.changedAltogether();
  };
  const host = createRemoteHost({
    registry,
    remotesDir,
    seam,
    log: logger,
    // a cached page names the versions it was made with
    onLive: dropPages,
  });
  const mirror =
    config.store &&
    createMirror({ store: config.store, remotesDir, only: config.remotes, log: logger });
  const stopLooking = followReleases(registry, () => void host.warm());
  let isWarm = false;
  const stopMirror = mirror?.follow();
  void Promise.resolve(mirror?.sync())
    .then(() => {
      // it was read before the releases were there
      registry.lookAgain();
      return host.warm();
    })
    .then(() => {
      isWarm = true;
    });

  const buildDir = path.resolve(distDir, config.clientBuild);
  const assets = await readClientAssets(buildDir);
  registerHealth(app, { host, isReady: () => isWarm, isOperator });
  registerMetrics(app, metrics, isOperator);
  registerApiProxy(app, config);
  await registerStatic(app, {
    buildDir,
    remotesDir,
    fetchVersion: mirror?.fetchVersion,
    storeDir: config.buildsDir,
    warn: (message) => logger.warn(message),
  });
  const releaseOf = createReleaseReader(remotesDir, mirror?.fetchVersion);
  registerReleases(app, releaseOf, config.assetsUrl);
  const errors = createErrorTally();
  const readRemotes = createStatusReader({
    host,
    registry,
    releaseOf,
    fetchStaged: mirror?.fetchStaged,
    fetchShells: mirror?.fetchShells,
    remotesDir,
    seam,
    // a build of a test has no server of its own
    build: await shellBuildOf(distDir).catch(() => undefined),
    errors,
    hasOverrides: config.overrides !== undefined,
  });
  const statusReaders = {
    remotes: readRemotes,
    site: createSiteStatusReader(config),
  };
  registerStatus(app, statusReaders);
  await registerWorkerRoute(app, { distDir, hasWorker: config.hasWorker });
  registerSitemap(app, {
    apiUrl: config.apiUrl,
    publicUrl: config.publicUrl,
    productSlug: config.productSlug,
    serves: (route) => servedRoutes(shellPages, registryForPage(host)).has(route),
  });
  registerShareImages(app, {
    describe: createShareImageDescriber({ config, host, log: logger }),
    draw: createDrawing(buildDir),
  });
  registerReports(app, {
    metrics,
    publicUrl: config.publicUrl,
    remotes: () => Object.keys(registry()),
    errors,
  });
  registerDeveloperPages(app, { apiUrl: config.apiUrl, publicUrl: config.publicUrl });
  registerWidgets(app, { apiUrl: config.apiUrl, publicUrl: config.publicUrl });
  registerSubscriptions(app, { apiUrl: config.apiUrl, publicUrl: config.publicUrl });
  registerPlainForms(app, { apiUrl: config.apiUrl, publicUrl: config.publicUrl, log: logger });
  const contextOf = createContextReader(config);
  const { promoOrigin: frameOrigin } = config;
  // the room reserved for banners is the same in both languages
  const reader = { countryCode: PROMO_COUNTRY_CODE, locale: 'ru' } as const;
  const slotsOf = (file: PromoConfig) => promoSlots(promoFor(file, reader, frameOrigin).offers);
  let slots: PromoSlots | undefined;
  const promo = followPromoConfig({
    file: config.promoFile,
    hasBuiltIn: config.isSimulated,
    log: logger,
    onChange: (changed) => {
      slots = slotsOf(changed);
      // cached pages reserve room for the previous offers
      dropPages();
    },
  });
  slots ??= slotsOf(promo.current());
  registerPromo(app, {
    promo: promo.current,
    log: createPromoLog({ folder: config.promoDir, warn: (message) => logger.warn(message) }),
    publicUrl: config.publicUrl,
    frameOrigin,
  });
  const filling = config.isSimulated
    ? followFilling({ apiUrl: config.apiUrl, onChanged: dropPages, log: logger })
    : undefined;
  const renders = createRenderQueue();
  const renderPage = createPageRenderer({
    config,
    host,
    assets,
    promo: () => slots,
    filling: () => filling?.current(),
    withOwn: (exchange) => withOwnStatus(statusReaders, exchange),
    isFull: () => renders.waiting > 0,
    log: logger,
  });
  metrics.gauge('page_cache_bytes', 'Size of the cached pages.', () => cache.bytes);
  metrics.gauge('page_cache_entries', 'Number of cached pages.', () => cache.size);
  metrics.gauge('page_renders_running', 'Pages being made.', () => renders.running);
  metrics.gauge('page_renders_waiting', 'Pages waiting to be made.', () => renders.waiting);
  registerPages(app, {
    contextOf,
    frameOrigin,
    render: (visit) => renders.run(() => renderPage(visit)),
    cache,
    edge,
    metrics,
    assetsUrl: config.assetsUrl,
    linkOf: (page) => oembedLink(page, config.publicUrl),
    overrides: createOverrides({ config, host, seam, fetchVersion: mirror?.fetchVersion }),
    exchangeOldAuth: createOldAuthExchange({ apiUrl: config.apiUrl, log: logger }),
    homeOf: (composed = host) => homeIn(servedRoutes(shellPages, registryForPage(composed))),
    hasLogin: (composed = host) => composed.serves('account', 'login'),
  });
  const stopFollowing = followPurges({
    apiUrl: config.apiUrl,
    onPurge: (message) => {
      cache.outdate(concernedPages(message));
      // after this shell, which is asked for the next copy
      edge?.changed(message);
    },
    onCutOff: edge?.cutOff,
    log: logger,
  });
  // after the hook that ends streams
  app.addHook('preClose', createDrain(app.server));
  app.addHook('onClose', async () => {
    stopFollowing();
    edge?.stop();
    filling?.stop();
    stopLooking();
    await stopMirror?.();
    promo.stop();
  });
  return app;
}
