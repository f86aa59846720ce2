import type { Services } from '../../services.ts';
import { postSimulatedTips, seedCappers } from './post-simulated-tips.ts';

const ROUND_MS = 15_000;
const TIPS_A_ROUND = 15;

/**
 * Lets the people of the simulated world post their tips, a few at a time. Does nothing in an empty
 * world.
 * @returns stops it, letting the running round finish
 */
export function startSimulatedTips(
  services: Services,
  onError: (error: unknown) => void,
): () => Promise<void> {
  if (services.config.WORLD !== 'simulated') return async () => {};
  let running = Promise.resolve();
  let isStopped = false;
  let isBusy = false;
  async function round(): Promise<void> {
    if (isStopped) return;
    const cappers = await seedCappers(services);
    await postSimulatedTips(services, cappers, TIPS_A_ROUND);
  }
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    running = round()
      .catch(onError)
      .finally(() => {
        isBusy = false;
      });
  }, ROUND_MS);
  timer.unref();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await running;
  };
}
