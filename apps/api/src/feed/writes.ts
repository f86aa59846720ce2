import type { RawBuilder } from 'kysely';
import { sqlStateOf } from '../database/database-errors.ts';
import type { Tx } from '../database/tx.ts';

/** Statements of one transaction that go out one after the other while the next is put together. */
export interface Writes {
  /** Nobody has to wait for the answer; after one that failed no further one is sent. */
  send<Row>(statement: RawBuilder<Row>): Promise<Row[]>;
  /** @throws what the first failed statement threw */
  done(): Promise<void>;
}

export function openWrites(tx: Tx): Writes {
  let last: Promise<unknown> = Promise.resolve();
  return {
    send<Row>(statement: RawBuilder<Row>) {
      const sent = last.then(async () => (await statement.execute(tx)).rows);
      last = sent;
      // Told by `done`; a failure nobody waits for yet must not end the process.
      sent.catch(() => undefined);
      return sent;
    },
    async done() {
      await last;
    },
  };
}

const IN_FAILED_TRANSACTION = '25P02';

/** Runs work with writes, which are through when it is: nothing is sent after a rollback. */
export async function withWrites<Result>(
  tx: Tx,
  work: (writes: Writes) => Promise<Result>,
): Promise<Result> {
  const writes = openWrites(tx);
  try {
    const result = await work(writes);
    await writes.done();
    return result;
  } catch (error) {
    // Of the two the one that failed first knows why; the other only hears that all is lost.
    const isOfWrites = sqlStateOf(error) === IN_FAILED_TRANSACTION;
    await writes.done().catch((first: unknown) => {
      if (isOfWrites) throw first;
    });
    throw error;
  }
}
