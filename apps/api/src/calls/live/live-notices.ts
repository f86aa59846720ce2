import type { Bus } from '../../platform/bus/bus.ts';
import { userOfNotices } from '../../platform/cache/topics.ts';
import { frameOf, type LiveListener } from './live-listener.ts';

export interface LiveNoticesOptions {
  readonly bus: Bus;
  /** Unread notifications by user; users without any may be missing. */
  readonly count: (userIds: readonly number[]) => Promise<ReadonlyMap<number, number>>;
  readonly onError: (error: unknown) => void;
  readonly gatherMs?: number;
}

/** Sends listeners the count of their unread notifications whenever it changes. */
export interface LiveNotices {
  /** @returns removes the listener */
  add(userId: number, listener: Pick<LiveListener, 'isReady' | 'send'>): () => void;
  close(): void;
}

interface NoticeListener {
  readonly listener: Pick<LiveListener, 'isReady' | 'send'>;
  sent?: number;
}

const GATHER_MS = 300;
const RETRY_MS = 2_000;
const MAX_COUNTED = 500;

/** One per process; one query counts for all users affected in the meantime. */
export function createLiveNotices(options: LiveNoticesOptions): LiveNotices {
  const { bus, count, onError, gatherMs = GATHER_MS } = options;
  const clients = new Map<number, Set<NoticeListener>>();
  const touched = new Set<number>();
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let isClosed = false;

  function plan(delayMs: number): void {
    if (isClosed || timer !== undefined || touched.size === 0) return;
    timer = setTimeout(() => {
      timer = undefined;
      void run();
    }, delayMs).unref();
  }

  function touch(userId: number): void {
    if (clients.has(userId)) touched.add(userId);
  }

  const unsubscribe = bus.subscribe((topics) => {
    if (topics.includes('*')) for (const userId of clients.keys()) touched.add(userId);
    for (const topic of topics) {
      const userId = userOfNotices(topic);
      if (userId !== undefined) touch(userId);
    }
    plan(gatherMs);
  });

  function emit(userId: number, unread: number): void {
    for (const client of clients.get(userId) ?? []) {
      if (client.sent === unread) continue;
      if (!client.listener.isReady) {
        touch(userId);
        continue;
      }
      client.sent = unread;
      client.listener.send(frameOf('notices', { unread }));
    }
  }

  async function run(): Promise<void> {
    if (isRunning) return plan(gatherMs);
    isRunning = true;
    const ids = [...touched].slice(0, MAX_COUNTED);
    for (const id of ids) touched.delete(id);
    try {
      const counts = await count(ids);
      for (const id of ids) emit(id, counts.get(id) ?? 0);
    } catch (error) {
      for (const id of ids) touch(id);
      onError(error);
    } finally {
      isRunning = false;
      plan(touched.size > 0 ? RETRY_MS : gatherMs);
    }
  }

  return {
    add(userId, listener) {
      const client: NoticeListener = { listener };
      const all = clients.get(userId) ?? new Set();
      clients.set(userId, all.add(client));
      touched.add(userId);
      plan(gatherMs);
      return () => {
        all.delete(client);
        if (all.size === 0 && clients.get(userId) === all) clients.delete(userId);
      };
    },
    close() {
      isClosed = true;
      unsubscribe();
      clearTimeout(timer);
    },
  };
}
