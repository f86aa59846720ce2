import { createECDH } from 'node:crypto';
import { join } from 'node:path';
import { readOrMakeSecret } from '../access/secret-file.ts';
import { DataUnusable } from '../errors/database-errors.ts';

const FILE_NAME = 'push.key';
const KEY_BYTES = 32;

/** The public key of a private key of P-256, both as base64url. @throws Error if it is none */
export function publicPushKey(privateKey: string): string {
  const bytes = Buffer.from(privateKey, 'base64url');
  // fewer would be taken for another, small key
  if (bytes.length !== KEY_BYTES) throw new Error('is not a private key of P-256');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(bytes);
  return pair.getPublicKey().toString('base64url');
}

/**
 * The key that signs push messages: the one that is given, else that of the data directory, where
 * it is created once.
 * @throws {DataUnusable} if the file has no such key
 */
export function readOrMakePushKey(dataDir: string, given?: string): string {
  if (given !== undefined) return given;
  const key = readOrMakeSecret(dataDir, FILE_NAME);
  try {
    publicPushKey(key);
    return key;
  } catch (cause) {
    throw new DataUnusable(
      `The key file ${join(dataDir, FILE_NAME)} has no private key of P-256 (base64url). Copy it from a backup of this site, or remove the file: then every browser has to be subscribed again.`,
      { cause },
    );
  }
}
