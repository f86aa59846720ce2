import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export interface GuestTokens {
  /** A new guest: `g.<id>.<signature>`. Nothing is stored. */
  issue(): { readonly guestId: string; readonly token: string };
  /** Token of a guest known by its id; undefined for what cannot be an id of ours. */
  sign(guestId: string): string | undefined;
  /** Guest of a token we signed, else undefined. */
  verify(token: string): string | undefined;
}

const ID_BYTES = 16;
const ID = /^[A-Za-z0-9_-]{22}$/;
const TOKEN = /^g\.([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/;

/** Guest tokens carry their own proof, so that crawlers cannot fill a table with guests. */
export function createGuestTokens(secret: string): GuestTokens {
  const sign = (guestId: string) => createHmac('sha256', secret).update(guestId).digest();
  const tokenOf = (guestId: string) => `g.${guestId}.${sign(guestId).toString('base64url')}`;
  return {
    issue() {
      const guestId = randomBytes(ID_BYTES).toString('base64url');
      return { guestId, token: tokenOf(guestId) };
    },
    sign: (guestId) => (ID.test(guestId) ? tokenOf(guestId) : undefined),
    verify(token) {
      const [, guestId, signature] = TOKEN.exec(token) ?? [];
      if (guestId === undefined || signature === undefined) return undefined;
      const given = Buffer.from(signature, 'base64url');
      return timingSafeEqual(given, sign(guestId)) ? guestId : undefined;
    },
  };
}
