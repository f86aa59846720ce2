import type { Bus } from '../bus/bus.ts';

const MATCH_TOPIC = /^match:(\d+)$/;

export type FollowedMatches = {
  /** Resolves when everything heard of so far is worked off. */
  idle(): Promise<void>;
  stop(): Promise<void>;
};

/** What woke the work: matches the ingest touched, or a sweep over all. */
export type Heard = {
  readonly matchIds: readonly number[];
  readonly isSweep: boolean;
  readonly isStopped: () => boolean;
};

export type FollowOptions = {
  readonly bus: Pick<Bus, 'subscribe'>;
  readonly sweepMs: number;
  readonly onError: (error: unknown) => void;
};

/**
 * Works when the ingest touches matches, at start, now and then, and when everything changed. One
 * piece of work at a time; after a failed one all is swept.
 */
export function followMatches(
  { bus, sweepMs, onError }: FollowOptions,
  work: (heard: Heard) => Promise<void>,
): FollowedMatches {
  const heard = new Set<number>();
  let isSweepDue = true;
  let isStopped = false;
  let running = Promise.resolve();

  async function workOff(): Promise<void> {
    const matchIds = [...heard];
    heard.clear();
    const isSweep = isSweepDue;
    isSweepDue = false;
    if (isStopped || (!isSweep && matchIds.length === 0)) return;
    await work({ matchIds, isSweep, isStopped: () => isStopped });
  }
  const wake = () => {
    running = running.then(workOff).catch((error: unknown) => {
      isSweepDue = true;
      onError(error);
    });
  };
  const stopListening = bus.subscribe((topics) => {
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
  }, sweepMs);
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
