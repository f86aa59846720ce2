import path from 'node:path';
import { FOREIGN_CALL_DEADLINE_MS } from '@tipmark/contract';
import { followPromoConfig } from '@tipmark/promo/config';
import { createFrameServer } from '@tipmark/promo-layer/server';
import {
  createRedactor,
  LONGEST_DRAIN_MS,
  openTracing,
  secretsOfEnvironment,
  secretsOfFolder,
} from '@tipmark/server-kit';
import { createLogger, createServerMetrics } from '@tipmark/web-server';
import { collectDefaultMetrics } from 'prom-client';
import { buildServer } from './build-server.ts';
import { readConfig } from './config/config.ts';
import { describeSeam } from './remotes/describe-seam.ts';

/** Tells a supervisor that a restart is of no use. */
const EXIT_PORT_IN_USE = 76;
/** Time given to open responses after SIGTERM: for calls of the API, and a page made of them. */
const GRACE_MS = LONGEST_DRAIN_MS + FOREIGN_CALL_DEADLINE_MS + 4_000;

const redactor = createRedactor(secretsOfEnvironment(process.env));

async function main(): Promise<void> {
  if (process.argv[2] === '--seam') {
    process.stdout.write(`${JSON.stringify(describeSeam())}\n`);
    return;
  }
  const config = readConfig(process.env);
  // the api's settings and keys as well: both start in one environment
  redactor.add(secretsOfFolder(config.dataDir));
  const logger = createLogger('shell', config.logLevel, undefined, redactor.hide);
  const metrics = createServerMetrics();
  collectDefaultMetrics({ register: metrics.registry });
  // gauges that the library names like counters
  for (const kind of ['handles', 'requests', 'resources']) {
    metrics.registry.removeSingleMetric(`nodejs_active_${kind}_total`);
  }
  const distDir = path.resolve(__dirname, '..');
  const tracing =
    config.traces &&
    (await openTracing({
      ...config.traces,
      service: 'tipmark-shell',
      onTrouble: (message) => logger.warn(message),
    }));
  if (tracing) {
    const help = 'Spans of traces that no collector received.';
    metrics.gauge('trace_spans_lost', help, () => tracing.lost);
  }
  const app = await buildServer({ config, distDir, logger, metrics, tracing });
  const frames =
    config.promoPort === undefined
      ? undefined
      : createFrameServer({
          promo: followPromoConfig({
            file: config.promoFile,
            hasBuiltIn: config.isSimulated,
            log: logger,
          }).current,
          siteOrigin: new URL(config.publicUrl).origin,
        });
  const stop = (signal: string) => {
    logger.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    Promise.all([app.close(), frames?.close()])
      .then(() => tracing?.stop())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  await app.listen({ port: config.port, host: config.host });
  await frames?.listen({ port: config.promoPort ?? 0, host: '127.0.0.1' });
}

main().catch((error: NodeJS.ErrnoException & { port?: number }) => {
  if (error.code === 'EADDRINUSE') {
    console.error(`Port ${error.port} is in use. Choose another one with PORT, or stop its owner.`);
    process.exit(EXIT_PORT_IN_USE);
  }
  console.error(redactor.hide(error.message));
  process.exit(1);
});
