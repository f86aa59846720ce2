import { changedMatch, type LiveChanges, liveDay } from '@tipmark/contract/live';
import { decodeMatch, matchIdOf, type WireMatch } from '@tipmark/contract/match-wire';
import { SPORT } from '@tipmark/domain';
import { createLiveConnection } from '@tipmark/shell/live-connection';
import { openEventSource } from './event-source.ts';
import { numberOfMatch } from './match-day.ts';
import { createShownGoals } from './shown-goals.ts';

/** What a visitor saw who left a page with live scores open. */
export interface WatchedStream {
  /** Times the stream was connected, the first included. */
  readonly connections: number;
  /** Longest time without a stream, in milliseconds. */
  readonly longestGapMs: number;
  /** Times the stream had missed too much, so that the page was loaded again. */
  readonly reloads: number;
  faults(lastOf: ReadonlyMap<number, number>): string[];
  /** Scores that are still old. */
  old(lastOf: ReadonlyMap<number, number>): string[];
}

export interface WatchingVisitor extends WatchedStream {
  close(): void;
}

export interface WatchOptions {
  /** Origin of the site. */
  readonly url: string;
  /** Start of the matches, unix seconds. */
  readonly startsAt: number;
  /** Address of the visitor. */
  readonly address: string;
  /** Where the API begins; a site has it below `/api`. */
  readonly mount?: string;
}

const RELOAD_AGAIN_MS = 1_000;

interface DayPage {
  readonly data: {
    readonly asOf: number;
    readonly leagues: readonly { readonly matches: readonly WireMatch[] }[];
  };
}

/** Opens the list of a day and follows it with the client of the site. */
export async function watchDay(options: WatchOptions): Promise<WatchingVisitor> {
  const { url, startsAt, address, mount = '/api' } = options;
  const headers = { 'x-forwarded-for': address };
  const topics = [liveDay(SPORT.soccer, new Date(startsAt * 1_000).toISOString().slice(0, 10))];
  const goals = createShownGoals();
  let matches = new Map<number, WireMatch>();
  let connections = 0;
  let reloads = 0;
  let longestGapMs = 0;
  let lostAtMs: number | undefined;

  async function load(): Promise<number> {
    const reply = await fetch(`${url}${mount}/soccer/results/page?timestamp=${startsAt}`, {
      headers,
    });
    if (!reply.ok) throw new Error(`the list of the day was answered with ${reply.status}`);
    const { data } = (await reply.json()) as DayPage;
    const all = data.leagues.flatMap((league) => league.matches);
    matches = new Map(all.map((wire) => [matchIdOf(wire), wire]));
    for (const wire of all) show(wire, 'reloaded');
    return data.asOf;
  }

  function show(wire: WireMatch, how: 'showed' | 'reloaded'): void {
    const { home } = decodeMatch(wire);
    const number = numberOfMatch(home.name);
    if (number !== undefined && home.score !== undefined) goals[how](number, home.score);
  }

  function take(changes: LiveChanges): void {
    for (const [id, change] of Object.entries(changes.matches)) {
      const known = matches.get(Number(id));
      if (known === undefined) continue;
      const wire = changedMatch(known, change);
      matches.set(Number(id), wire);
      if (wire !== known) show(wire, 'showed');
    }
  }

  /** As a page does: it asks again later if there is no reply. */
  async function reload(): Promise<void> {
    reloads += 1;
    const asOf = await load().catch(() => undefined);
    if (asOf === undefined) setTimeout(() => void reload(), RELOAD_AGAIN_MS).unref();
    else connection.listen(topics, asOf);
  }

  const connection = createLiveConnection({
    browser: {
      open: (path) =>
        openEventSource(url + path.replace('/api', mount), headers, () => {
          connections += 1;
          if (lostAtMs !== undefined)
            longestGapMs = Math.max(longestGapMs, performance.now() - lostAtMs);
          lostAtMs = undefined;
        }),
      random: Math.random,
      setTimeout: (run, delayMs) => setTimeout(run, delayMs),
      clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
    },
    onChanges: take,
    onBeat: () => {},
    onResync: () => void reload(),
    onNotices: () => {},
    onLost: () => {
      lostAtMs ??= performance.now();
    },
  });
  connection.listen(topics, await load());
  return {
    get connections() {
      return connections;
    },
    get reloads() {
      return reloads;
    },
    get longestGapMs() {
      return longestGapMs;
    },
    faults: goals.faults,
    old: goals.old,
    close: connection.close,
  };
}
