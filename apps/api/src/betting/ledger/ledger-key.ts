import { createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseLedgerKey } from '../../platform/config/parse-ledger-key.ts';

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

function readOrMakeKeyFile(dataDir: string): string {
  const path = join(dataDir, FILE_NAME);
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(path)) makeKeyFile(path);
  return readFileSync(path, 'utf8');
}

/**
 * The key that signs the head of the ledger: the one that is given, else that of the data
 * directory, where it is created once.
 */
export function readOrMakeLedgerKey(dataDir: string, given?: string): LedgerKey {
  const privateKey = parseLedgerKey(given ?? readOrMakeKeyFile(dataDir));
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  return {
    publicKey: x,
    sign: (text) => sign(null, Buffer.from(text), privateKey).toString('base64url'),
  };
}
