import { EventEmitter } from 'node:events';
import type { Pool } from 'pg';
import { DatabaseUnavailable } from '../errors/database-errors.ts';
import { enterDeadline } from './deadline.ts';
import type { ServerWatch } from './server-watch.ts';
import { createSqlPool } from './sql-pool.ts';
import { enterStatementScope } from './statement-count.ts';

function asVisitor<Value>(work: () => Promise<Value>, deadlineMs = 9_000): Promise<Value> {
  return new Promise((resolve, reject) => {
    enterStatementScope(() => enterDeadline(deadlineMs, () => void work().then(resolve, reject)));
  });
}

interface Options {
  readonly answer: () => Promise<unknown>;
  readonly waitFor?: ServerWatch['waitFor'];
}

/** A pool of one connection, whose cancelled statements are counted. */
function aPool({ answer, waitFor = (request) => request() }: Options) {
  const client = Object.assign(new EventEmitter(), { query: answer, release: jest.fn() });
  const pool = { connect: async () => client, waitingCount: 0 } as unknown as Pool;
  const cancel = jest.fn();
  const own = createSqlPool(pool, async () => {}, {
    watch: { waitFor, countOfReturns: 0 },
    cancel,
  });
  const query = async () => {
    const taken = await own.connect();
    try {
      return await taken.query('select 1');
    } finally {
      taken.release();
    }
  };
  return { client, cancel, query };
}

const never = () => new Promise<never>(() => {});

test('a statement is cancelled when its visitor leaves since the server seems to be away', async () => {
  let waits = 0;
  const { client, cancel, query } = aPool({
    answer: never,
    // the connection is had, the answer is not
    waitFor(request) {
      const requested = request();
      waits += 1;
      return waits === 1 ? requested : Promise.reject(new DatabaseUnavailable('away'));
    },
  });
  await expect(asVisitor(query)).rejects.toThrow('away');
  expect(cancel.mock.calls).toEqual([[client]]);
});

test('a statement is cancelled at the deadline of its call', async () => {
  const { client, cancel, query } = aPool({ answer: never });
  await expect(asVisitor(query, 50)).rejects.toThrow(DatabaseUnavailable);
  expect(cancel.mock.calls).toEqual([[client]]);
});

test.each([
  ['has answered', async () => ({ rows: [] })],
  ['has refused it', async () => Promise.reject(Object.assign(new Error('no'), { code: '42P01' }))],
  ['is lost', async () => Promise.reject(new Error('Connection terminated unexpectedly'))],
])('nothing is cancelled where the server %s', async (_, answer) => {
  const { cancel, query } = aPool({ answer });
  await asVisitor(query).catch(() => {});
  expect(cancel).not.toHaveBeenCalled();
});
