import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataUnusable } from '../errors/database-errors.ts';

const BYTES = 32;

const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined;

const isErrorCode = (error: unknown, code: string): boolean => codeOf(error) === code;

/** A secret of this installation, generated on first use, readable only by its owner. */
export function readOrMakeSecret(dataDir: string, fileName: string): string {
  const path = join(dataDir, fileName);
  mkdirSync(dataDir, { recursive: true });
  try {
    // wx: of two processes starting together one writes and both read the same.
    writeFileSync(path, `${randomBytes(BYTES).toString('base64url')}\n`, {
      flag: 'wx',
      mode: 0o600,
    });
  } catch (error) {
    if (!isErrorCode(error, 'EEXIST') && !existsSync(path)) {
      throw new DataUnusable(
        `The key ${fileName} cannot be written to ${dataDir} (${codeOf(error)}). Make the directory writable, or copy the key of this site there.`,
        { cause: error },
      );
    }
  }
  return readFileSync(path, 'utf8').trim();
}
