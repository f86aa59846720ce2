import { setTimeout as pause } from 'node:timers/promises';
import { DAY_SECONDS } from '@tipmark/domain';
import {
  type BriefMatch,
  pastMatchesOn,
  pastMatchSeasons,
  SIMULATED_SPORTS,
  type SimulatedSport,
  SPORT_WORLDS,
} from '@tipmark/simulator';
import type { Logger } from 'pino';
import type { Services } from '../calls/handler/services.ts';
import { BATCH_OF_PAST, BATCH_SIZE, ingest } from './ingest-simulated.ts';
import { findKnown } from './world-queries.ts';

const PAST_DAYS = 60;
/** What is emitted of a past day; more would only cost time. */
const MATCHES_A_DAY: Readonly<Record<SimulatedSport, number>> = {
  soccer: 18,
  hockey: 8,
  tennis: 8,
};
/** Pages are served between two days. */
const PAUSE_MS = 5;

interface Span {
  readonly from: number;
  readonly to: number;
}

const spanOf = (beganAt: number, days: number): Span => ({
  from: beganAt - days * DAY_SECONDS,
  to: beganAt,
});
const dayOf = (seconds: number) => Math.floor(seconds / DAY_SECONDS);

type SimulatedWorlds = readonly {
  readonly name: SimulatedSport;
  readonly world: ReturnType<(typeof SPORT_WORLDS)[SimulatedSport]>;
}[];

/** The sports of the simulated world, created once: each remembers what it has computed. */
export const simulatedWorlds = (seed: number): SimulatedWorlds =>
  SIMULATED_SPORTS.map((name) => ({ name, world: SPORT_WORLDS[name](seed) }));

const matchesOn = (worlds: SimulatedWorlds, day: number, span: Span): BriefMatch[] =>
  worlds.flatMap(({ name, world }) =>
    pastMatchesOn(world, day, { ...span, aDay: MATCHES_A_DAY[name] }),
  );

/**
 * Emits the matches of the two months before a world began, in the background: the tipsters'
 * records are based on them. Of a match whose result is stored only the prices: its course follows
 * with the past seasons (`backfillCourses`). Running it again changes nothing.
 * @param isStopped stops it between two days
 */
export async function backfillTips(
  services: Services,
  logger: Logger,
  beganAt: number,
  isStopped: () => boolean,
  days = PAST_DAYS,
): Promise<void> {
  const worlds = simulatedWorlds(services.config.SIM_SEED);
  const span = spanOf(beganAt, days);
  const seasons = worlds.flatMap(({ world }) => pastMatchSeasons(world, span));
  await ingest(services, logger, seasons, { batchSize: BATCH_SIZE });
  let stored = Promise.resolve();
  // The database stores a day while the records of the next one are computed.
  for (let day = dayOf(span.from); day <= dayOf(span.to); day += 1) {
    const matches = matchesOn(worlds, day, span);
    if (matches.length === 0) continue;
    const keys = matches.map(({ key }) => key);
    const known = await findKnown(services.db, keys);
    const records = matches.flatMap(({ key, emit }) =>
      emit(known.get(key)?.isOver === true ? 'prices' : undefined),
    );
    await stored;
    if (isStopped()) return;
    stored = ingest(services, logger, records, { batchSize: BATCH_SIZE });
    stored.catch(() => {});
    await pause(PAUSE_MS);
  }
  await stored;
}

/** Emits the courses of those matches of a day that `backfillTips` has emitted the prices of. */
export async function backfillCourses(
  services: Services,
  logger: Logger,
  { worlds, beganAt, day }: { worlds: SimulatedWorlds; beganAt: number; day: number },
  days = PAST_DAYS,
): Promise<void> {
  const span = spanOf(beganAt, days);
  if (day < dayOf(span.from)) return;
  const records = matchesOn(worlds, day, span).flatMap(({ emit }) => emit('course'));
  await ingest(services, logger, records, { batchSize: BATCH_OF_PAST });
}
