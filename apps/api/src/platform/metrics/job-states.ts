import type { Db } from '../database/connect.ts';
import { type JobState, storeJobStates } from './job-state-queries.ts';

const EVERY_MS = 15_000;

export interface JobStates {
  succeeded(name: string): void;
  failed(name: string): void;
  /** Stores what is not stored yet. */
  close(): Promise<void>;
}

interface Parts {
  readonly db: Db;
  readonly clock: () => number;
}

/**
 * When each job last succeeded and how often it failed, for the metrics of another process: the one
 * that runs the jobs may have no port. Stored now and then, not for each run.
 */
export function createJobStates(
  { db, clock }: Parts,
  onError: (error: unknown) => void,
): JobStates {
  let unstored = new Map<string, JobState>();

  function note(name: string, change: (state: JobState) => Partial<JobState>): void {
    const state = unstored.get(name) ?? { name, succeededAt: null, failedAt: null, failures: 0 };
    unstored.set(name, { ...state, ...change(state) });
  }

  async function store(): Promise<void> {
    const states = [...unstored.values()];
    unstored = new Map();
    try {
      await storeJobStates(db, states);
    } catch (error) {
      // counted again with the next ones
      for (const { name, succeededAt, failedAt, failures } of states) {
        note(name, (later) => ({
          succeededAt: later.succeededAt ?? succeededAt,
          failedAt: later.failedAt ?? failedAt,
          failures: later.failures + failures,
        }));
      }
      onError(error);
    }
  }

  const timer = setInterval(() => void store(), EVERY_MS);
  timer.unref();
  return {
    succeeded: (name) => note(name, () => ({ succeededAt: clock() })),
    failed: (name) => note(name, ({ failures }) => ({ failedAt: clock(), failures: failures + 1 })),
    async close() {
      clearInterval(timer);
      await store();
    },
  };
}
