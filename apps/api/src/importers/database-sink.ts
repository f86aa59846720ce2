import { createRedisBus } from '../bus/redis-bus.ts';
import type { Config } from '../config.ts';
import { connectDatabase, type DatabaseConnection } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { applyFeedStream } from '../feed/apply-feed-stream.ts';
import { onIngested } from '../hot/on-ingested.ts';
import type { Sink } from './sink.ts';

/** Nobody waits for an answer here, so a slow disk may take its time. */
const DEADLINE_MS = 120_000;
const BATCH_SIZE = 2_500;

/**
 * Applies records in this process, which then owns the embedded database, or shares PostgreSQL.
 * @throws DataInUse when another process owns the embedded database
 */
export async function openDatabaseSink(config: Config): Promise<Sink> {
  const connection = connectDatabase({
    dataDir: config.DATA_DIR,
    databaseUrl: config.DATABASE_URL,
    deadlineMs: DEADLINE_MS,
    poolSize: 1,
  });
  try {
    await connection.withoutDeadline(() => migrate(connection.pool));
  } catch (error) {
    await connection.close();
    throw error;
  }
  return sinkInto(connection, config.REDIS_URL);
}

function sinkInto(connection: DatabaseConnection, redisUrl: string | undefined): Sink {
  // Apis that share the database hear what changed; a lost Redis only makes them later.
  const bus = redisUrl === undefined ? undefined : createRedisBus(redisUrl, () => undefined);
  return {
    async apply(lines, after) {
      const report = await applyFeedStream(connection.db, lines, {
        batchSize: BATCH_SIZE,
        isWhole: true,
        after,
      });
      if (bus !== undefined) onIngested(bus, report.touched);
      return report;
    },
    async close() {
      await bus?.close();
      await connection.close();
    },
  };
}
