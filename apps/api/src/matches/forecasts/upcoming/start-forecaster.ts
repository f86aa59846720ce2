import { createCache } from '@tipmark/server-kit';
import type { Logger } from 'pino';
import { onIngested } from '../../../platform/cache/on-ingested.ts';
import type { PlatformServices } from '../../../platform/services.ts';
import { modelOf } from '../models/sport-models.ts';
import { forecastUpcoming } from './forecast-upcoming.ts';
import { createTouchedDays } from './touched-days.ts';
import {
  findLeagueDays,
  findLeaguesWithUpcoming,
  type LeagueDay,
  type UpcomingLeague,
} from './upcoming-queries.ts';

export interface ForecasterOptions {
  /** An ingest counts as finished after this long without changes. */
  readonly quietMs?: number;
}

const QUIET_MS = 3_000;
/** A feed that never pauses is not waited for longer. */
const LONGEST_WAIT_MS = 30_000;
const MOST_KNOWN_STATES = 20_000;

/** Whether results in a league affect the next matches of another one. */
function concerns(changed: LeagueDay, { id, sport }: UpcomingLeague): boolean {
  if (changed.leagueId === id) return true;
  return changed.sport === sport && modelOf(sport).knowsAllLeagues;
}

/**
 * Updates the forecasts of imported leagues: after new results or fixtures from any source their
 * leagues are fitted again. Simulated leagues supply their own forecasts.
 * @returns stops it; a fit in progress is dropped
 */
export function startForecaster(
  { db, bus, clock }: Pick<PlatformServices, 'db' | 'bus' | 'clock'>,
  logger: Logger,
  { quietMs = QUIET_MS }: ForecasterOptions = {},
): () => Promise<void> {
  const touched = createTouchedDays();
  const states = createCache<string>({ maxEntries: MOST_KNOWN_STATES });
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let waitingSinceMs: number | undefined;
  let running = Promise.resolve();
  /** Our own messages on the bus are ignored. */
  let isSpeaking = false;

  const changedLeagues = async (): Promise<readonly LeagueDay[] | 'all'> => {
    const { days, isAll } = touched.take();
    if (isAll) return 'all';
    const rows = await findLeagueDays(db, days);
    const changed = rows.filter(
      ({ leagueId, day, state }) => states.get(`${leagueId} ${day}`) !== state,
    );
    for (const { leagueId, day, state } of changed) states.set(`${leagueId} ${day}`, state);
    return changed;
  };

  const forecast = async (): Promise<void> => {
    const changed = await changedLeagues();
    if (changed !== 'all' && changed.length === 0) return;
    const upcoming = await findLeaguesWithUpcoming(db, clock());
    const wanted = upcoming.filter(
      (league) => changed === 'all' || changed.some((day) => concerns(day, league)),
    );
    for (const [sport, leagues] of Map.groupBy(wanted, (league) => league.sport)) {
      const work = { sport, leagueIds: leagues.map(({ id }) => id) };
      const { stored, days } = await forecastUpcoming(db, work, clock(), ending.signal);
      isSpeaking = true;
      onIngested(bus, { days });
      isSpeaking = false;
      logger.info({ sport, leagues: leagues.length, stored }, 'upcoming matches forecast');
    }
  };

  const run = () => {
    timer = undefined;
    waitingSinceMs = undefined;
    running = running.then(forecast).catch((err: unknown) => {
      if (ending.signal.aborted) return;
      logger.error({ err }, 'forecasts: a computation failed, the next results will retry it');
      touched.add(['*']);
    });
  };
  const receive = (topics: readonly string[]) => {
    if (isSpeaking) return;
    touched.add(topics);
    if (touched.isEmpty || ending.signal.aborted) return;
    clearTimeout(timer);
    waitingSinceMs ??= performance.now();
    const leftMs = waitingSinceMs + LONGEST_WAIT_MS - performance.now();
    timer = setTimeout(run, Math.max(0, Math.min(quietMs, leftMs)));
  };

  const leave = bus.subscribe(receive);
  // Changes from before the subscription.
  receive(['*']);
  return async () => {
    leave();
    clearTimeout(timer);
    ending.abort();
    await running;
  };
}
