import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

/**
 * Owns the embedded database inside a thread of its own: PGlite runs synchronously, so that a slow
 * statement would otherwise stop the whole server. Speaks PostgreSQL's wire protocol in bytes.
 */
export type WorkerRequest = { readonly id: number; readonly bytes: Uint8Array | 'close' };
export type WorkerReply =
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly id: number; readonly failure: string };

export type WorkerInput = {
  readonly directory: string;
  /** Pages of tables kept in memory, such as `16MB`; default: those of PostgreSQL. */
  readonly buffers?: string | undefined;
};

// Fewer rows of a table are looked at than a server would: it stands still meanwhile.
const SETTINGS = `
  set timezone = 'UTC';
  set random_page_cost = 1.1;
  set jit = off;
  set plan_cache_mode = force_custom_plan;
  set default_statistics_target = 20;
`;

const withBuffers = (size: string): string[] => [
  ...PGlite.defaultStartParams,
  ...['-c', `shared_buffers=${size}`],
];

/** A database is made in moments, and several instances of PostgreSQL take part in it. */
const BUFFERS_OF_MAKING = '4MB';

/** Made aside and renamed: a start killed half-way leaves nothing that looks like a database. */
async function makeDatabase(directory: string): Promise<void> {
  const draft = `${directory}.making`;
  rmSync(draft, { recursive: true, force: true });
  const database = await PGlite.create({
    dataDir: draft,
    startParams: withBuffers(BUFFERS_OF_MAKING),
  });
  await database.close();
  renameSync(draft, directory);
}

async function openDatabase({ directory, buffers }: WorkerInput): Promise<PGlite> {
  if (!existsSync(directory)) await makeDatabase(directory);
  if (!existsSync(join(directory, 'PG_VERSION'))) {
    throw new Error(`${directory} is not a database any more`);
  }
  const database = await PGlite.create({
    dataDir: directory,
    ...(buffers === undefined ? {} : { startParams: withBuffers(buffers) }),
  });
  await database.exec(SETTINGS);
  return database;
}

const port = parentPort;
if (port === null) throw new Error('pglite-worker.ts is started as a worker thread');
const opened = openDatabase(workerData as WorkerInput);
// Every request reports the failure itself.
opened.catch(() => undefined);

async function answer({ id, bytes }: WorkerRequest): Promise<WorkerReply> {
  try {
    const database = await opened;
    if (bytes !== 'close') return { id, bytes: await database.execProtocolRaw(bytes) };
    await database.close();
    return { id, bytes: new Uint8Array() };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
}

let queue: Promise<void> = Promise.resolve();
port.on('message', (request: WorkerRequest) => {
  queue = queue.then(async () => port.postMessage(await answer(request)));
});
