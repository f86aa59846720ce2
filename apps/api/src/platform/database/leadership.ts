import { connectDatabase, type DatabaseConnection } from './connect.ts';
import type { SqlClient } from './sql-pool.ts';

/** Any constant, one for everything that only one process does. */
export const LEADERS = { world: 7_460_150, exchange: 7_460_151 } as const;

export interface LeadershipOptions {
  /** undefined: the embedded database has one owner, who leads. */
  readonly databaseUrl: string | undefined;
  readonly key: number;
  /** Starts the leader's work. @returns ends it */
  readonly start: () => Promise<() => Promise<void>>;
  readonly onError: (error: unknown) => void;
  readonly everyMs?: number;
}

export interface Leadership {
  /** There is a leader: this process, already started, or another one. */
  readonly decided: Promise<void>;
  stop(): Promise<void>;
}

const EVERY_MS = 2_000;
const DEADLINE_MS = 10_000;

/**
 * Of the processes that share a PostgreSQL one leads; when it ends or loses its connection another
 * takes over. The leader has an advisory lock on its own connection, which is released with it.
 */
export function lead({ databaseUrl, ...options }: LeadershipOptions): Leadership {
  return databaseUrl === undefined ? leadAlone(options) : leadByLock({ databaseUrl, ...options });
}

type Options = Omit<LeadershipOptions, 'databaseUrl'>;

function leadAlone({ start }: Options): Leadership {
  const begun = start();
  return {
    decided: begun.then(() => undefined),
    async stop() {
      const end = await begun.catch(() => undefined);
      await end?.();
    },
  };
}

function leadByLock({
  databaseUrl,
  key,
  start,
  onError,
  everyMs = EVERY_MS,
}: Options & { readonly databaseUrl: string }): Leadership {
  const connection = connectDatabase({
    dataDir: '',
    databaseUrl,
    poolSize: 1,
    deadlineMs: DEADLINE_MS,
  });
  const decided = Promise.withResolvers<void>();
  let client: SqlClient | undefined;
  let end: (() => Promise<void>) | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopping = false;

  const look = async (): Promise<void> => {
    if (client === undefined) {
      client = await claim(connection, key);
      if (client === undefined || isStopping) return;
      end = await start();
      return;
    }
    await client.query('select 1');
  };
  /** The lock is lost with its connection: its new holder leads. */
  const giveUp = async (): Promise<void> => {
    const ending = end;
    end = undefined;
    client?.release();
    client = undefined;
    await ending?.();
  };
  const round = async (): Promise<void> => {
    try {
      await look();
      decided.resolve();
    } catch (error) {
      decided.reject(error);
      onError(error);
      await giveUp().catch(onError);
    }
    if (!isStopping) {
      timer = setTimeout(() => {
        running = round();
      }, everyMs);
    }
  };
  let running = round();
  decided.promise.catch(() => undefined);
  return {
    decided: decided.promise,
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      await running;
      await end?.();
      await client?.query('select pg_advisory_unlock($1)', [key]).catch(onError);
      client?.release();
      await connection.close();
    },
  };
}

/** A connection that has the lock, or undefined while another process does. */
async function claim({ pool }: DatabaseConnection, key: number): Promise<SqlClient | undefined> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ is_ours: boolean }>(
      'select pg_try_advisory_lock($1) as is_ours',
      [key],
    );
    if (rows[0]?.is_ours === true) return client;
  } catch (error) {
    client.release();
    throw error;
  }
  client.release();
  return undefined;
}
