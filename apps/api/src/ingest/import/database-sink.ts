import type { Sink } from '@tipmark/importers';
import type { Bus } from '../../platform/bus/bus.ts';
import { onIngested } from '../../platform/cache/on-ingested.ts';
import { type Clock, createClock } from '../../platform/config/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import { connectDatabase, type DatabaseConnection } from '../../platform/database/connect.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { createFeedMemory } from '../apply/apply-batch.ts';
import { applyFeedStream } from '../apply/apply-feed-stream.ts';
import { settleImported } from '../settling/settle-imported.ts';
import { reachDisk } from './durability-queries.ts';
import { findImported, saveImported } from './imported-file-queries.ts';

/** Nobody waits for an import, so a busy machine or a slow disk may take its time. */
const NO_DEADLINE = { deadlineMs: 0, waitMs: 0 };
/** A server that accepts no connection for so long is away. */
const SERVER_WAIT_MS = 60_000;
const BATCH_SIZE = 2_500;
/** Imported data is rarely read again, and the operating system caches the files' pages. */
const BUFFERS = '16MB';

/**
 * Applies records in this process, which then owns the embedded database, or shares PostgreSQL.
 * @throws DataInUse when another process owns the embedded database
 */
export async function openDatabaseSink(config: Config): Promise<Sink> {
  return sinkInto(await openImported(config), config.REDIS_URL, createClock(config.FIXED_NOW));
}

/**
 * Opens the database for a command on imported data, and closes it afterwards.
 * @throws DataInUse when another process owns the embedded database
 */
export async function withImported(
  config: Config,
  work: (connection: DatabaseConnection) => Promise<void>,
): Promise<void> {
  const connection = await openImported(config);
  try {
    await work(connection);
  } finally {
    await connection.close();
  }
}

async function openImported(config: Config): Promise<DatabaseConnection> {
  const connection = connectDatabase({
    dataDir: config.DATA_DIR,
    databaseUrl: config.DATABASE_URL,
    ...NO_DEADLINE,
    ...(config.DATABASE_URL === undefined ? {} : { waitMs: SERVER_WAIT_MS }),
    poolSize: 1,
    embeddedBuffers: BUFFERS,
    // Files can be imported again; data reported as stored is durable once the import has ended.
    commitsAhead: true,
  });
  try {
    await connection.withoutDeadline(() => migrate(connection.pool));
  } catch (error) {
    await connection.close();
    throw error;
  }
  return connection;
}

async function sinkInto(
  connection: DatabaseConnection,
  redisUrl: string | undefined,
  clock: Clock,
): Promise<Sink> {
  const memory = createFeedMemory();
  const bus = await openBus(redisUrl);
  return {
    async apply(lines, { after, isWhole }) {
      const report = await applyFeedStream(connection.db, lines, {
        batchSize: BATCH_SIZE,
        isWhole,
        memory,
        after,
        nowSeconds: clock,
      });
      if (bus !== undefined) onIngested(bus, report.touched);
      return report;
    },
    findImported: (file) => findImported(connection.db, file),
    noteImported: (file, matches) => saveImported(connection.db, file, matches, clock()),
    async settle() {
      const { touched, lines } = await settleImported(connection.db, clock());
      if (bus !== undefined) onIngested(bus, touched);
      return [...lines];
    },
    async close() {
      await bus?.close();
      try {
        await reachDisk(connection);
      } finally {
        await connection.close();
      }
    },
  };
}

/**
 * APIs that share the database are notified of changes; without Redis they only learn of them
 * later. If it is not configured, its client is not loaded.
 */
async function openBus(redisUrl: string | undefined): Promise<Bus | undefined> {
  if (redisUrl === undefined) return undefined;
  const { createRedisBus } = await import('../../platform/bus/redis-bus.ts');
  return createRedisBus(redisUrl, () => undefined);
}
