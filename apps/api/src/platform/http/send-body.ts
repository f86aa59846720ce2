import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { memoize } from '@tipmark/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  ENCODINGS,
  type EncodedBody,
  type Encoding,
  MIN_COMPRESSED_BYTES,
} from '../cache/encoded-body.ts';
import type { CachedResponse } from '../cache/response-cache.ts';

const VARY = 'Accept-Language, Authorization, Cookie, Accept-Encoding';

/** What caches outside may do with an answer. */
export interface Storing {
  readonly 'cache-control': string;
  readonly vary: string;
}

const SHARED: Storing = {
  'cache-control': 'public, max-age=5, stale-while-revalidate=25',
  vary: VARY,
};
const SHARED_BY_DAY: Storing = { ...SHARED, vary: `${VARY}, Timezone-Offset` };

/** Of a shared call; the answer of a list of a day depends on the zone, too. */
export const storingOf = (isDayList: boolean): Storing => (isDayList ? SHARED_BY_DAY : SHARED);

const MEDIA_TYPE = 'application/json; charset=utf-8';

/** The best encoding the caller accepts, or undefined for plain bytes. */
const MEMO = { maxEntries: 2_000, maxKeyLength: 200 };

const bestOf = memoize(MEMO, (acceptEncoding): Encoding | undefined => {
  const accepted = new Set(
    acceptEncoding
      .toLowerCase()
      .split(',', 20)
      .map((entry) => entry.replaceAll(/\s/g, ''))
      .filter((entry) => !/;q=0(?:\.0*)?$/.test(entry))
      .map((entry) => entry.split(';', 1)[0]),
  );
  return ENCODINGS.find((encoding) => accepted.has(encoding));
});

export const pickEncoding = (acceptEncoding: string | undefined): Encoding | undefined =>
  bestOf(acceptEncoding ?? '');

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return (
    ifNoneMatch.trim() === '*' ||
    ifNoneMatch.split(',', 50).some((tag) => opaque(tag) === opaque(etag))
  );
}

/** Headers of cached bytes, also for 304. */
const headersOfCached = ({ body, isStale }: CachedResponse, storing: Storing) => ({
  ...storing,
  etag: body.etag,
  ...(isStale && { warning: '110 - "Response is Stale"' }),
});

/** The encoding in which cached bytes are sent. */
function encodingFor(headers: IncomingHttpHeaders, { identity }: EncodedBody) {
  if (identity.length < MIN_COMPRESSED_BYTES) return undefined;
  return pickEncoding(headers['accept-encoding']);
}

/** Answers with cached bytes: 304 where the caller has them, else in the encoding it prefers. */
export async function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedResponse,
  storing: Storing,
): Promise<FastifyReply> {
  const { body } = answer;
  void reply.headers(headersOfCached(answer, storing));
  if (isKnown(request.headers['if-none-match'], body.etag)) return reply.code(304).send();
  void reply.type(MEDIA_TYPE);
  const encoding = encodingFor(request.headers, body);
  if (encoding === undefined) return reply.send(body.identity);
  return reply.header('content-encoding', encoding).send(await body.encoded(encoding));
}

/** A response of cached bytes, ready to be written. */
export interface ReadyAnswer {
  readonly status: 200 | 304;
  readonly headers: OutgoingHttpHeaders;
  readonly bytes: Buffer | undefined;
}

/**
 * The response of `sendBody`, immediately; undefined where bytes would have to be compressed first.
 */
export function readyBody(
  request: IncomingHttpHeaders,
  body: EncodedBody,
  storing: Storing,
): ReadyAnswer | undefined {
  const headers: OutgoingHttpHeaders = headersOfCached({ body, isStale: false }, storing);
  if (isKnown(request['if-none-match'], body.etag)) {
    return { status: 304, headers, bytes: undefined };
  }
  const encoding = encodingFor(request, body);
  const bytes = encoding === undefined ? body.identity : body.madeBefore(encoding);
  if (bytes === undefined) return undefined;
  headers['content-type'] = MEDIA_TYPE;
  headers['content-length'] = bytes.length;
  if (encoding !== undefined) headers['content-encoding'] = encoding;
  return { status: 200, headers, bytes };
}
