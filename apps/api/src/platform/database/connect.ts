import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { Client, Pool, type PoolClient, type PoolConfig } from 'pg';
import { createVisitorsFirst } from '../admission/visitors-first.ts';
import { createCheckedSocket } from './checked-socket.ts';
import { createConnectionTrust } from './connection-trust.ts';
import { leftMs } from './deadline.ts';
import { lockData } from './lock.ts';
import { PgliteStream } from './pglite-stream.ts';
import { startPgliteThread } from './pglite-thread.ts';
import type { Database } from './schema.ts';
import { createServerWatch } from './server-watch.ts';
import { createSqlPool, type SqlPool } from './sql-pool.ts';
import { valueParsers } from './value-parsers.ts';

export type Db = Kysely<Database>;

export interface DatabaseConnection {
  readonly engine: 'pglite' | 'postgres';
  readonly db: Db;
  readonly pool: SqlPool;
  /** Statements sent while `work` runs have no deadline: for migrations. */
  withoutDeadline<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Writes a consistent copy of the embedded database into a new directory. */
  copyTo?(directory: string): Promise<void>;
  close(): Promise<void>;
}

export interface ConnectOptions {
  /** Directory of the embedded database; unused with a url. */
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  /** Timeout of a statement; 0 = none, for work that nobody waits for. */
  readonly deadlineMs?: number;
  /** How long to wait for a connection; 0 = for ever. */
  readonly waitMs?: number;
  /** Connections of one process to PostgreSQL; the embedded database has one. */
  readonly poolSize?: number;
  /** Commits do not wait for the disk: for work that can be repeated. */
  readonly commitsAhead?: boolean;
  /** Memory for pages of the embedded database, such as `16MB`; default: that of PostgreSQL. */
  readonly embeddedBuffers?: string;
  /** Called for connections lost while idle. */
  readonly onIdleError?: (error: Error) => void;
}

const DEADLINE_MS = 10_000;
const WAIT_FOR_CONNECTION_MS = 10_000;
const POOL_SIZE = 10;
/** A visitor who waits longer than this for a free connection is asked to come back. */
const VISITOR_WAITS_MS = 3_000;
/**
 * The embedded database has to be restarted to end a statement: one that began shortly before the
 * deadline of its call has this much time all the same.
 */
const SHORTEST_DEADLINE_MS = 2_000;

const SESSION = '-c timezone=UTC -c random_page_cost=1.1 -c jit=off';
/**
 * The server drops a machine that is cut off after ten seconds, with its locks: another one leads,
 * and no row waits for it. Its own idle connections are noticed to be dead as soon.
 */
const CUT_OFF =
  '-c tcp_keepalives_idle=4 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3 -c tcp_user_timeout=10000';
const KEEP_ALIVE_MS = 4_000;

const copying = new WeakSet<Db>();

/** Whether a database supports `copy … from stdin`: the embedded one has no stdin. */
export function canCopy(db: Db): boolean {
  return copying.has(db);
}

function openPool(config: PoolConfig, onIdleError: ConnectOptions['onIdleError']): Pool {
  const pool = new Pool({
    types: valueParsers,
    connectionTimeoutMillis: WAIT_FOR_CONNECTION_MS,
    ...config,
  });
  // Required: a backend that dies while idle would otherwise end the process.
  pool.on('error', (error) => onIdleError?.(error));
  return pool;
}

function assemble(
  engine: DatabaseConnection['engine'],
  pool: SqlPool,
  withoutDeadline: DatabaseConnection['withoutDeadline'],
): DatabaseConnection {
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: pool as never }) });
  if (engine === 'postgres') copying.add(db);
  return { engine, db, pool, withoutDeadline, close: () => pool.end() };
}

/** Within the deadline of the call that sends it. */
function limitOfStatement(usualMs: number | undefined): number | undefined {
  const left = leftMs();
  if (usualMs === undefined || left === undefined) return usualMs;
  return Math.min(usualMs, Math.max(left, SHORTEST_DEADLINE_MS));
}

