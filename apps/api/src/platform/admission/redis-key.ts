import { createHash } from 'node:crypto';

const DIGEST_LENGTH = 22;

/** Keys contain personal addresses: only their digest leaves this process. */
export function redisKey(kind: 'limit' | 'places', name: string, key: string): string {
  const digest = createHash('sha256').update(key).digest('base64url').slice(0, DIGEST_LENGTH);
  return `tipmark:${kind}:${name}:${digest}`;
}
