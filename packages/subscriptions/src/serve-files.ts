import type { ApiFailure } from '@tipmark/api-client';
import { matchPath, type RouteMatch } from '@tipmark/route-builder';
import { createCache } from '@tipmark/server-kit';
import { type EncodedPage, encodePage, sendShared } from '@tipmark/web-server';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** The text of a page's file; undefined when such a page has none. */
export type MakeFile = (page: RouteMatch) => Promise<string> | undefined;

interface FileFormat {
  /** `.ics` */
  readonly ending: string;
  readonly mediaType: string;
  readonly make: MakeFile;
  /** Of paths that are no pages of the routing table; undefined for any other. */
  readonly makeOther?: (path: string) => Promise<string> | undefined;
}

interface FilesOptions {
  /** `/calendars`: the file of a page is in it under the page's path. */
  readonly folder: string;
  readonly freshMs: number;
  readonly formats: readonly FileFormat[];
}

const MAX_FILES = 2_000;
const MAX_BYTES = 48_000_000;
const [BAD_REQUEST, NOT_FOUND, UNAVAILABLE] = [400, 404, 503];
const RETRY_AFTER_SECONDS = '120';

/** Files of pages, `<folder><path of the page><ending>`, the same for everybody. */
export function serveFiles(app: FastifyInstance, options: FilesOptions): void {
  const { folder, freshMs, formats } = options;
  const files = createCache<EncodedPage>({
    maxEntries: MAX_FILES,
    maxBytes: MAX_BYTES,
    sizeOf: ({ weightBytes }) => weightBytes,
    ttlMs: freshMs,
  });

  app.get(`${folder}/*`, async (request, reply) => {
    const [path = ''] = (request.raw.url ?? '').split('?', 1);
    const format = formats.find(({ ending }) => path.endsWith(ending));
    if (format === undefined) return refused(reply, NOT_FOUND);
    const making = fileOf(path.slice(folder.length, -format.ending.length), format);
    if (making === undefined) return refused(reply, NOT_FOUND);
    try {
      return await sendShared(request, reply.type(format.mediaType), await making, freshMs / 1_000);
    } catch (error) {
      return refusedBy(error, reply);
    }
  });

  function fileOf(path: string, { ending, make, makeOther }: FileFormat) {
    const page = matchPath(path);
    const key = (page?.canonicalPath ?? path) + ending;
    const stored = files.get(key);
    if (stored !== undefined) return stored;
    const text = page === undefined ? makeOther?.(path) : make(page);
    return text && files.load(key, async () => encodePage(Buffer.from(await text)));
  }
}

/**
 * Answers a call that the API refused or did not answer.
 * @throws what is no answer of the API
 */
export function refusedBy(error: unknown, reply: FastifyReply): FastifyReply {
  const { status } = error as Partial<ApiFailure>;
  if (status === undefined) throw error;
  return refused(reply, [BAD_REQUEST, NOT_FOUND].includes(status) ? NOT_FOUND : UNAVAILABLE);
}

/** Answers that there is no such file, or not now. */
export function refused(reply: FastifyReply, status: number): FastifyReply {
  if (status === UNAVAILABLE) reply.header('Retry-After', RETRY_AFTER_SECONDS);
  const text = status === NOT_FOUND ? 'Not found' : 'Try again later';
  return reply.code(status).header('Cache-Control', 'no-store').type('text/plain').send(text);
}
