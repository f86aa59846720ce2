import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { connectDatabase } from '../../../platform/database/connect.ts';
import { migrate } from '../../../platform/database/migrate.ts';
import { readMigrations } from '../../../platform/database/migration-files.ts';
import { createBareServerDatabase } from '../../../testing/server-databases.ts';
import type { FastWorkerOptions, UsedByWorker } from './fast-worker.ts';
import { countStored } from './stored-queries.ts';

/**
 * For measurements: a worker on a PostgreSQL database of its own. Its first line of input is whom
 * it asks, `{"root": "http://…", "settings": {…}, "key": "…"}`; to each line `{"at": 1789776000}` it
 * runs its job at that time and answers with what it has used so far; to `{"isOver": true}` with
 * what is stored, and deletes the database.
 */
interface Start {
  readonly root: string;
  readonly settings: object;
  readonly key: string;
}

type Order = { readonly at: number } | { readonly isOver: true };

function startWorker(options: FastWorkerOptions) {
  const script = join(import.meta.dirname, 'fast-worker.ts');
  const child = spawn(process.execPath, [script, JSON.stringify(options)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const exit = once(child, 'exit');
  // it ends with us, however that is
  process.once('exit', () => void child.kill());
  return {
    async run(at: number): Promise<UsedByWorker> {
      child.stdin.write(`${at}\n`);
      const { value, done } = await lines.next();
      if (done === true) throw new Error('the worker ended');
      return JSON.parse(String(value)) as UsedByWorker;
    },
    async end(): Promise<void> {
      child.kill();
      await exit;
    },
  };
}

const write = (answer: object | undefined): void =>
  void process.stdout.write(`${JSON.stringify(answer)}\n`);

async function work(lines: AsyncIterator<string>): Promise<void> {
  const first = await lines.next();
  const { root, settings, key } = JSON.parse(String(first.value)) as Start;
  const { url: databaseUrl, drop } = await createBareServerDatabase();
  const connection = connectDatabase({ dataDir: '', databaseUrl });
  await connection.withoutDeadline(() => migrate(connection.pool, readMigrations()));
  await connection.close();
  const roots = { 'api-football': root };
  const worker = startWorker({ databaseUrl, roots, settings: JSON.stringify(settings), key });
  write({ isReady: true });
  try {
    for (;;) {
      const { value, done } = await lines.next();
      if (done === true) return;
      const order = JSON.parse(value) as Order;
      if ('isOver' in order) return write(await countStored(databaseUrl));
      write(await worker.run(order.at));
    }
  } finally {
    await worker.end();
    await drop();
  }
}

await work(createInterface({ input: process.stdin })[Symbol.asyncIterator]());
process.exit();
