import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { hashOfSources } from './hash-of-sources.ts';

/** Versions of a recording that stay, so that several branches can share the folder. */
const MOST_VERSIONS = 6;
const WAIT_MS = 100;
const FAST = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

/**
 * What `make` returns, as JSON can hold it. It is made once and stored outside the repository;
 * other processes and later runs read it, until one of the sources it depends on changes. The deep
 * check runs it again each time.
 * @param source the file that makes it: its imports are the sources
 * @param name distinguishes the recordings of one file, its arguments included
 */
export function recorded<Value>(source: string, name: string, make: () => Value): Value {
  if (process.env['TEST_DEEP'] === '1') return make();
  const folder = path.join(cacheDir(), 'recorded', name.replaceAll(/[^\w.-]+/g, '-'));
  const file = path.join(folder, `${hashOfSources(source)}.json.zst`);
  mkdirSync(folder, { recursive: true });
  if (!existsSync(file)) locked(`${file}.lock`, () => existsSync(file) || write(file, make()));
  const json = zstdDecompressSync(readFileSync(file)).toString();
  const now = new Date();
  utimesSync(file, now, now);
  return JSON.parse(json) as Value;
}

function cacheDir(): string {
  const { TIPMARK_CACHE_DIR: own, XDG_CACHE_HOME: user } = process.env;
  return own || path.join(user || path.join(homedir(), '.cache'), 'tipmark');
}

function write(file: string, value: unknown): void {
  const partial = `${file}.${process.pid}`;
  writeFileSync(partial, zstdCompressSync(JSON.stringify(value), FAST));
  renameSync(partial, file);
  const folder = path.dirname(file);
  const lastUse = (one: string) => statSync(one, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const versions = readdirSync(folder)
    .filter((one) => one.endsWith('.zst'))
    .map((one) => path.join(folder, one))
    .toSorted((one, other) => lastUse(other) - lastUse(one));
  for (const old of versions.slice(MOST_VERSIONS)) rmSync(old, { force: true });
}

/** Runs while no other process does; the lock of a process that was killed does not count. */
function locked(lock: string, run: () => void): void {
  while (!isTaken(lock)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT_MS);
  try {
    run();
  } finally {
    rmSync(lock, { force: true });
  }
}

function isTaken(lock: string): boolean {
  try {
    const handle = openSync(lock, 'wx');
    writeFileSync(handle, String(process.pid));
    closeSync(handle);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    if (!isHeld(lock)) rmSync(lock, { force: true });
    return false;
  }
}

function isHeld(lock: string): boolean {
  try {
    const owner = Number(readFileSync(lock, 'utf8'));
    // Between opening and writing it has no process id.
    if (owner > 0) process.kill(owner, 0);
    return true;
  } catch {
    return false;
  }
}
