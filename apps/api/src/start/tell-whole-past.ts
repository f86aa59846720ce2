import { setTimeout as pause } from 'node:timers/promises';
import type { FeedRecord } from '@tipmark/contract/feed';
import {
  createHockey,
  createSoccer,
  createTennis,
  type PastDay,
  pastSeasons,
  toldSince,
  wholePast,
} from '@tipmark/simulator';
import type { Logger } from 'pino';
import type { Services } from '../calls/handler/services.ts';
import type { Job } from '../platform/jobs/job.ts';
import { startJob } from '../platform/jobs/start-job.ts';
import { BATCH_OF_PAST, ingest } from './start-world.ts';
import { findWholePast, noteToldBackTo, type WholePastState } from './whole-past-queries.ts';
import { findTold } from './world-queries.ts';

const EVERY_MS = 5_000;
/** Between two pieces pages are answered. */
const PAUSE_MS = 10;

/**
 * Tells the matches of the simulated world's seasons that nobody has heard of, back to the first
 * day of the season before: whole and without their course, so that tables, form and duels are
 * those of all matches. In the background, once the tips of the past have been written, the newest
 * day first; what was stopped goes on where it stood.
 * @returns stops it, letting the piece in hand finish
 */
export function startTellingPast(services: Services, logger: Logger): () => Promise<void> {
  if (services.config.WORLD !== 'simulated') return async () => {};
  let isWhole = false;
  const job: Job<Services> = {
    name: 'past of the simulated world',
    everyMs: EVERY_MS,
    needs: [],
    async run(_parts, { isStopped }) {
      const state = isWhole ? undefined : await findWholePast(services.db);
      if (state !== undefined) isWhole = await tellWholePast(services, logger, state, isStopped);
    },
  };
  return startJob(job, services, (err) => logger.error({ err }, `${job.name} failed`)).stop;
}

/** @returns whether all of it has been told */
export async function tellWholePast(
  services: Services,
  logger: Logger,
  { beganAt, toldBackTo }: WholePastState,
  isStopped: () => boolean,
): Promise<boolean> {
  const { db, config, clock } = services;
  const sports = [createSoccer, createHockey, createTennis].map((create) =>
    create(config.SIM_SEED),
  );
  // Also of a world that knows them: an earlier one told less of its seasons.
  for (const sport of sports) await ingest(services, logger, pastSeasons(sport, beganAt, clock()));
  const from = toldBackTo === null ? undefined : toldBackTo - 1;
  const span = { began: beganAt, until: toldSince(beganAt), from };
  let count = 0;
  const ofDay: PastDay['matches'][number][] = [];
  for (const { day, isLastOfDay, matches } of wholePast(sports, span)) {
    if (isStopped()) return false;
    ofDay.push(...matches);
    if (isLastOfDay) {
      count += await tellUntold(services, logger, ofDay.splice(0));
      await noteToldBackTo(db, day);
    }
    await pause(PAUSE_MS);
  }
  if (count > 0)
    logger.info(
      { matches: count, isPastWhole: true },
      'the whole past of the simulated world is told',
    );
  return true;
}

/** @returns how many of the matches nobody had heard of */
async function tellUntold(
  services: Services,
  logger: Logger,
  matches: PastDay['matches'],
): Promise<number> {
  const told = await findTold(
    services.db,
    matches.map(({ key }) => key),
  );
  const untold = matches.filter(({ key }) => !told.has(key));
  if (untold.length > 0) {
    const options = { isWhole: true, batchSize: BATCH_OF_PAST };
    await ingest(services, logger, recordsOf(untold), options);
  }
  return untold.length;
}

/** Each match is told when its records are asked for: pages are answered between them. */
function* recordsOf(matches: PastDay['matches']): Generator<FeedRecord> {
  for (const { tell } of matches) yield* tell();
}
