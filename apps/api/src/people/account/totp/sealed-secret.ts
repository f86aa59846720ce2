import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a secret for one user: it cannot be decrypted for another account. */
export function sealSecret(key: Buffer, userId: number, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(String(userId)));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The key that seals, and those that sealed before it. */
export interface SealingKeys {
  readonly current: Buffer;
  readonly former: readonly Buffer[];
}

export interface OpenedSecret {
  readonly secret: string;
  readonly isOfFormerKey: boolean;
}

/** The secret; undefined when none of the keys has sealed it for this user. */
export function openWithAny(
  { current, former }: SealingKeys,
  userId: number,
  sealed: string,
): OpenedSecret | undefined {
  const secret = openSecret(current, userId, sealed);
  if (secret !== undefined) return { secret, isOfFormerKey: false };
  for (const key of former) {
    const opened = openSecret(key, userId, sealed);
    if (opened !== undefined) return { secret: opened, isOfFormerKey: true };
  }
  return undefined;
}

/** The secret; undefined when it was encrypted with another key or for another user. */
export function openSecret(key: Buffer, userId: number, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  try {
    const cipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
    cipher.setAAD(Buffer.from(String(userId))).setAuthTag(tag);
    const secret = bytes.subarray(NONCE_BYTES + TAG_BYTES);
    return Buffer.concat([cipher.update(secret), cipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
