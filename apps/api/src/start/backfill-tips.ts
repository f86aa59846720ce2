import { setTimeout as pause } from 'node:timers/promises';
import type { FeedRecord } from '@tipmark/contract/feed';
import { DAY_SECONDS } from '@tipmark/domain';
import {
  pastMatches,
  SIMULATED_SPORTS,
  type SimulatedSport,
  SPORT_WORLDS,
} from '@tipmark/simulator';
import type { Logger } from 'pino';
import type { Services } from '../calls/handler/services.ts';
import { BATCH_SIZE, ingest } from './ingest-simulated.ts';

const PAST_DAYS = 60;
/** What is emitted of a past day; more would only cost time. */
const MATCHES_A_DAY: Readonly<Record<SimulatedSport, number>> = {
  soccer: 18,
  hockey: 8,
  tennis: 8,
};
/** Pages are served between two days. */
const PAUSE_MS = 20;

/**
 * Emits the matches of the two months before a world began, in the background: the tipsters'
 * records are based on them. Running it again changes nothing.
 * @param isStopped stops it between two days
 */
export async function backfillTips(
  services: Services,
  logger: Logger,
  beganAt: number,
  isStopped: () => boolean,
  days = PAST_DAYS,
): Promise<void> {
  const from = beganAt - days * DAY_SECONDS;
  const emitted = SIMULATED_SPORTS.map((sport) =>
    pastMatches(SPORT_WORLDS[sport](services.config.SIM_SEED), {
      from,
      to: beganAt,
      aDay: MATCHES_A_DAY[sport],
    }),
  );
  let stored = Promise.resolve();
  // The database stores a day while the records of the next one are computed.
  for (const records of dayByDay(emitted)) {
    await stored;
    if (isStopped()) return;
    stored = ingest(services, logger, records, { batchSize: BATCH_SIZE });
    stored.catch(() => {});
    await pause(PAUSE_MS);
  }
  await stored;
}

/** A day of every sport together: the cost of a transaction hardly grows with it. */
function* dayByDay(emitted: readonly Iterator<FeedRecord[]>[]): Generator<FeedRecord[]> {
  for (;;) {
    const records = emitted.flatMap((days) => days.next().value ?? []);
    if (records.length === 0) return;
    yield records;
  }
}
