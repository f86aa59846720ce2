import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressBytes, MIN_COMPRESSED_BYTES } from '../cache/encoded-body.ts';
import { pickEncoding } from './send-body.ts';

const VARY = 'Accept-Language, Authorization, Cookie';

/**
 * Responds to one caller, uncacheable. Reads are compressed where the caller accepts it; a write's
 * response may contain a secret beside the caller's input, so its length must not leak anything.
 */
export async function sendPrivate(
  request: FastifyRequest,
  reply: FastifyReply,
  data: unknown,
): Promise<FastifyReply> {
  void reply.header('cache-control', 'private, no-store').type('application/json; charset=utf-8');
  const bytes = Buffer.from(JSON.stringify({ data }));
  const isRead = request.method === 'GET' && bytes.length >= MIN_COMPRESSED_BYTES;
  const encoding = isRead ? pickEncoding(request.headers['accept-encoding']) : undefined;
  void reply.header('vary', isRead ? `${VARY}, Accept-Encoding` : VARY);
  if (encoding === undefined) return reply.send(bytes);
  return reply.header('content-encoding', encoding).send(await compressBytes(encoding, bytes));
}
