import type { Sink } from '@tipmark/importers';
import { sql } from 'kysely';
import type { Bus } from '../../platform/bus/bus.ts';
import { onIngested } from '../../platform/cache/on-ingested.ts';
import type { Config } from '../../platform/config/config.ts';
import { connectDatabase, type DatabaseConnection } from '../../platform/database/connect.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { tx } from '../../platform/database/tx.ts';
import { createFeedMemory } from '../apply/apply-batch.ts';
import { applyFeedStream } from '../apply/apply-feed-stream.ts';
import { settlePeople, wordsOnPeople } from '../people/settle-people.ts';

/** Nobody waits for an answer here, so a slow disk may take its time. */
const DEADLINE_MS = 120_000;
const BATCH_SIZE = 2_500;
/** What is imported is hardly read again, and pages of files stand in the memory of the system. */
const BUFFERS = '16MB';

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
    embeddedBuffers: BUFFERS,
    // Files can be imported again; what was said to be stored is, once the import has ended.
    commitsAhead: true,
  });
  try {
    await connection.withoutDeadline(() => migrate(connection.pool));
  } catch (error) {
    await connection.close();
    throw error;
  }
  return sinkInto(connection, config.REDIS_URL);
}

async function sinkInto(
  connection: DatabaseConnection,
  redisUrl: string | undefined,
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
      });
      if (bus !== undefined) onIngested(bus, report.touched);
      return report;
    },
    async settle() {
      const settled = await settlePeople(connection.db);
      if (bus !== undefined) onIngested(bus, settled.touched);
      return wordsOnPeople(settled);
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
 * Apis that share the database hear what changed; a lost Redis only makes them later. Who has none
 * does not wait for its client to be loaded.
 */
async function openBus(redisUrl: string | undefined): Promise<Bus | undefined> {
  if (redisUrl === undefined) return undefined;
  const { createRedisBus } = await import('../../platform/bus/redis-bus.ts');
  return createRedisBus(redisUrl, () => undefined);
}

/** Waits until everything that was committed is on the disk. */
async function reachDisk({ db, engine }: DatabaseConnection): Promise<void> {
  if (engine !== 'postgres') return;
  await tx(db, async (trx) => {
    await sql`set local synchronous_commit to on`.execute(trx);
    // Only a transaction that has a number waits when it is committed.
    await sql`select txid_current()`.execute(trx);
  });
}
