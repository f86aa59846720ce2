import type { Pool, PoolClient, QueryResult } from 'pg';
import type { VisitorsFirst } from '../admission/visitors-first.ts';
import { DatabaseUnavailable, isLossOfDatabase, sqlStateOf } from '../errors/database-errors.ts';
import type { ConnectionTrust } from './connection-trust.ts';
import { copyIn, isCopyIn } from './copy-in.ts';
import { DeadlinePassed, leftMs, withinDeadline } from './deadline.ts';
import type { ServerWatch } from './server-watch.ts';
import { isInStatementScope, noteStatement } from './statement-count.ts';
import { traceStatement } from './trace-statement.ts';

type Row = Record<string, unknown>;

export interface SqlClient {
  query<R = Row>(
    text: string,
    parameters?: readonly unknown[],
  ): Promise<{
    readonly command: 'UPDATE' | 'DELETE' | 'INSERT' | 'SELECT' | 'MERGE';
    readonly rowCount: number;
    readonly rows: R[];
  }>;
  release(): void;
}

export interface SqlPool {
  /** When the database last answered, on the clock of `performance.now()`. */
  readonly answeredAtMs: number;
  /** How often the database has come back after it was away. */
  readonly countOfReturns: number;
  connect(): Promise<SqlClient>;
  /** For the operator's collector. */
  metricValues(): {
    readonly database_connections: {
      readonly label: 'state';
      readonly values: { readonly busy: number; readonly idle: number };
    };
    readonly database_waiting_callers: number;
  };
  end(): Promise<void>;
}

function explain(error: unknown): unknown {
  if (error instanceof DatabaseUnavailable || !isLossOfDatabase(error)) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new DatabaseUnavailable(message, { cause: error });
}

/** True unless the server itself reported the error, or the caller's time was over. */
function isLossOfConnection(error: unknown): boolean {
  if (error instanceof DeadlinePassed) return false;
  return !/^(?:53|57014|58)/.test(sqlStateOf(error) ?? '');
}

function run(
  client: PoolClient,
  text: string,
  parameters: readonly unknown[] | undefined,
): Promise<QueryResult> {
  if (parameters === undefined) return client.query(text);
  if (isCopyIn(text)) return copyIn(client, text, parameters as readonly string[]);
  return client.query(text, [...parameters]);
}

interface Wrapping {
  readonly waitFor: WaitFor;
  readonly cancel: Guards['cancel'];
  readonly onAnswer: () => void;
  readonly onLoss: () => void;
  readonly onRelease: () => void;
}

function wrapClient(client: PoolClient, wrapping: Wrapping): SqlClient {
  const { waitFor, cancel, onAnswer, onLoss, onRelease } = wrapping;
  let fault: Error | undefined;
  // The pool listens to idle clients only: without this a connection lost in use ends the process.
  const onError = (error: Error) => {
    fault ??= error;
  };
  client.on('error', onError);
  return {
    async query(text, parameters) {
      noteStatement();
      let isRunning = false;
      const begin = () => {
        isRunning = true;
        return run(client, text, parameters).finally(() => {
          isRunning = false;
        });
      };
      try {
        const answer = await traceStatement(text, () => withinDeadline(() => waitFor(begin)));
        onAnswer();
        return answer as never;
      } catch (error) {
        // its caller gave up, at the deadline or because the server seems to be away
        if (isRunning) cancel?.(client);
        const explained = explain(error);
        if (explained instanceof DatabaseUnavailable) {
          fault = explained;
          if (isLossOfConnection(error)) onLoss();
        }
        throw explained;
      }
    },
    // A client whose connection failed is destroyed; the pool opens another.
    release() {
      client.off('error', onError);
      client.release(fault);
      onRelease();
    },
  };
}

type WaitFor = ServerWatch['waitFor'];

const withoutWatch: WaitFor = (request) => request();

/** Beyond this many waiting callers the next is refused immediately. */
const MAX_WAITING = 500;

export interface Guards {
  /** Lets visitors go first, where all share one connection. */
  readonly priority?: VisitorsFirst;
  /** Lets visitors give up early when the server does not respond. */
  readonly watch?: ServerWatch;
  /** Discards connections that were lost while nobody used them. */
  readonly trust?: ConnectionTrust;
  /** Ends the statement that a client runs; the client is discarded afterwards. */
  readonly cancel?: (client: PoolClient) => void;
  /** A visitor waits no longer than this for a connection. */
  readonly mostWaitMs?: number;
}

/**
 * The only access to the database: both engines behind it, errors classified, statements counted,
 * deadlines of calls enforced.
 */
export function createSqlPool(
  pool: Pool,
  close: () => Promise<void>,
  { priority, watch, trust, cancel, mostWaitMs = Number.POSITIVE_INFINITY }: Guards = {},
): SqlPool {
  let answeredAtMs = Number.NEGATIVE_INFINITY;

  async function takeClient(waitFor: WaitFor): Promise<PoolClient> {
    const opened = trust === undefined ? pool.connect() : trust.connect(pool);
    try {
      return await withinDeadline(() => waitFor(() => opened), { mostMs: mostWaitMs });
    } catch (error) {
      // a connection that arrives after its visitor gave up is returned to the pool
      opened.then(
        (late) => late.release(),
        () => {},
      );
      throw error;
    }
  }

  return {
    get answeredAtMs() {
      return answeredAtMs;
    },
    get countOfReturns() {
      return watch?.countOfReturns ?? 0;
    },
    async connect() {
      const isVisitor = isInStatementScope();
      const free = isVisitor ? undefined : priority?.untilFree();
      if (free !== undefined) await free;
      if (pool.waitingCount >= MAX_WAITING) {
        throw new DatabaseUnavailable(
          `database: ${MAX_WAITING} callers already wait for a connection; raise DATABASE_POOL_SIZE if this lasts`,
        );
      }
      const left = leftMs();
      if (left !== undefined && left <= 0) throw new DeadlinePassed();
      if (isVisitor) priority?.acquire();
      const onRelease = () => {
        if (isVisitor) priority?.release();
      };
      try {
        const waitFor = (isVisitor && watch?.waitFor) || withoutWatch;
        const client = await takeClient(waitFor);
        return wrapClient(client, {
          waitFor,
          cancel,
          onAnswer() {
            answeredAtMs = performance.now();
            trust?.noteAnswer(client);
          },
          onLoss() {
            answeredAtMs = Number.NEGATIVE_INFINITY;
            trust?.noteLoss();
          },
          onRelease,
        });
      } catch (error) {
        onRelease();
        throw explain(error);
      }
    },
    metricValues: () => ({
      database_connections: {
        label: 'state',
        values: { busy: pool.totalCount - pool.idleCount, idle: pool.idleCount },
      },
      database_waiting_callers: pool.waitingCount,
    }),
    async end() {
      answeredAtMs = Number.NEGATIVE_INFINITY;
      await pool.end();
      await close();
    },
  };
}
