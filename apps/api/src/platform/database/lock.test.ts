import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataInUse } from '../errors/database-errors.ts';
import { lockData } from './lock.ts';

let dataDir: string;
let holder: ChildProcess | undefined;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tipmark-lock-'));
});

afterEach(() => {
  holder?.kill('SIGKILL');
  holder = undefined;
  rmSync(dataDir, { recursive: true, force: true });
});

const HOLD = `
  const { lockData } = await import(process.argv[1]);
  lockData(process.argv[2]);
  console.log('held');
  setInterval(() => {}, 1000);
`;

/** Another process that has the lock until it is killed. */
async function startHolder(): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    ['--input-type=module', '-e', HOLD, join(import.meta.dirname, 'lock.ts'), dataDir],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  holder = child;
  await once(child.stdout, 'data');
  return child;
}

test('a directory in use by another process is refused with a clear message', async () => {
  await startHolder();
  expect(() => lockData(dataDir)).toThrow(DataInUse);
  expect(() => lockData(dataDir)).toThrow(/already in use.*DATA_DIR/);
});

test('a killed owner leaves no lock', async () => {
  const owner = await startHolder();
  owner.kill('SIGKILL');
  await once(owner, 'exit');
  const unlock = lockData(dataDir);
  expect(unlock).not.toThrow();
});

test('the same process cannot lock it twice, but can again after unlocking', () => {
  const unlock = lockData(dataDir);
  expect(() => lockData(dataDir)).toThrow(DataInUse);
  unlock();
  lockData(dataDir)();
});
