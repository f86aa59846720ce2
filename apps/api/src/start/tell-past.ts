import { setTimeout as pause } from 'node:timers/promises';
import { createHockey, createSoccer, createTennis, pastMatches } from '@tipmark/simulator';
import type { Logger } from 'pino';
import type { Services } from '../calls/handler/services.ts';
import { BATCH_OF_PAST, ingest } from './start-world.ts';

const DAY_SECONDS = 86_400;
const PAST_DAYS = 60;
/** What a day of the past is made of; more of it only costs time. */
const SPORTS = [
  { create: createSoccer, aDay: 18 },
  { create: createHockey, aDay: 8 },
  { create: createTennis, aDay: 8 },
] as const;
/** Between two days pages are answered. */
const PAUSE_MS = 20;

/**
 * Tells the matches of the two months before a world began, in the background: what its people's
 * records are of. Doing it again changes nothing.
 * @param isStopped ends it between two days
 */
export async function tellPast(
  services: Services,
  logger: Logger,
  beganAt: number,
  isStopped: () => boolean,
  days = PAST_DAYS,
): Promise<void> {
  const from = beganAt - days * DAY_SECONDS;
  for (const { create, aDay } of SPORTS) {
    const sport = create(services.config.SIM_SEED);
    for (const records of pastMatches(sport, { from, to: beganAt, aDay })) {
      if (isStopped()) return;
      await ingest(services, logger, records, { batchSize: BATCH_OF_PAST });
      await pause(PAUSE_MS);
    }
  }
}
