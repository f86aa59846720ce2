import type { Pool, PoolClient, QueryResult } from 'pg';
import type { VisitorsFirst } from '../admission/visitors-first.ts';
import { DatabaseUnavailable, isLossOfDatabase } from '../errors/database-errors.ts';
import { copyIn, isCopyIn } from './copy-in.ts';
import type { ServerWatch } from './server-watch.ts';
import { isInStatementScope, noteStatement } from './statement-count.ts';

type Row = Record<string, unknown>;

export type SqlClient = {
  query<R = Row>(
    text: string,
    parameters?: readonly unknown[],
  ): Promise<{
    readonly command: 'UPDATE' | 'DELETE' | 'INSERT' | 'SELECT' | 'MERGE';
    readonly rowCount: number;
    readonly rows: R[];
  }>;
  release(): void;
};

export type SqlPool = {
  connect(): Promise<SqlClient>;
  end(): Promise<void>;
};

function explain(error: unknown): unknown {
  if (error instanceof DatabaseUnavailable || !isLossOfDatabase(error)) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new DatabaseUnavailable(message, { cause: error });
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

function wrapClient(client: PoolClient, waitFor: WaitFor, onRelease: () => void): SqlClient {
  let fault: Error | undefined;
  // The pool listens to idle clients only: without this a connection lost in use ends the process.
  const onLoss = (error: Error) => {
    fault ??= error;
  };
  client.on('error', onLoss);
  return {
    async query(text, parameters) {
      noteStatement();
      try {
        return (await waitFor(() => run(client, text, parameters))) as never;
      } catch (error) {
        const explained = explain(error);
        if (explained instanceof DatabaseUnavailable) fault = explained;
        throw explained;
      }
    },
    // A client whose connection failed is destroyed; the pool opens another.
    release() {
      client.off('error', onLoss);
      client.release(fault);
      onRelease();
    },
  };
}

type WaitFor = ServerWatch['waitFor'];

const withoutWatch: WaitFor = (request) => request();

/** Beyond this many waiting callers the next is refused immediately. */
const MAX_WAITING = 500;

/**
 * The only access to the database: both engines behind it, errors classified, statements counted.
 * @param guards.priority lets visitors go first, where all share one connection
 * @param guards.watch lets visitors give up early when the server does not respond
 */
export function createSqlPool(
  pool: Pool,
  close: () => Promise<void>,
  { priority, watch }: { priority?: VisitorsFirst; watch?: ServerWatch } = {},
): SqlPool {
  return {
    async connect() {
      const isVisitor = isInStatementScope();
      const turn = isVisitor ? undefined : priority?.untilFree();
      if (turn !== undefined) await turn;
      if (pool.waitingCount >= MAX_WAITING) {
        throw new DatabaseUnavailable(`${MAX_WAITING} callers already wait for a connection`);
      }
      if (isVisitor) priority?.acquire();
      const onRelease = () => {
        if (isVisitor) priority?.release();
      };
      try {
        const waitFor = (isVisitor && watch?.waitFor) || withoutWatch;
        const opened = pool.connect();
        const client = await waitFor(() => opened).catch((error: unknown) => {
          // a connection that arrives after its visitor gave up is returned to the pool
          opened.then(
            (late) => late.release(),
            () => {},
          );
          throw error;
        });
        return wrapClient(client, waitFor, onRelease);
      } catch (error) {
        onRelease();
        throw explain(error);
      }
    },
    async end() {
      await pool.end();
      await close();
    },
  };
}
