import { setTimeout as delay } from 'node:timers/promises';
import { EVERY_PAGE } from './edge-keys.ts';
import { MOST_KEYS, type PurgeTarget, sendPurge } from './purge-requests.ts';

export interface EdgePurgerOptions {
  /** Every change is sent to every edge. */
  readonly targets: readonly PurgeTarget[];
  readonly log: {
    info(details: object, message: string): void;
    error(details: object, message: string): void;
  };
  readonly onSent: (outcome: 'sent' | 'failed') => void;
}

export interface EdgePurger {
  /** Pages with one of these keys are out of date. */
  purge(keys: readonly string[]): void;
  /**
   * How long an edge may serve a page with these keys.
   * @param since when its making began, on the clock of `performance.now()`
   */
  lifetimeSeconds(keys: readonly string[], since: number): number;
  /** How many edges do not accept purges now. */
  readonly failing: number;
  stop(): void;
}

/** Changes of one moment are one request: a goal is also a day, a live table and a market. */
const BATCH_MS = 30;
/** Prices change all the time: pages are dropped at most so often, as the shell makes them. */
const EVERY_MS = 1000;
const RETRY_AFTER_MS = [100, 400, 1500];
const ASK_AGAIN_AFTER_MS = 5000;
/** A purge ends it earlier; it also limits what changes without a message. */
const LIFETIME_SECONDS = 30;
/** While purges are lost: as old as a page may be anyway. */
export const SHORT_LIFETIME_SECONDS = 1;
/** No page takes longer to be made. */
const REMEMBER_MS = 60_000;

/**
 * Passes changes on to the edges, by key: in batches, with retries. While an edge does not accept
 * them, pages get a short lifetime; what was lost is made good by a purge of everything.
 */
export function createEdgePurger({ targets, log, onSent }: EdgePurgerOptions): EdgePurger {
  const stop = new AbortController();
  const edges = targets.map((target) => createEdge(target));
  /** Key → when it was last purged. */
  const purgedAt = new Map<string, number>();

  function createEdge(target: PurgeTarget) {
    const waiting = new Set<string>();
    const edge = { isFailing: false, waiting, wake: () => {} };
    void (async () => {
      while (!stop.signal.aborted) {
        if (waiting.size === 0) await new Promise<void>((resolve) => (edge.wake = resolve));
        await pause(BATCH_MS);
        await sendBatch();
      }
    })();

    async function sendBatch(): Promise<void> {
      // whatever was lost before is part of everything
      if (edge.isFailing) waiting.clear();
      const keys = edge.isFailing ? [EVERY_PAGE] : [...waiting].slice(0, MOST_KEYS);
      for (const key of keys) waiting.delete(key);
      if (keys.length === 0 || stop.signal.aborted) return;
      const problem = await attempts(keys);
      if (stop.signal.aborted) return;
      onSent(problem === undefined ? 'sent' : 'failed');
      if (problem === undefined && edge.isFailing)
        log.info({ edge: nameOf(target) }, 'edge: accepts purges again, all pages were purged');
      if (problem !== undefined && !edge.isFailing)
        log.error(
          { edge: nameOf(target), error: problem, keys: keys.length },
          'edge: a purge failed, pages have a short lifetime until it accepts one',
        );
      edge.isFailing = problem !== undefined;
      if (edge.isFailing) waiting.add(EVERY_PAGE);
      await pause(edge.isFailing ? ASK_AGAIN_AFTER_MS : EVERY_MS);
    }

    async function attempts(keys: readonly string[]): Promise<string | undefined> {
      let problem: string | undefined;
      for (const waitMs of [0, ...RETRY_AFTER_MS]) {
        await pause(waitMs);
        problem = await sendPurge(target, keys).then(() => undefined, whyOf);
        if (problem === undefined || stop.signal.aborted) return problem;
      }
      return problem;
    }
    return edge;
  }

  const pause = (ms: number) =>
    delay(ms, undefined, { signal: stop.signal, ref: false }).catch(() => {});

  function forget(): void {
    const before = performance.now() - REMEMBER_MS;
    // in the order of their purges
    for (const [key, at] of purgedAt) {
      if (at > before) return;
      purgedAt.delete(key);
    }
  }

  return {
    purge(keys) {
      forget();
      for (const key of keys) {
        purgedAt.delete(key);
        purgedAt.set(key, performance.now());
      }
      for (const edge of edges) {
        for (const key of keys) edge.waiting.add(key);
        edge.wake();
      }
    },
    lifetimeSeconds(keys, since) {
      if (keys.some((key) => (purgedAt.get(key) ?? Number.NEGATIVE_INFINITY) >= since)) return 0;
      return edges.some(({ isFailing }) => isFailing) ? SHORT_LIFETIME_SECONDS : LIFETIME_SECONDS;
    },
    get failing() {
      return edges.filter(({ isFailing }) => isFailing).length;
    },
    stop() {
      stop.abort();
      for (const { wake } of edges) wake();
    },
  };
}

/** Without what may be secret in it. */
const nameOf = ({ url }: PurgeTarget): string => new URL(url).host;

function whyOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
