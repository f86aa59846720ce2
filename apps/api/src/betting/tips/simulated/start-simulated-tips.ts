import { HOUR_SECONDS } from '@tipmark/domain';
import type { BettingServices } from '../../services.ts';
import type { CapperRow } from './capper-queries.ts';
import { type HistoryParts, writeHistory } from './history/write-history.ts';
import { postSimulatedTips, type TipIdeas } from './post-simulated-tips.ts';
import { seedCappers } from './seed-cappers.ts';

const ROUND_MS = 15_000;
const TIPS_A_ROUND = 15;
const LATE_SECONDS = 2 * HOUR_SECONDS;

/**
 * Runs the people of the simulated world: their past first, in the background, then their tips as
 * they are due, a few at a time. Does nothing in an empty world.
 * @returns stops it after the running step
 */
export function startSimulatedTips(
  services: BettingServices,
  onError: (error: unknown) => void,
  backfillTips?: HistoryParts['backfillTips'],
): () => Promise<void> {
  if (services.config.WORLD !== 'simulated') return async () => {};
  const ideas: TipIdeas = new Map();
  let cappers: readonly CapperRow[] | undefined;
  let isPastWritten = false;
  let isStopped = false;

  async function round(): Promise<void> {
    cappers ??= await seedCappers(services);
    if (!isPastWritten) {
      const parts = { ...services, ...(backfillTips === undefined ? {} : { backfillTips }) };
      await writeHistory(parts, cappers, () => isStopped);
      isPastWritten = true;
    }
    const parts = { ...services, lateSeconds: LATE_SECONDS };
    if (!isStopped) await postSimulatedTips(parts, cappers, TIPS_A_ROUND, ideas);
  }
  let isBusy = true;
  const begin = () =>
    round()
      .catch(onError)
      .finally(() => {
        isBusy = false;
      });
  let running = begin();
  const timer = setInterval(() => {
    if (isBusy || isStopped) return;
    isBusy = true;
    running = begin();
  }, ROUND_MS);
  timer.unref();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await running;
  };
}
