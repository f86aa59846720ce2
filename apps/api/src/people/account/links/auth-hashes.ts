import { createHmac } from 'node:crypto';
import type { LinkKind } from './link-queries.ts';

/**
 * The secret of one email. It is derived from the email's id, so that sending it again after a
 * crash sends the same link, and no working link is ever stored.
 */
export function linkSecret(linkKey: Buffer, kind: LinkKind, letterId: string): string {
  return createHmac('sha256', linkKey).update(`${kind}:${letterId}`).digest('base64url');
}
