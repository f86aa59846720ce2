import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A secret for its holder alone; 256 bits, so that its plain digest cannot be turned back. */
export function makeToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What the database knows of a secret. */
export function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
