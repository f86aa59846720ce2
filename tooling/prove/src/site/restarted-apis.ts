import { setTimeout as pause } from 'node:timers/promises';
import { type ApiProcess, startApiProcess } from '@tipmark/api/proofs';

/** Processes of the API that are killed and started again, as a supervisor does. */
export interface RestartedApis {
  readonly count: number;
  /** Address of one that runs; waits while none does. Undefined once they are closed. */
  url(which: number): Promise<string | undefined>;
  /** Kills these at once and starts them again. @returns seconds until the last one listened */
  killAndRestart(which: readonly number[]): Promise<number>;
  /** What all of them have logged. */
  written(): string;
  close(): Promise<void>;
}

const POLL_MS = 10;

/** Starts so many of them. */
export async function startRestartedApis(
  env: Readonly<Record<string, string>>,
  count: number,
): Promise<RestartedApis> {
  const start = () => startApiProcess(env);
  const running: (ApiProcess | undefined)[] = await Promise.all(
    Array.from({ length: count }, start),
  );
  let former = '';
  let isClosed = false;
  return {
    count,
    async url(which) {
      for (;;) {
        if (isClosed) return undefined;
        const api = running[which % count] ?? running.find((one) => one !== undefined);
        if (api !== undefined) return api.url;
        await pause(POLL_MS);
      }
    },
    async killAndRestart(which) {
      const killed = which.flatMap((index) => running[index] ?? []);
      for (const index of which) running[index] = undefined;
      await Promise.all(killed.map((api) => api.kill()));
      former += killed.map((api) => api.written()).join('');
      const begunMs = performance.now();
      await Promise.all(
        which.map(async (index) => {
          running[index] = await start();
        }),
      );
      return (performance.now() - begunMs) / 1_000;
    },
    written: () => former + running.map((api) => api?.written() ?? '').join(''),
    async close() {
      isClosed = true;
      await Promise.all(running.flatMap((api) => api?.stop() ?? []));
    },
  };
}
