import type { FeedLine, FeedRecord } from '@tipmark/contract/feed';
import { createWorld, startSimulator } from '@tipmark/simulator';
import type { Logger } from 'pino';
import type { Services } from '../calls/handler/services.ts';
import { applyFeedStream, type FeedOptions } from '../ingest/apply/apply-feed-stream.ts';
import { onIngested } from '../platform/cache/on-ingested.ts';
import { progressFile } from './progress-file.ts';
import { createStartProgress } from './start-progress.ts';
import { hasSimulatedMatches } from './world-queries.ts';

/** Limits a transaction of prices so that pages are answered in between. */
export const BATCH_SIZE = 500;
/** Records per transaction of the past: a page may wait for one of them. */
export const BATCH_OF_PAST = 250;

/**
 * Starts the simulated world, unless there is none. A new database is filled before this returns; a
 * known one is brought up to date while it already serves requests.
 * @returns stops the world
 */
export async function startWorld(services: Services, logger: Logger): Promise<() => Promise<void>> {
  const { config, clock, db } = services;
  if (config.WORLD === 'empty') return async () => {};
  const progress = createStartProgress(logger);
  let written = 0;
  let isReady = false;
  const onProgress = (records: number) => {
    if (!isReady) progress.report('simulated world, records', written + records);
  };
  const onError = (err: unknown) => logger.error({ err }, 'simulated world: failed, will retry');
  const simulator = startSimulator({
    world: createWorld({ seed: config.SIM_SEED }),
    clock,
    async apply(records) {
      let own = 0;
      await ingest(services, logger, records, {
        onProgress(progress) {
          own = progress.records;
          onProgress(own);
        },
      });
      written += own;
    },
    progress: progressFile(config.DATA_DIR, config.SIM_SEED, await hasSimulatedMatches(db)),
    onError,
  });
  if (simulator.isFirstStart) await simulator.ready;
  else simulator.ready.catch(onError);
  isReady = true;
  logger.info(
    { seed: config.SIM_SEED, isNew: simulator.isFirstStart },
    'simulated world is running',
  );
  return simulator.stop;
}

/** Ingests records of the simulated world and invalidates caches. */
export async function ingest(
  { db, bus, clock }: Services,
  logger: Logger,
  records: Iterable<FeedRecord>,
  options: Pick<FeedOptions, 'isWhole' | 'batchSize' | 'onProgress'> = {},
): Promise<void> {
  const report = await applyFeedStream(db, linesOf(records), {
    nowSeconds: clock,
    batchSize: BATCH_SIZE,
    ...options,
  });
  onIngested(bus, report.touched);
  if (report.quarantined > 0)
    logger.warn({ refusals: report.refusals }, 'simulated world: records rejected');
}

function* linesOf(records: Iterable<FeedRecord>): Generator<FeedLine> {
  let line = 0;
  for (const record of records) yield { line: ++line, record };
}
