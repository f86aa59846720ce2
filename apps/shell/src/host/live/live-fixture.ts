import type { LiveBrowser } from './live-connection.ts';

/** An EventSource whose events a test decides. */
export interface FakeSource {
  readonly address: string;
  readonly isClosed: boolean;
  emit(kind: string, data: object): void;
  fail(): void;
}

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

/** Time, randomness, frames and the network of a browser, controlled by a test. */
export function aBrowser() {
  const sources: FakeSource[] = [];
  const timers = new Set<Timer>();
  let frames: (() => void)[] = [];
  let now = 0;

  const browser: LiveBrowser & { requestFrame(run: () => void): unknown } = {
    open(address) {
      const target = new EventTarget();
      let isClosed = false;
      sources.push({
        address,
        get isClosed() {
          return isClosed;
        },
        emit: (kind, data) =>
          target.dispatchEvent(new MessageEvent(kind, { data: JSON.stringify(data) })),
        fail: () => target.dispatchEvent(new Event('error')),
      });
      const close = () => {
        isClosed = true;
      };
      return Object.assign(target, { close }) as unknown as EventSource;
    },
    random: () => 0.5,
    setTimeout(run, delayMs) {
      const timer = { at: now + delayMs, run };
      timers.add(timer);
      return timer;
    },
    clearTimeout: (timer) => void timers.delete(timer as Timer),
    requestFrame: (run) => frames.push(run),
  };

  return {
    browser,
    sources,
    nowMs: () => now,
    /** Advances the time; what is due runs in order. */
    advance(ms: number) {
      const until = now + ms;
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at);
        if (!next) break;
        timers.delete(next);
        now = next.at;
        next.run();
      }
      now = until;
    },
    frame() {
      const due = frames;
      frames = [];
      for (const run of due) run();
    },
  };
}
