import { setTimeout as pause } from 'node:timers/promises';
import { SPORT } from '@tipmark/domain';
import {
  nearSince,
  pastSeasons,
  SIMULATED_SPORTS,
  SPORT_WORLDS,
  seasonResults,
} from '@tipmark/simulator';
import type { Logger } from 'pino';
import type { Services } from '../calls/handler/services.ts';
import { findSportsWithResults, storeSportWithResults } from './backfill-queries.ts';
import { recordsOf } from './backfill-seasons.ts';
import { ingest } from './ingest-simulated.ts';
import { findKnown } from './world-queries.ts';

/** Results are small: a match is two or three rows. */
const BATCH_OF_RESULTS = 750;
const DAYS_A_STEP = 7;
/** Pages are served between two steps. */
const PAUSE_MS = 5;

/**
 * Stores the results of the running season, one sport after the other, before anything else of the
 * past: until a sport has them, positions and streaks of its leagues are not shown. An interrupted
 * run skips what is stored.
 * @param beganAt unix seconds at which this world began
 * @param isStopped stops it between two steps
 */
export async function fillResults(
  services: Services,
  logger: Logger,
  beganAt: number,
  isStopped: () => boolean,
): Promise<void> {
  const { db, bus, clock, config } = services;
  const done = await findSportsWithResults(db);
  for (const name of SIMULATED_SPORTS) {
    if (done.has(SPORT[name])) continue;
    const sport = SPORT_WORLDS[name](config.SIM_SEED);
    await ingest(services, logger, pastSeasons(sport, beganAt, clock()));
    for (const matches of weeksOf(seasonResults(sport, clock(), nearSince(clock())))) {
      if (isStopped()) return;
      const known = await findKnown(
        db,
        matches.map(({ key }) => key),
      );
      const missing = matches.filter(({ key }) => !known.has(key));
      const options = { isWhole: true, batchSize: BATCH_OF_RESULTS };
      await ingest(services, logger, recordsOf(missing), options);
      await pause(PAUSE_MS);
    }
    await storeSportWithResults(db, SPORT[name]);
    bus.publish(['*']);
    logger.info({ sport: name }, 'simulated world: results of the running season are stored');
  }
}

function* weeksOf<Match>(days: Iterable<readonly Match[]>): Generator<Match[]> {
  let matches: Match[] = [];
  let count = 0;
  for (const day of days) {
    matches.push(...day);
    count += 1;
    if (count % DAYS_A_STEP > 0) continue;
    yield matches;
    matches = [];
  }
  yield matches;
}
