import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, preferredEncoding } from './encoded-page.ts';
import type { StaticFile } from './serve-static.ts';

/** Replies with the smallest variant the client accepts, or 304 when it has the file. */
export function sendStatic(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StaticFile,
): FastifyReply {
  reply.header('Cache-Control', file.cacheControl);
  reply.header('ETag', file.etag);
  reply.header('Vary', 'Accept-Encoding');
  reply.type(file.type);
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  const encoding = variantFor(file, request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.send(file.bytes[encoding]);
}

function variantFor({ bytes }: StaticFile, acceptEncoding: string | undefined) {
  const isThere = (encoding: Encoding): encoding is keyof typeof bytes => encoding in bytes;
  const wanted = preferredEncoding(acceptEncoding, isThere);
  return isThere(wanted) ? wanted : 'identity';
}
