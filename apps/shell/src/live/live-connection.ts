import type { LiveChanges, LiveEvents } from '@tipmark/contract/live';

/** What the connection needs of the browser; a test hands over its own. */
export interface LiveBrowser {
  open(address: string): EventSource;
  random(): number;
  setTimeout(run: () => void, delayMs: number): unknown;
  clearTimeout(timer: unknown): void;
}

export interface LiveConnectionOptions {
  readonly browser: LiveBrowser;
  readonly onChanges: (changes: LiveChanges) => void;
  /** Connected, and nothing happened up to this unix second. */
  readonly onBeat: (asOf: number) => void;
  readonly onResync: () => void;
  readonly onLost: () => void;
}

export interface LiveConnection {
  /** Listens to these topics from now on; `since` is the age of what is on screen. */
  listen(topics: readonly string[], since: number): void;
  /** Closes; what was heard until then is remembered for the next `listen` to the same topics. */
  close(): void;
}

/** The server beats every 15 s: after three of them the other end is gone, or this one slept. */
const SILENCE_MS = 45_000;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 60_000;

/**
 * The one connection of a tab. Broken, refused or silent, it is opened again after a growing,
 * uneven while, from where it had come to.
 */
export function createLiveConnection(options: LiveConnectionOptions): LiveConnection {
  const { browser, onChanges, onBeat, onResync, onLost } = options;
  let wanted: { readonly topics: string; heardAt: number } | undefined;
  let source: EventSource | undefined;
  let timer: unknown;
  let failures = 0;

  const stopTimer = () => browser.clearTimeout(timer);

  function watchSilence(): void {
    stopTimer();
    timer = browser.setTimeout(fail, SILENCE_MS);
  }

  function heard(asOf: number): void {
    failures = 0;
    if (wanted) wanted.heardAt = Math.max(wanted.heardAt, asOf);
    watchSilence();
  }

  function drop(): void {
    stopTimer();
    source?.close();
    source = undefined;
  }

  function fail(): void {
    drop();
    const delay = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures);
    failures += 1;
    timer = browser.setTimeout(open, delay * (0.5 + browser.random()));
    onLost();
  }

  function open(): void {
    drop();
    if (!wanted) return;
    const query = new URLSearchParams({ topics: wanted.topics, since: String(wanted.heardAt) });
    const opened = browser.open(`/api/live?${query}`);
    source = opened;
    const on = <Kind extends keyof LiveEvents>(
      kind: Kind,
      take: (data: LiveEvents[Kind]) => void,
    ) => {
      opened.addEventListener(kind, ({ data }: MessageEvent<string>) => {
        if (source === opened) take(JSON.parse(data) as LiveEvents[Kind]);
      });
    };
    on('changes', (changes) => {
      heard(changes.asOf);
      onChanges(changes);
    });
    on('beat', ({ asOf }) => {
      heard(asOf);
      onBeat(asOf);
    });
    on('resync', ({ asOf }) => {
      heard(asOf);
      onBeat(asOf);
      onResync();
    });
    on('bye', fail);
    opened.addEventListener('error', () => {
      if (source === opened) fail();
    });
    watchSilence();
  }

  return {
    listen(topics, since) {
      const key = topics.join(',');
      const isSame = wanted?.topics === key;
      const heardAt = isSame ? Math.max(wanted?.heardAt ?? 0, since) : since;
      wanted = { topics: key, heardAt };
      if (isSame && (source || failures > 0)) return;
      failures = 0;
      open();
    },
    close() {
      failures = 0;
      drop();
    },
  };
}
