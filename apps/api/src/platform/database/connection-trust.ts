import type { Pool, PoolClient } from 'pg';

/** After this long without an answer a connection is checked before it is used. */
const UNUSED_MS = 2_000;
const CHECK_MS = 500;

/**
 * Finds connections that were lost while nobody used them, which neither side notices: the first
 * caller after the return of a database would otherwise wait on one.
 */
export interface ConnectionTrust {
  /** A connection of the pool that answers. */
  connect(pool: Pool): Promise<PoolClient>;
  noteAnswer(client: PoolClient): void;
  /** A connection was lost: all that have not answered since are replaced. */
  noteLoss(): void;
}

async function answersWithin(client: PoolClient, limitMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const ignore = () => {};
  client.on('error', ignore);
  try {
    return await Promise.race([
      client.query('select 1').then(
        () => true,
        () => false,
      ),
      new Promise<boolean>((resolve) => {
        timer = setTimeout(resolve, limitMs, false).unref();
      }),
    ]);
  } finally {
    clearTimeout(timer);
    client.off('error', ignore);
  }
}

export function createConnectionTrust({
  unusedMs = UNUSED_MS,
  checkMs = CHECK_MS,
} = {}): ConnectionTrust {
  const answeredMs = new WeakMap<PoolClient, number>();
  let lostMs = Number.NEGATIVE_INFINITY;

  async function isUsable(client: PoolClient): Promise<boolean> {
    const answered = answeredMs.get(client);
    // a new one has just answered
    if (answered === undefined) return true;
    if (answered <= lostMs) return false;
    if (performance.now() - answered < unusedMs) return true;
    if (await answersWithin(client, checkMs)) return true;
    lostMs = performance.now() - checkMs;
    return false;
  }

  return {
    async connect(pool) {
      for (;;) {
        const client = await pool.connect();
        if (await isUsable(client)) {
          answeredMs.set(client, performance.now());
          return client;
        }
        client.release(true);
      }
    },
    noteAnswer(client) {
      answeredMs.set(client, performance.now());
    },
    noteLoss() {
      lostMs = performance.now();
    },
  };
}
