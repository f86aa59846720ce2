import type { Services } from '../services.ts';
import { findChangedMatches, forgetOldNotifications } from './match-notification-queries.ts';
import { tellMatchNews } from './tell-match-news.ts';

const SWEEP_MS = 5 * 60_000;
const MATCH_TOPIC = /^match:(\d+)$/;

export type MatchNewsTeller = {
  /** Resolves when everything heard of so far is told. */
  idle(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Tells of followed matches when the ingest touches them, at start, and now and then what was missed.
 */
export function startMatchNews(
  services: Pick<Services, 'db' | 'bus' | 'clock'>,
  onError: (error: unknown) => void,
): MatchNewsTeller {
  const heard = new Set<number>();
  let isSweepDue = true;
  let isStopped = false;
  let running = Promise.resolve();

  async function work(): Promise<void> {
    const ids = [...heard];
    heard.clear();
    const isSweep = isSweepDue;
    isSweepDue = false;
    if (isStopped || (!isSweep && ids.length === 0)) return;
    if (isSweep) await forgetOldNotifications(services.db, services.clock());
    const changed = await findChangedMatches(services.db, isSweep ? undefined : ids);
    for (const id of changed) {
      if (isStopped) return;
      await tellMatchNews(services, id);
    }
  }
  const wake = () => {
    running = running.then(work).catch((error: unknown) => {
      isSweepDue = true;
      onError(error);
    });
  };
  const stopListening = services.bus.subscribe((topics) => {
    if (topics.includes('*')) isSweepDue = true;
    for (const topic of topics) {
      const [, id] = MATCH_TOPIC.exec(topic) ?? [];
      if (id !== undefined) heard.add(Number(id));
    }
    if (isSweepDue || heard.size > 0) wake();
  });
  const timer = setInterval(() => {
    isSweepDue = true;
    wake();
  }, SWEEP_MS);
  timer.unref();
  wake();
  return {
    idle: () => running,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      stopListening();
      await running;
    },
  };
}
