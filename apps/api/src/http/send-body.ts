import type { FastifyReply, FastifyRequest } from 'fastify';
import { ENCODINGS, type Encoding, MIN_COMPRESSED_BYTES } from '../hot/encoded-body.ts';
import type { HotAnswer } from '../hot/hot-cache.ts';

const VARY = 'Accept-Language, Authorization, Cookie, Accept-Encoding';

/** The best encoding the caller takes, or undefined for plain bytes. */
export function pickEncoding(acceptEncoding: string | undefined): Encoding | undefined {
  const accepted = new Set(
    (acceptEncoding ?? '')
      .toLowerCase()
      .split(',', 20)
      .map((entry) => entry.replaceAll(/\s/g, ''))
      .filter((entry) => !/;q=0(?:\.0*)?$/.test(entry))
      .map((entry) => entry.split(';', 1)[0]),
  );
  return ENCODINGS.find((encoding) => accepted.has(encoding));
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return (
    ifNoneMatch.trim() === '*' ||
    ifNoneMatch.split(',', 50).some((tag) => opaque(tag) === opaque(etag))
  );
}

/** Answers with kept bytes: 304 where the caller has them, else in the encoding it prefers. */
export async function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, isStale }: HotAnswer,
  isDayList: boolean,
): Promise<FastifyReply> {
  void reply
    .header('cache-control', 'public, max-age=5, stale-while-revalidate=25')
    .header('vary', isDayList ? `${VARY}, Timezone-Offset` : VARY)
    .header('etag', body.etag);
  if (isStale) void reply.header('warning', '110 - "Response is Stale"');
  if (isKnown(request.headers['if-none-match'], body.etag)) return reply.code(304).send();
  void reply.type('application/json; charset=utf-8');
  const encoding = pickEncoding(request.headers['accept-encoding']);
  if (encoding === undefined || body.identity.length < MIN_COMPRESSED_BYTES) {
    return reply.send(body.identity);
  }
  return reply.header('content-encoding', encoding).send(await body.encoded(encoding));
}
