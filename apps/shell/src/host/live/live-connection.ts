import type { LiveChanges, LiveEvents } from '@tipmark/contract/live';

/** What the connection needs from the browser; a test passes its own. */
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
  /** The number of unread notifications. */
  readonly onNotices: (unread: number) => void;
  readonly onLost: () => void;
}

export interface LiveConnection {
  /** Listens to these topics from now on; `since` is the age of what is on screen. */
  listen(topics: readonly string[], since: number): void;
  /** Closes; the position is remembered for the next `listen` to the same topics. */
  close(): void;
}

/**
 * The server sends a beat every 15 s: after three missed ones it is gone, or this machine slept.
 */
const SILENCE_MS = 45_000;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 60_000;

interface Wanted {
  readonly topics: string;
  /** Unix second up to which everything was received. */
  receivedAt: number;
  /** Age of the page. */
  readonly pageAt: number;
  /** Too much was missed for the stream: a page that is newer than this one is on its way. */
  isPageOld: boolean;
}

/**
 * The one connection of a tab. Broken, refused or silent, it is opened again after a growing,
 * random delay, from the last position.
 */
export function createLiveConnection(options: LiveConnectionOptions): LiveConnection {
  const { browser, onChanges, onBeat, onResync, onNotices, onLost } = options;
  let wanted: Wanted | undefined;
  let source: EventSource | undefined;
  let timer: unknown;
  let failures = 0;

  const stopTimer = () => browser.clearTimeout(timer);

  function watchSilence(): void {
    stopTimer();
    timer = browser.setTimeout(fail, SILENCE_MS);
  }

  function received(asOf: number): void {
    failures = 0;
    if (wanted) wanted.receivedAt = Math.max(wanted.receivedAt, asOf);
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
    const query = new URLSearchParams({ topics: wanted.topics, since: String(wanted.receivedAt) });
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
      received(changes.asOf);
      onChanges(changes);
    });
    on('beat', ({ asOf }) => {
      received(asOf);
      onBeat(asOf);
    });
    on('notices', ({ unread }) => {
      watchSilence();
      onNotices(unread);
    });
    on('resync', ({ asOf }) => {
      received(asOf);
      if (wanted) wanted.isPageOld = true;
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
      const before = wanted?.topics === key ? wanted : undefined;
      // it may be a second older than the stream already is: what happened since is asked for again
      const isNewPage = before?.isPageOld === true && since > before.pageAt;
      wanted = {
        topics: key,
        receivedAt: isNewPage ? since : Math.max(before?.receivedAt ?? 0, since),
        pageAt: since,
        isPageOld: before?.isPageOld === true && !isNewPage,
      };
      if (before && !isNewPage && (source || failures > 0)) return;
      failures = 0;
      open();
    },
    close() {
      failures = 0;
      drop();
    },
  };
}
