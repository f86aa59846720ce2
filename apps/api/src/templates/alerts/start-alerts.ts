import type { Services } from '../../services.ts';
import { tellAlerts } from './tell-alerts.ts';

const LOOK_EVERY_MS = 30_000;

/**
 * Looks every half minute for templates whose time has come; several processes may do it.
 * @returns stops after the looks in hand
 */
export function startAlerts(
  services: Pick<Services, 'db' | 'bus' | 'clock' | 'scanner'>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let isBusy = false;
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    running = tellAlerts(services, onError)
      .catch(onError)
      .finally(() => {
        isBusy = false;
      });
  }, LOOK_EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
