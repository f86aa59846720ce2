import { createHash } from 'node:crypto';

/** Subresource integrity of a file, in the form browsers and the registry know. */
export const integrityOf = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
