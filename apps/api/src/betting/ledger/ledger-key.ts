import { createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseLedgerKey } from '../../platform/config/parse-ledger-key.ts';
import { DataUnusable } from '../../platform/errors/database-errors.ts';

export interface LedgerKey {
  /** base64url of the 32 raw bytes. */
  readonly publicKey: string;
  /** base64url */
  sign(text: string): string;
}

const FILE_NAME = 'ledger.key';

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}

/** If two processes start together, one creates the key and both read it completely. */
function makeKeyFile(path: string): void {
  const { privateKey } = generateKeyPairSync('ed25519');
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!isTaken(error)) throw error;
  } finally {
    rmSync(draft);
  }
}

function readOrMakeKeyFile(dataDir: string): KeyObject {
  const path = join(dataDir, FILE_NAME);
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(path)) makeKeyFile(path);
  try {
    return parseLedgerKey(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new DataUnusable(
      `The key file ${path} has no private key of Ed25519 (PKCS#8). Copy it from a backup of this site, or remove the file to sign from now on with another key.`,
      { cause },
    );
  }
}

/**
 * The key that signs the head of the ledger: the one that is given, else that of the data
 * directory, where it is created once.
 * @throws {DataUnusable} if the file has no such key
 */
export function readOrMakeLedgerKey(dataDir: string, given?: string): LedgerKey {
  const privateKey = given === undefined ? readOrMakeKeyFile(dataDir) : parseLedgerKey(given);
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  return {
    publicKey: x,
    sign: (text) => sign(null, Buffer.from(text), privateKey).toString('base64url'),
  };
}
