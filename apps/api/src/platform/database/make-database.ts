import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

// node make-database.ts <directory>: writes a new, empty database. A separate process, because its
// memory is only released when it ends: two instances, and a copy of the memory of one.

// Missing from the types of Node.
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<object> };

const MIB = 1_048_576;
const MIB_A_PAGE = 1 / 16;
/** Enough to create a database; otherwise it grows. */
const FIRST_MIB = 32;
const DATA = '/pglite/data';

const BUFFERS = '4MB';

/** As WebAssembly writes the numbers of pages that matter here: in two bytes. */
const twoBytes = (pages: number): number[] => [(pages & 0x7f) | 0x80, pages >> 7];

const importOfMemory = (pages: number): Buffer =>
  Buffer.concat([
    Buffer.from('\x03env\x06memory\x02\x01', 'latin1'),
    Buffer.of(...twoBytes(pages)),
  ]);

const pagesOf = (mib: number): number => mib / MIB_A_PAGE;

/**
 * PGlite's program requests 128 MiB, and creating a database copies all of it several times. Here
 * it requests less; undefined = this version is built differently.
 */
async function smallProgram(): Promise<object | undefined> {
  const bytes = readFileSync(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite')));
  const offset = bytes.indexOf(importOfMemory(pagesOf(128)));
  if (offset < 0) return undefined;
  bytes.set(importOfMemory(pagesOf(FIRST_MIB)), offset);
  return WebAssembly.compile(bytes);
}

type Files = PGlite['Module']['FS'];

/** File by file: PGlite's own export is in memory three times. */
function copyOut(files: Files, from: string, to: string): void {
  mkdirSync(to, { mode: 0o700 });
  for (const name of files.readdir(from)) {
    if (name === '.' || name === '..') continue;
    const [source, target] = [`${from}/${name}`, join(to, name)];
    if (files.isDir(files.stat(source).mode)) copyOut(files, source, target);
    else writeFileSync(target, files.readFile(source), { mode: 0o600 });
  }
}

const [directory] = process.argv.slice(2);
if (directory === undefined) throw new Error('make-database.ts needs the directory to write to');
const program = await smallProgram();
const database = await PGlite.create({
  startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${BUFFERS}`],
  ...(program && { pgliteWasmModule: program, initialMemory: FIRST_MIB * MIB }),
});
const { FS: files } = database.Module;
await database.close();
copyOut(files, DATA, directory);
