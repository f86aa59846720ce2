import { setTimeout as pause } from 'node:timers/promises';
import type { FeedRecord } from '@tipmark/contract/feed';
import { DAY_SECONDS } from '@tipmark/domain';
import {
  emittedSince,
  firstPastDay,
  type PastMatch,
  pastSeasons,
  SPORT_WORLDS,
  seasonRecords,
} from '@tipmark/simulator';
import type { Logger } from 'pino';
import type { Services } from '../calls/handler/services.ts';
import type { Job } from '../platform/jobs/job.ts';
import { startJob } from '../platform/jobs/start-job.ts';
import {
  type BackfillState,
  findBackfill,
  storeBackfilledTo,
  storeBackfilledWhole,
} from './backfill-queries.ts';
import { BATCH_OF_PAST, ingest } from './ingest-simulated.ts';
import { findKnown } from './world-queries.ts';

const EVERY_MS = 5_000;
/** So much more has been added when the log says so again. */
const PERCENT_A_LINE = 10;
/** Pages are served between two steps. */
const PAUSE_MS = 10;

/**
 * Emits the matches of the simulated world's seasons that are not stored yet, back to the first day
 * of the previous season: complete but without their course, so that tables, form and head-to-heads
 * cover all matches. Runs in the background after the backfill of tips, newest day first; an
 * interrupted run resumes where it stopped.
 * @returns stops it after the current step
 */
export function startBackfill(services: Services, logger: Logger): () => Promise<void> {
  if (services.config.WORLD !== 'simulated') return async () => {};
  let isWhole = false;
  const job: Job<Services> = {
    name: 'past of the simulated world',
    everyMs: EVERY_MS,
    needs: [],
    async run(_parts, { isStopped }) {
      const state = isWhole ? undefined : await findBackfill(services.db);
      if (state !== undefined) isWhole = await backfillSeasons(services, logger, state, isStopped);
    },
  };
  return startJob(job, services, (err) =>
    logger.error({ err }, `job ${job.name}: failed, will retry`),
  ).stop;
}

/** @returns whether all of it has been emitted */
export async function backfillSeasons(
  services: Services,
  logger: Logger,
  { beganAt, backfilledTo }: BackfillState,
  isStopped: () => boolean,
): Promise<boolean> {
  const { db, config, clock } = services;
  const sports = Object.values(SPORT_WORLDS).map((create) => create(config.SIM_SEED));
  // Also for a world that has seasons: an earlier version emitted less of them.
  for (const sport of sports) await ingest(services, logger, pastSeasons(sport, beganAt, clock()));
  const from = backfilledTo === null ? undefined : backfilledTo - 1;
  const until = emittedSince(beganAt);
  const [last, first] = [Math.floor(until / DAY_SECONDS) + 1, firstPastDay(sports, beganAt)];
  const percentAt = (day: number) => Math.floor((99 * (last - day)) / (last - first));
  let reported = -1;
  let count = 0;
  const ofDay: PastMatch[] = [];
  for (const { day, isLastOfDay, matches } of seasonRecords(sports, {
    began: beganAt,
    until,
    from,
  })) {
    if (isStopped()) return false;
    ofDay.push(...matches);
    if (isLastOfDay) {
      const all = ofDay.splice(0);
      count += await backfillMissing(services, logger, all);
      await ingest(services, logger, eventsOf(all), { batchSize: BATCH_OF_PAST });
      const percent = percentAt(day);
      await storeBackfilledTo(db, day, percent);
      const step = Math.floor(percent / PERCENT_A_LINE);
      if (step > reported)
        logger.info({ percent }, 'simulated world: past seasons are being added');
      reported = Math.max(reported, step);
    }
    await pause(PAUSE_MS);
  }
  await storeBackfilledWhole(db);
  if (count > 0)
    logger.info(
      { matches: count, isPastWhole: true },
      'simulated world: all past seasons are in the database',
    );
  return true;
}

/**
 * Emits what is not stored, and whole once more what has only its result: its prices are missing.
 * @returns how many of the matches were incomplete
 */
async function backfillMissing(
  services: Services,
  logger: Logger,
  matches: readonly PastMatch[],
): Promise<number> {
  const known = await findKnown(
    services.db,
    matches.map(({ key }) => key),
  );
  const missing = matches.filter(
    ({ key, isPriced }) => !known.has(key) || (isPriced && known.get(key)?.hasPrices === false),
  );
  if (missing.length > 0) {
    const options = { isWhole: true, batchSize: BATCH_OF_PAST };
    await ingest(services, logger, recordsOf(missing), options);
  }
  return missing.length;
}

/** Also for known matches: their records are the same. */
function* eventsOf(matches: readonly PastMatch[]): Generator<FeedRecord> {
  for (const { events } of matches) yield* events();
}

/** Each match is generated when its records are requested, so that pages are served in between. */
export function* recordsOf(matches: readonly Pick<PastMatch, 'emit'>[]): Generator<FeedRecord> {
  for (const { emit } of matches) yield* emit();
}
