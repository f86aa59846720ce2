import { sql } from 'kysely';
import { openLine } from '../../testing/breakable-line.ts';
import { createServerDatabase } from '../../testing/server-databases.ts';
import { connectDatabase } from './connect.ts';
import { createConnectionTrust } from './connection-trust.ts';
import { enterDeadline } from './deadline.ts';
import { enterStatementScope } from './statement-count.ts';

const onPostgres = process.env['TEST_DATABASE'] === 'postgres' ? describe : describe.skip;

/** The deadline of a statement is ten seconds. */
const LATEST_MS = 5_000;

function asVisitor<Value>(work: () => Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    enterStatementScope(() => enterDeadline(9_000, () => void work().then(resolve, reject)));
  });
}

onPostgres('a connection that was lost while nobody used it', () => {
  test('is replaced for the first caller', async () => {
    const made = await createServerDatabase();
    const line = await openLine(made.url);
    const database = connectDatabase({ dataDir: '/nowhere', databaseUrl: line.url, poolSize: 4 });
    try {
      const one = () => sql`select pg_sleep(0.1)`.execute(database.db);
      await asVisitor(() => Promise.all([one(), one(), one(), one()]));
      // longer unused than connections are trusted; then they answer nothing, without being closed
      await new Promise((resolve) => setTimeout(resolve, 2_200));
      await line.stallOpen();
      const began = performance.now();
      await asVisitor(() => Promise.all([one(), one(), one(), one()]));
      expect(performance.now() - began).toBeLessThan(LATEST_MS);
    } finally {
      await line.close();
      await database.close();
      await made.drop();
    }
  }, 60_000);
});

describe('connection trust', () => {
  /** A pool that hands out the given connections in order. */
  function poolOf(clients: readonly FakeClient[]) {
    const waiting = [...clients];
    return { connect: async () => waiting.shift() as never } as never;
  }

  class FakeClient {
    isReleased = false;
    checks = 0;
    readonly #answers: boolean;
    constructor(answers: boolean) {
      this.#answers = answers;
    }
    on() {}
    off() {}
    query() {
      this.checks += 1;
      return this.#answers ? Promise.resolve() : new Promise(() => {});
    }
    release() {
      this.isReleased = true;
    }
  }

  test('a connection that answered lately is used without a check', async () => {
    const trust = createConnectionTrust();
    const client = new FakeClient(false);
    trust.noteAnswer(client as never);
    expect(await trust.connect(poolOf([client]))).toBe(client);
    expect(client.checks).toBe(0);
  });

  test('after a loss all connections that have not answered since are replaced unchecked', async () => {
    const trust = createConnectionTrust();
    const [old, other, fresh] = [new FakeClient(true), new FakeClient(true), new FakeClient(true)];
    for (const client of [old, other]) trust.noteAnswer(client as never);
    trust.noteLoss();
    expect(await trust.connect(poolOf([old, other, fresh]))).toBe(fresh);
    expect([old, other].map(({ isReleased, checks }) => [isReleased, checks])).toEqual([
      [true, 0],
      [true, 0],
    ]);
  });

  test('an unused connection that does not answer its check is replaced', async () => {
    const trust = createConnectionTrust({ unusedMs: 0, checkMs: 20 });
    const [dead, alive] = [new FakeClient(false), new FakeClient(true)];
    trust.noteAnswer(dead as never);
    expect(await trust.connect(poolOf([dead, alive]))).toBe(alive);
    expect(dead.isReleased).toBe(true);
  });
});
