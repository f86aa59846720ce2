import type { Services } from '../services.ts';
import { closeContests } from './close-contests.ts';

const LOOK_EVERY_MS = 10 * 60_000;

/**
 * Closes seasons of contests when their time has come; several processes may do it.
 * @returns stops after what is running
 */
export function startContests(
  services: Pick<Services, 'db' | 'bus' | 'clock' | 'sessions'>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let isStopped = false;
  let running: Promise<unknown> = Promise.resolve();
  const look = () => {
    running = running.then(() => (isStopped ? undefined : closeContests(services))).catch(onError);
  };
  // Everything changed: an import, or the end of an invented past.
  const stopListening = services.bus.subscribe((topics) => {
    if (topics.includes('*')) look();
  });
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  look();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    stopListening();
    await running;
  };
}
