/** The reason for a run of a job. */
export interface Wake {
  /** Matches the ingest touched since the last run. */
  readonly matchIds: readonly number[];
  /** At start, at intervals, after a failed run, and when everything changed. */
  readonly isFull: boolean;
  /** Reports what failed without ending the run. */
  onError(error: unknown): void;
  /** Whether the process is ending: work that can wait for the next start is skipped. */
  isStopped(): boolean;
}

/**
 * Work in the background. Several processes may do it at the same time: doing it twice changes
 * nothing.
 */
export interface Job<Parts extends object> {
  readonly name: string;
  readonly everyMs: number;
  readonly needs: readonly (keyof Parts)[];
  /** Woken by matches the ingest touches, too. */
  readonly followsMatches?: boolean;
  /** Topics of the bus that trigger a full run. */
  readonly wakesOn?: readonly string[];
  /** How long it waits for more after such a topic. */
  readonly gatherMs?: number;
  run(services: Parts, wake: Wake): Promise<unknown>;
  /** Releases its resources, once nothing is running any more. */
  close?(): void;
}

export interface RunningJob {
  /** Resolves when everything that woke it so far is done. */
  idle(): Promise<void>;
  /** Lets the current run finish. */
  stop(): Promise<void>;
}
