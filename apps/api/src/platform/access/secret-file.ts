import { randomBytes } from 'node:crypto';
import {
  constants,
  copyFileSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DataUnusable } from '../errors/database-errors.ts';

const BYTES = 32;

const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined;

/**
 * A secret of this installation, generated on first use, readable only by its owner.
 * @throws {DataUnusable} if it cannot be written, or its file is empty
 */
export function readOrMakeSecret(dataDir: string, fileName: string): string {
  const path = join(dataDir, fileName);
  mkdirSync(dataDir, { recursive: true });
  const found = readSecret(path);
  const secret = found ?? makeSecret(dataDir, fileName);
  if (secret === '') {
    throw new DataUnusable(
      `The key file ${path} is empty. Copy the key of this site there, or remove the file to begin with another key.`,
    );
  }
  return secret;
}

function readSecret(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * A complete file gets its name at once: of processes that start together one makes the key, and no
 * other reads a part of it.
 */
function makeSecret(dataDir: string, fileName: string): string {
  const path = join(dataDir, fileName);
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    writeFileSync(draft, `${randomBytes(BYTES).toString('base64url')}\n`, { mode: 0o600 });
    nameFirst(draft, path);
  } catch (error) {
    throw new DataUnusable(
      `The key ${fileName} cannot be written to ${dataDir} (${codeOf(error)}). Make the directory writable, or copy the key of this site there.`,
      { cause: error },
    );
  }
  return readSecret(path) ?? '';
}

/** Gives the draft its name unless another process was first. */
function nameFirst(draft: string, path: string): void {
  try {
    try {
      linkSync(draft, path);
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return;
      // a file system without links
      copyFileSync(draft, path, constants.COPYFILE_EXCL);
    }
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
