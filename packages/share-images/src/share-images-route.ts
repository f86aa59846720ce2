import type { ScreenShareImage } from '@tipmark/remote-kit';
import { type CacheablePage, createPageCache, QueueFull } from '@tipmark/server-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DrawShareImage } from './draw-share-image.ts';
import { createDrawnShareImages, type DrawnShareImages } from './drawn-share-images.ts';
import { pageOfShareImage, revisionOf } from './share-image-address.ts';

/** What a page's share image shows, or the status explaining why it has none. */
export type Described =
  | { readonly shareImage: ScreenShareImage; readonly brand: string }
  | { readonly status: number };

/** @param pathname of the page, language included */
export type DescribeShareImage = (pathname: string, request: FastifyRequest) => Promise<Described>;

export interface ShareImagesOptions {
  readonly describe: DescribeShareImage;
  readonly draw: DrawShareImage;
  readonly drawn?: DrawnShareImages;
}

interface CachedDescription extends CacheablePage {
  readonly described: Described;
}

const MAX_DESCRIPTIONS = 500;
const DESCRIPTION_BYTES = 1_000;
const RETRY_AFTER_SECONDS = '5';
/** For an address that names the content; for others the content may soon change. */
const NAMED = 'public, max-age=604800';
const UNNAMED = 'public, max-age=60';

/** `/share images/<path of a page>.png`: the share image of a page, the same for everybody. */
export function registerShareImages(app: FastifyInstance, options: ShareImagesOptions): void {
  const { describe, draw, drawn = createDrawnShareImages() } = options;
  const cached = createPageCache<CachedDescription>({ maxPages: MAX_DESCRIPTIONS });

  app.get('/pictures/*', async (request, reply) => {
    const [path = '', query = ''] = (request.raw.url ?? '').split('?', 2);
    const pathname = pageOfShareImage(path);
    if (pathname === undefined) return refused(reply, 404);
    const { described } = await cached.get(pathname, async () => {
      const made = await describe(pathname, request);
      const isCacheable = 'shareImage' in made;
      return { described: made, isCacheable, weightBytes: DESCRIPTION_BYTES };
    });
    if (!('shareImage' in described)) return refused(reply, described.status);
    const { shareImage, brand } = described;
    const revision = revisionOf(shareImage);
    const isNamed = new URLSearchParams(query).get('v') === revision;
    reply.header('ETag', `"${revision}"`).header('Cache-Control', isNamed ? NAMED : UNNAMED);
    if (isKnown(request, revision)) return reply.code(304).send();
    try {
      const png = await drawn.get(revision, () => draw(shareImage, brand));
      return reply.type('image/png').send(png);
    } catch (error) {
      reply.removeHeader('ETag');
      if (error instanceof QueueFull) return refused(reply, 503);
      request.log.error(
        { err: error },
        'share image: rendering failed, the page is shared without it',
      );
      return refused(reply, 500);
    }
  });
}

const isKnown = ({ headers }: FastifyRequest, revision: string): boolean =>
  (headers['if-none-match'] ?? '')
    .split(',', 20)
    .some((tag) => tag.trim().replace(/^W\//, '') === `"${revision}"`);

function refused(reply: FastifyReply, status: number): FastifyReply {
  if (status === 503) reply.header('Retry-After', RETRY_AFTER_SECONDS);
  return reply.code(status).header('Cache-Control', 'no-store').type('text/plain').send('');
}
