import { setTimeout as pause } from 'node:timers/promises';
import { createWorld, startSimulator } from '@tipmark/simulator';
import type { Logger } from 'pino';
import { openHistory } from '../betting/tips/simulated/history/history-queries.ts';
import type { Services } from '../calls/handler/services.ts';
import { storeBeginning } from './backfill-queries.ts';
import { fillResults } from './fill-results.ts';
import { ingest } from './ingest-simulated.ts';
import { progressFile } from './progress-file.ts';
import { createStartProgress } from './start-progress.ts';
import { hasSimulatedMatches } from './world-queries.ts';

const RETRY_MS = 1_000;

export interface StartedWorld {
  /** Stores the results of the running season; resolves at once when they are. */
  results(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the simulated world, unless there is none. A new database is filled with what most
 * visitors look at before this returns; a known one is brought up to date while it already serves
 * requests.
 */
export async function startWorld(services: Services, logger: Logger): Promise<StartedWorld> {
  const { config, clock, db } = services;
  if (config.WORLD === 'empty') return { results: async () => {}, stop: async () => {} };
  // Pages hide what is incomplete as soon as it is there.
  await storeBeginning(db, clock());
  const { beganAt } = await openHistory(db, clock());
  const onError = (err: unknown) => logger.error({ err }, 'simulated world: failed, will retry');
  let isEnding = false;
  /** A database that did not answer in time is asked again: the rest of the past waits for this. */
  const fill = async () => {
    while (!isEnding) {
      try {
        await fillResults(services, logger, beganAt, () => isEnding);
        return;
      } catch (err) {
        onError(err);
        await pause(RETRY_MS);
      }
    }
  };
  let filled = Promise.resolve();
  /** One after the other: the second finds nothing to do. */
  const results = () => {
    filled = filled.then(fill);
    return filled;
  };
  const progress = createStartProgress(logger);
  let written = 0;
  let isReady = false;
  const onProgress = (records: number) => {
    if (!isReady) progress.report('simulated world, records', written + records);
  };
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
    beforeFar: results,
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
  return {
    results,
    async stop() {
      isEnding = true;
      await simulator.stop();
      await filled;
    },
  };
}
