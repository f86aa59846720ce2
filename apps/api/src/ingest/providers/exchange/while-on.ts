import { setTimeout as pause } from 'node:timers/promises';

export interface WhileOnParts {
  readonly isOn: () => boolean;
  /** @returns ends it */
  readonly start: () => () => Promise<void>;
  /** It is off: from the start, or it was just switched off. */
  readonly onOff: () => void;
  readonly everyMs: number;
  readonly onError: (error: unknown) => void;
}

/**
 * Runs something as long as the settings, which may change at any time, have it switched on.
 * @returns ends it for good
 */
export function startWhileOn({
  isOn,
  start,
  onOff,
  everyMs,
  onError,
}: WhileOnParts): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function run(): Promise<void> {
    let stop: (() => Promise<void>) | undefined;
    let wasOn: boolean | undefined;
    while (!signal.aborted) {
      const on = isOn();
      if (on && stop === undefined) stop = start();
      if (!on && wasOn !== false) {
        await stop?.().catch(onError);
        stop = undefined;
        onOff();
      }
      wasOn = on;
      await pause(everyMs, undefined, { signal }).catch(() => undefined);
    }
    await stop?.();
  }

  const done = run();
  return async () => {
    stopping.abort();
    await done;
  };
}
