import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

/**
 * Runs the embedded database in a separate thread: PGlite is synchronous, so a slow statement would
 * otherwise block the whole server. Exchanges bytes of PostgreSQL's wire protocol.
 */
export interface WorkerRequest {
  readonly id: number;
  readonly bytes: Uint8Array | 'close' | CopyTo;
}
/** A directory that does not exist yet. */
export interface CopyTo {
  readonly copyTo: string;
}
export type WorkerReply =
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly id: number; readonly failure: string };

export interface WorkerInput {
  readonly directory: string;
  /** Pages of tables cached in memory, such as `16MB`; default: those of PostgreSQL. */
  readonly buffers?: string | undefined;
}

// Fewer rows of a table are sampled than on a server: other statements wait meanwhile.
const SETTINGS = `
  set timezone = 'UTC';
  set random_page_cost = 1.1;
  set jit = off;
  set plan_cache_mode = force_custom_plan;
  set default_statistics_target = 20;
`;

const withBuffers = (size: string): string[] => [
  ...PGlite.defaultStartParams,
  '-c',
  `shared_buffers=${size}`,
];

const MAKER = fileURLToPath(new URL('make-database.ts', import.meta.url));

/**
 * Built in a temporary directory and renamed: an interrupted start leaves nothing that looks like a
 * database.
 */
function makeDatabase(directory: string): void {
  const draft = `${directory}.making`;
  rmSync(draft, { recursive: true, force: true });
  // it only runs for moments: optimizing would take longer than it saves
  execFileSync(process.execPath, ['--liftoff-only', MAKER, draft], { stdio: 'pipe' });
  renameSync(draft, directory);
}

function copyFiles(from: string, to: string): void {
  const filter = (path: string) => !path.endsWith('postmaster.pid');
  cpSync(from, to, { recursive: true, filter });
}

async function openDatabase({ directory, buffers }: WorkerInput): Promise<PGlite> {
  if (!existsSync(directory)) makeDatabase(directory);
  if (!existsSync(join(directory, 'PG_VERSION'))) {
    throw new Error(
      `${directory} is no longer a database: restore a backup, or set DATA_DIR to a new folder`,
    );
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
    if (typeof bytes === 'object' && 'copyTo' in bytes) {
      // nothing else runs in this thread meanwhile, so that the files fit each other
      await database.exec('checkpoint');
      copyFiles((workerData as WorkerInput).directory, bytes.copyTo);
      return { id, bytes: new Uint8Array() };
    }
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
