import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Services } from '../services.ts';
import { createSoccer, pastMatches } from '../simulator/index.ts';
import { ingest } from './start-world.ts';

const DAY_SECONDS = 86_400;
const PAST_DAYS = 60;
const MATCHES_A_DAY = 18;
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
): Promise<void> {
  const span = { from: beganAt - PAST_DAYS * DAY_SECONDS, to: beganAt, aDay: MATCHES_A_DAY };
  for (const records of pastMatches(createSoccer(services.config.SIM_SEED), span)) {
    if (isStopped()) return;
    await ingest(services, logger, records);
    await pause(PAUSE_MS);
  }
}
