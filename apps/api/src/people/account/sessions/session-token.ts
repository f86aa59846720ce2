import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A secret of its owner; 256 bits, so that its plain digest cannot be reversed. */
export function makeToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** The data about a secret in the database. */
export function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
