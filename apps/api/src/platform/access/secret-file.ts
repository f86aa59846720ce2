import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const BYTES = 32;

function isErrorCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}

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
    if (!isErrorCode(error, 'EEXIST')) throw error;
  }
  return readFileSync(path, 'utf8').trim();
}
