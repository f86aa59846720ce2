import type { FastifyReply, FastifyRequest } from 'fastify';
import { type EncodedPage, preferredEncoding } from './encoded-page.ts';

const MOST_TAGS = 20;

/** Sends a page in the best encoding that the caller understands. */
export async function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  page: EncodedPage,
): Promise<FastifyReply> {
  const encoding = preferredEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.send(await page.bytes(encoding));
}

/**
 * Sends what is the same for everybody: with its tag and lifetime, or 304 to a caller that has it.
 */
export async function sendShared(
  request: FastifyRequest,
  reply: FastifyReply,
  page: EncodedPage,
  maxAgeSeconds: number,
): Promise<FastifyReply> {
  reply
    .header('ETag', page.etag)
    .header('Cache-Control', `public, max-age=${maxAgeSeconds}`)
    .header('Vary', 'Accept-Encoding');
  const known = (request.headers['if-none-match'] ?? '').split(',', MOST_TAGS);
  if (known.some((tag) => tag.trim() === page.etag)) return reply.code(304).send();
  return sendEncoded(request, reply, page);
}
