import { privateTopic } from '../hot/topics.ts';
import type { Services } from '../services.ts';
import { refreshRatings } from './refresh-ratings.ts';

/** Somebody's figures or conditions changed: settlements, privacy, a confirmed e-mail. */
export const RATING_TOPIC = privateTopic('rating');

const HOUR_MS = 3_600_000;
/** Settlements of an evening come one by one: they are waited for and counted together. */
const GATHER_MS = 2_000;

export type Rating = {
  /** Resolves when everything heard of so far is counted. */
  idle(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Refreshes the rating at start, every hour, and soon after a settlement. Several processes may do
 * it: they wait for each other.
 */
export function startRating(
  services: Pick<Services, 'db' | 'clock' | 'bus'>,
  onError: (error: unknown) => void,
  gatherMs = GATHER_MS,
): Rating {
  let running = Promise.resolve();
  let gathering: NodeJS.Timeout | undefined;
  let isStopped = false;

  function refresh(): void {
    clearTimeout(gathering);
    gathering = undefined;
    running = running
      .then(async () => {
        if (!isStopped) await refreshRatings(services);
      })
      .catch(onError);
  }
  const stopListening = services.bus.subscribe((topics) => {
    if (isStopped || !topics.includes(RATING_TOPIC)) return;
    gathering ??= setTimeout(refresh, gatherMs);
    gathering.unref();
  });
  const timer = setInterval(refresh, HOUR_MS);
  timer.unref();
  refresh();
  return {
    async idle() {
      if (gathering !== undefined) refresh();
      await running;
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      clearTimeout(gathering);
      stopListening();
      await running;
    },
  };
}
