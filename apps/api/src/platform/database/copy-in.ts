import type { Connection, PoolClient, QueryResult } from 'pg';

const COPY = /^copy .+ from stdin/;

/** Whether a statement reads its parameters: a text for each `copy … from stdin` of it. */
export function isCopyIn(statement: string): boolean {
  return COPY.test(statement);
}

/**
 * Runs one or several `copy … from stdin;` and pipelines their data: the server proceeds without
 * round trips. After a failure it skips the rest.
 */
export function copyIn(
  client: PoolClient,
  statement: string,
  texts: readonly string[],
): Promise<QueryResult> {
  return new Promise((resolve, reject) => {
    client.query(
      new CopyIn(statement, texts, (error) => {
        if (error) reject(error);
        else resolve({ command: 'COPY', rowCount: null, oid: 0, fields: [], rows: [] });
      }),
    );
  });
}

/** Members of a connection of `pg` that its types do not declare. */
type CopyConnection = Connection & {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
};

/** A query as `pg` expects it; the methods are those it calls. */
class CopyIn {
  readonly #statement: string;
  readonly #texts: readonly string[];
  callback: (error: Error | null) => void;

  constructor(
    statement: string,
    texts: readonly string[],
    callback: (error: Error | null) => void,
  ) {
    this.#statement = statement;
    this.#texts = texts;
    this.callback = callback;
  }

  submit(connection: Connection): void {
    const { stream } = connection;
    stream.cork();
    connection.query(this.#statement);
    for (const text of this.#texts) {
      (connection as CopyConnection).sendCopyFromChunk(Buffer.from(text));
      (connection as CopyConnection).endCopyFrom();
    }
    stream.uncork();
  }

  handleCopyInResponse(): void {}

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.callback(null);
  }

  handleError(error: Error): void {
    this.callback(error);
  }
}
