import { setTimeout as pause } from 'node:timers/promises';
import { openTracing, type Tracing } from '@tipmark/server-kit';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Services } from '../calls/handler/services.ts';
import type { Config } from '../platform/config/config.ts';
import { connectDatabase } from '../platform/database/connect.ts';
import { migrate } from '../platform/database/migrate.ts';
import { readMigrations } from '../platform/database/migration-files.ts';
import { waitForDatabase } from '../platform/database/wait-for-database.ts';
import { collectProcessMetrics } from '../platform/metrics/process-metrics.ts';
import { refuseUnfinishedRestore } from './backup/unfinished-restore.ts';
import { buildApp } from './build-app.ts';
import { createServices } from './create-services.ts';
import { startJobs, startMessageJobs, startProviders } from './jobs.ts';
import { leadWorld } from './lead-world.ts';
import { findAbsent } from './neighbours/check-neighbours.ts';
import { neighbours } from './neighbours/neighbours.ts';
import { createStartProgress } from './start-progress.ts';

/** Ends everything after what is running; `onStep` is called with what is waited for. */
type StopApi = (onStep: (step: string) => void) => Promise<void>;

/** Without Redis a site runs as well as it can. */
const BUS_WITHIN_MS = 2_000;

/**
 * Lock, migrate, world, jobs, listen, in this order: no request is answered before the site is
 * complete. `ROLE` leaves out the world and the jobs, or the port.
 * @param onKeys the key files of DATA_DIR exist from then on
 * @returns ends everything after what is running
 */
export async function startApi(
  config: Config,
  logger: Logger,
  onKeys: () => void,
): Promise<StopApi> {
  const onError = (err: Error) =>
    logger.error(
      { err },
      'connection to the database or Redis failed, calls that need it fail until it is back',
    );
  refuseUnfinishedRestore(config.DATA_DIR);
  const database = connectDatabase({
    dataDir: config.DATA_DIR,
    databaseUrl: config.DATABASE_URL,
    deadlineMs: config.DATABASE_DEADLINE_MS,
    poolSize: config.DATABASE_POOL_SIZE,
    onIdleError: onError,
  });
  const progress = createStartProgress(logger);
  progress.report(config.DATABASE_URL === undefined ? 'opening the database' : 'connecting', 0);
  const migrated = await database.withoutDeadline(async () => {
    await waitForDatabase(database.pool, {
      onWaiting: (reason) => logger.warn(`waiting for the database: ${reason}`),
    });
    return migrate(database.pool, readMigrations(), (done, all) =>
      progress.report('schema', done, all),
    );
  });
  if (migrated.length > 0) logger.info({ migrated }, 'schema brought up to date');

  const tracing = await openTraces(config, logger);
  const services = createServices({ config, database, tracing, onError });
  onKeys();
  // The site runs without them: nobody waits for the answer.
  void findAbsent(config, neighbours).then((absent) => {
    for (const sentence of absent) logger.warn(sentence);
  });
  const app = config.ROLE === 'worker' ? undefined : await buildApp(services, logger);
  const stopWork = config.ROLE === 'web' ? undefined : await startWork(services, logger);
  // until then it may miss changes: the process it replaces must not end sooner
  await Promise.race([services.bus.connected, pause(BUS_WITHIN_MS, undefined, { ref: false })]);
  if (app === undefined) logger.info({ database: database.engine }, 'running jobs without a port');
  else await listen(app, services, logger);

  return async (onStep) => {
    onStep('calls and connections');
    await app?.close();
    onStep('jobs');
    await stopWork?.();
    onStep('scanner and searches');
    await Promise.all([services.scanner.close(), services.search.close()]);
    services.limits.close();
    services.queues.close();
    onStep('bus');
    await services.bus.close();
    onStep('database');
    await database.close();
    onStep('traces');
    await tracing?.stop();
  };
}

/** Traces, where a collector is named. */
async function openTraces(config: Config, logger: Logger): Promise<Tracing | undefined> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: ratio } = config;
  if (endpoint === undefined) return undefined;
  const onTrouble = (message: string) => logger.warn(message);
  return openTracing({ endpoint, ratio, service: 'tipmark-api', onTrouble });
}

async function startWork(services: Services, logger: Logger): Promise<() => Promise<void>> {
  // Another process may answer already: its letters do not wait until the world is made.
  const stopMessages = startMessageJobs(services, logger);
  const world = leadWorld(services, logger);
  await world.decided;
  const stopProviders = await startProviders(services, logger);
  const stopJobs = startJobs(services, logger);
  return async () => {
    await world.stop();
    await Promise.all([stopProviders(), stopJobs(), stopMessages()]);
  };
}

async function listen(app: FastifyInstance, services: Services, logger: Logger): Promise<void> {
  const { config, database, scanner, search } = services;
  collectProcessMetrics();
  const url = await app.listen({
    host: config.HOST,
    port: config.API_PORT,
    listenTextResolver: () => 'port open',
  });
  logger.info({ url, database: database.engine }, 'listening');
  scanner.ready().catch((err) => logger.error({ err }, 'odds scanner: refresh failed, will retry'));
  search.ready().catch((err) => logger.error({ err }, 'searches: refresh failed, will retry'));
}
