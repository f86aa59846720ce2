import { MigrationRefused } from '../errors/database-errors.ts';
import { longTransaction } from './long-transaction.ts';
import { type Migration, readMigrations } from './migration-files.ts';
import type { SqlClient, SqlPool } from './sql-pool.ts';
import { refuseUnfinishedDatabase } from './unfinished-restore-queries.ts';

/** Any constant: processes that migrate the same database wait for each other on it. */
const ADVISORY_KEY = 7_460_001;

/** Makes the table of what was applied. */
export const SCHEMA_MIGRATIONS = `
  create table if not exists schema_migrations (
    id text primary key,
    sha256 text not null,
    applied_at timestamptz not null default now()
  )`;

const inTransaction = <Result>(client: SqlClient, work: () => Promise<Result>): Promise<Result> =>
  longTransaction(client, async () => {
    await client.query('select pg_advisory_xact_lock($1)', [ADVISORY_KEY]);
    return work();
  });

async function readApplied(client: SqlClient): Promise<Map<string, string>> {
  const { rows } = await client.query<{ id: string; sha256: string }>(
    'select id, sha256 from schema_migrations',
  );
  return new Map(rows.map((row) => [row.id, row.sha256]));
}

/** What to do where the tables themselves cannot be migrated. */
const START_AGAIN =
  'Set DATA_DIR (or DATABASE_URL) to a new one, start once, then import your files again with `npm run import`: matches and odds get back what the files hold. The old one is left as it is.';

/** First of the migrations that the baselines of 2026-11-24 replaced. */
const BEFORE_BASELINES = '0001-leagues-and-teams';

/** The migrations that the baselines of 2026-11-28 replaced: the first by its content, the last. */
const REPLACED = {
  firstId: '0001-platform',
  firstSha256: '356b298a02c85f071d8fac3ab3756e85c4c7470f73e320b514275beedc907a32',
  lastId: '0061-schedule-changes',
  /** Above all of them. */
  endId: '0062',
} as const;

/** The newest id that is a baseline. */
const LAST_BASELINE = '0006-discovery';

/** The replaced migrations made the same tables: a database that has all of them goes on. */
async function adoptBaselines(client: SqlClient, migrations: readonly Migration[]): Promise<void> {
  await inTransaction(client, async () => {
    const applied = await readApplied(client);
    if (applied.get(REPLACED.firstId) !== REPLACED.firstSha256) return;
    if (!applied.has(REPLACED.lastId)) return;
    await client.query('delete from schema_migrations where id < $1', [REPLACED.endId]);
    for (const migration of migrations.filter(({ id }) => id <= LAST_BASELINE)) {
      await record(client, migration);
    }
  });
}

function refuseMismatch(migrations: readonly Migration[], applied: Map<string, string>): void {
  if (applied.has(BEFORE_BASELINES)) {
    throw new MigrationRefused(
      `The database was made before the first release and cannot be migrated. ${START_AGAIN}`,
    );
  }
  if (applied.get(REPLACED.firstId) === REPLACED.firstSha256) {
    throw new MigrationRefused(
      `The database lacks migrations up to ${REPLACED.lastId}, which this build no longer has. Start the last build that has them once, then this one. To begin a new database instead: ${START_AGAIN}`,
    );
  }
  const known = new Map(migrations.map((migration) => [migration.id, migration.sha256]));
  for (const [id, sha256] of applied) {
    const expected = known.get(id);
    if (expected === undefined) {
      throw new MigrationRefused(
        `The database has migration ${id}, which this build does not know: it was made by a newer one. Start that build, or restore a backup.`,
      );
    }
    if (expected !== sha256) {
      throw new MigrationRefused(
        `Migration ${id} was changed after it had been applied. Restore the file and put the change into a new migration.`,
      );
    }
  }
}

async function record(client: SqlClient, { id, sha256 }: Migration): Promise<void> {
  await client.query('insert into schema_migrations (id, sha256) values ($1, $2)', [id, sha256]);
}

async function applyOne(client: SqlClient, migration: Migration): Promise<boolean> {
  return inTransaction(client, async () => {
    if ((await readApplied(client)).has(migration.id)) return false;
    await client.query(migration.sql);
    await record(client, migration);
    return true;
  });
}

export type MigrationProgress = (done: number, all: number) => void;

/**
 * Migrates the schema to this build, one transaction per migration.
 * @returns ids applied now
 * @throws MigrationRefused when an applied file has changed or is unknown, or the database is that
 * of an unfinished restore
 */
export async function migrate(
  pool: SqlPool,
  migrations: readonly Migration[] = readMigrations(),
  onProgress: MigrationProgress = () => {},
): Promise<string[]> {
  const client = await pool.connect();
  try {
    await refuseUnfinishedDatabase(client);
    await inTransaction(client, () => client.query(SCHEMA_MIGRATIONS));
    await adoptBaselines(client, migrations);
    const applied = await readApplied(client);
    refuseMismatch(migrations, applied);
    const done: string[] = [];
    const waiting = migrations.filter(({ id }) => !applied.has(id));
    for (const [index, migration] of waiting.entries()) {
      onProgress(index, waiting.length);
      if (await applyOne(client, migration)) done.push(migration.id);
    }
    return done;
  } finally {
    client.release();
  }
}
