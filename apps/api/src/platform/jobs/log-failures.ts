const QUIET_MS = 60_000;

export interface FailureLog {
  /** A run of the job failed. */
  failed(job: string, error: unknown): void;
  /** A run of the job succeeded: its next failure is logged, whatever it is. */
  succeeded(job: string): void;
}

interface Logged {
  readonly text: string;
  readonly atMs: number;
  /** Further failures of the same text that were not logged. */
  repeated: number;
}

/**
 * Logs failures of jobs. Those that repeat the last one of their job are logged once a minute, with
 * their count: a job that tries every few seconds would fill the log while a neighbour is away.
 */
export function createFailureLog(
  log: (job: string, error: unknown, repeated: number) => void,
  nowMs: () => number = () => performance.now(),
): FailureLog {
  const logged = new Map<string, Logged>();
  return {
    failed(job, error) {
      const text = String(error);
      const last = logged.get(job);
      const isRepeated = last?.text === text;
      if (isRepeated && nowMs() - last.atMs < QUIET_MS) {
        last.repeated += 1;
        return;
      }
      logged.set(job, { text, atMs: nowMs(), repeated: 0 });
      log(job, error, isRepeated ? last.repeated : 0);
    },
    succeeded: (job) => void logged.delete(job),
  };
}