function connectPglite(options: ConnectOptions): DatabaseConnection {
  const unlock = lockData(options.dataDir);
  const thread = startPgliteThread({
    directory: join(options.dataDir, 'db'),
    buffers: options.embeddedBuffers,
  });
  const givenMs = options.deadlineMs ?? DEADLINE_MS;
  const usualDeadlineMs = givenMs === 0 ? undefined : givenMs;
  let deadlineMs = usualDeadlineMs;
  const pool = openPool(
    {
      max: 1,
      idleTimeoutMillis: 0,
      // Creating the database may take minutes; visitors have deadlines of their own.
      connectionTimeoutMillis: options.waitMs ?? 0,
      ssl: false,
      user: 'postgres',
      database: 'postgres',
      stream: () => new PgliteStream(thread, () => limitOfStatement(deadlineMs)) as never,
    },
    options.onIdleError,
  );
  const close = async () => {
    await thread.close();
    unlock();
  };
  const connection = assemble(
    'pglite',
    createSqlPool(pool, close, { priority: createVisitorsFirst() }),
    async (work) => {
      deadlineMs = undefined;
      try {
        return await work();
      } finally {
        deadlineMs = usualDeadlineMs;
      }
    },
  );
  return {
    ...connection,
    async copyTo(directory) {
      // between two clients: no transaction is open
      const client = await connection.pool.connect();
      try {
        await thread.copyTo(directory);
      } finally {
        client.release();
      }
    },
  };
}

const PROBE_MS = 2_000;

/** Runs one short statement on a connection of its own. */
async function runAside(connectionString: string, text: string): Promise<void> {
  const client = new Client({
    connectionString,
    application_name: 'tipmark-probe',
    connectionTimeoutMillis: PROBE_MS,
    query_timeout: PROBE_MS,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(text);
  } finally {
    client.end().catch(() => {});
  }
}

/** Ends what a connection runs: closing it alone does not end its statement. */
function cancelOn(connectionString: string, onError: ConnectOptions['onIdleError']) {
  return (client: PoolClient): void => {
    const { processID } = client as PoolClient & { readonly processID?: number | null };
    if (typeof processID !== 'number') return;
    runAside(connectionString, `select pg_cancel_backend(${processID})`).catch((error: Error) =>
      onError?.(error),
    );
  };
}

function connectPostgres(options: ConnectOptions, databaseUrl: string): DatabaseConnection {
  const deadlineMs = options.deadlineMs ?? DEADLINE_MS;
  const commits = options.commitsAhead === true ? ' -c synchronous_commit=off' : '';
  const pool = openPool(
    {
      connectionString: databaseUrl,
      max: options.poolSize ?? POOL_SIZE,
      connectionTimeoutMillis: options.waitMs ?? WAIT_FOR_CONNECTION_MS,
      application_name: 'tipmark-api',
      stream: () => createCheckedSocket(),
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
      // Named and generic plans are up to 15 times slower on queries over a range of days.
      options: `${SESSION} ${CUT_OFF}${commits} -c plan_cache_mode=force_custom_plan -c statement_timeout=${deadlineMs}`,
      // The server's own limit applies first; this one is for a server that does not respond at
      // all.
      ...(deadlineMs === 0 ? {} : { query_timeout: deadlineMs + 2_000 }),
    },
    options.onIdleError,
  );
  const guards = {
    watch: createServerWatch({ probe: () => runAside(databaseUrl, 'select 1') }),
    trust: createConnectionTrust(),
    cancel: cancelOn(databaseUrl, options.onIdleError),
    mostWaitMs: VISITOR_WAITS_MS,
  };
  // Migrations lift the server's limit themselves.
  return assemble(
    'postgres',
    createSqlPool(pool, async () => {}, guards),
    (work) => work(),
  );
}

/**
 * Opens the database: PostgreSQL where a url is given, else the embedded one in the data directory.
 * @throws DataInUse when another process owns the data directory
 */
export function connectDatabase(options: ConnectOptions): DatabaseConnection {
  return options.databaseUrl === undefined
    ? connectPglite(options)
    : connectPostgres(options, options.databaseUrl);
}
