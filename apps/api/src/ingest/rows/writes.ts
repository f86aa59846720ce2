import { CompiledQuery, type RawBuilder } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';
import { sqlStateOf } from '../../platform/errors/database-errors.ts';

/** Statements of one transaction, sent one after the other while the next one is being built. */
export interface Writes {
  /** Whether the database supports COPY. */
  readonly canCopy: boolean;
  /** Text for a `copy … from stdin`; sent with others, before the next statement. */
  copy(statement: string, text: string): void;
  /** The result need not be awaited; after a failure nothing more is sent. */
  send<Row>(statement: RawBuilder<Row>): Promise<Row[]>;
  /** @throws the error of the first failed statement */
  done(): Promise<void>;
}

export function openWrites(tx: Tx, canCopy = false): Writes {
  let last: Promise<unknown> = Promise.resolve();
  let copies: { statement: string; text: string }[] = [];
  const queue = <Answer>(work: () => Promise<Answer>) => {
    const sent = last.then(work);
    last = sent;
    // Reported by `done`; an unawaited failure must not end the process yet.
    sent.catch(() => undefined);
    return sent;
  };
  const flush = () => {
    if (copies.length === 0) return;
    const statements = copies.map(({ statement }) => statement).join('; ');
    const texts = copies.map(({ text }) => text);
    copies = [];
    void queue(() => tx.executeQuery(CompiledQuery.raw(statements, texts)));
  };
  return {
    canCopy,
    copy(statement, text) {
      copies.push({ statement, text });
    },
    send<Row>(statement: RawBuilder<Row>) {
      flush();
      return queue(async () => (await statement.execute(tx)).rows);
    },
    async done() {
      flush();
      await last;
    },
  };
}

const IN_FAILED_TRANSACTION = '25P02';

/** Runs a function with writes and waits for them: nothing is sent after a rollback. */
export async function withWrites<Result>(
  tx: Tx,
  work: (writes: Writes) => Promise<Result>,
  canCopy = false,
): Promise<Result> {
  const writes = openWrites(tx, canCopy);
  try {
    const result = await work(writes);
    await writes.done();
    return result;
  } catch (error) {
    // The first failure has the cause; the other one only reports the rollback.
    const isOfWrites = sqlStateOf(error) === IN_FAILED_TRANSACTION;
    await writes.done().catch((first: unknown) => {
      if (isOfWrites) throw first;
    });
    throw error;
  }
}
