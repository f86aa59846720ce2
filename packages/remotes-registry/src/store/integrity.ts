import { createHash } from 'node:crypto';
import { z } from 'zod';

/** Subresource integrity as builds, releases and browsers write it. */
export const integrity = z.string().regex(/^sha384-[A-Za-z0-9+/=]{64}$/);

/** The integrity that this content has. */
export const integrityOf = (content: string | Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
