import type { FeedLine, FeedRecord } from '@tipmark/contract/feed';
import { createWorld, startSimulator } from '@tipmark/simulator';
import type { Logger } from 'pino';
import type { Services } from '../calls/handler/services.ts';
import { applyFeedStream, type FeedOptions } from '../ingest/apply/apply-feed-stream.ts';
import { onIngested } from '../platform/cache/on-ingested.ts';
import { progressFile } from './progress-file.ts';
import { hasSimulatedMatches } from './world-queries.ts';

/** Keeps a transaction of prices short enough that pages are answered between two of them. */
const BATCH_SIZE = 500;
/** Records a transaction of the past, for which nobody waits: a page waits for one of them. */
export const BATCH_OF_PAST = 250;

/**
 * Starts the simulated world, unless there is none. A new database is filled before this returns;
 * a known one is brought up to the present while it already answers.
 * @returns stops the world
 */
export async function startWorld(services: Services, logger: Logger): Promise<() => Promise<void>> {
  const { config, clock, db } = services;
  if (config.WORLD === 'empty') return async () => {};
  const onError = (err: unknown) =>
    logger.error({ err }, 'the simulated world waits, trying again');
  const simulator = startSimulator({
    world: createWorld({ seed: config.SIM_SEED }),
    clock,
    apply: (records) => ingest(services, logger, records),
    progress: progressFile(config.DATA_DIR, config.SIM_SEED, await hasSimulatedMatches(db)),
    onError,
  });
  if (simulator.isFirstStart) await simulator.ready;
  else simulator.ready.catch(onError);
  logger.info({ seed: config.SIM_SEED, isNew: simulator.isFirstStart }, 'simulated world plays');
  return simulator.stop;
}

/** Applies records of the simulated world and tells every cache. */
export async function ingest(
  { db, bus, clock }: Services,
  logger: Logger,
  records: Iterable<FeedRecord>,
  options: Pick<FeedOptions, 'isWhole' | 'batchSize'> = {},
): Promise<void> {
  const report = await applyFeedStream(db, linesOf(records), {
    nowSeconds: clock,
    batchSize: BATCH_SIZE,
    ...options,
  });
  onIngested(bus, report.touched);
  if (report.quarantined > 0) logger.warn({ refusals: report.refusals }, 'world records refused');
}

function* linesOf(records: Iterable<FeedRecord>): Generator<FeedLine> {
  let line = 0;
  for (const record of records) yield { line: ++line, record };
}
