import type { ScreenPicture } from '@tipmark/remote-kit';
import { type CacheablePage, createPageCache, QueueFull } from '@tipmark/server-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DrawPicture } from './draw-picture.ts';
import { createDrawnPictures, type DrawnPictures } from './drawn-pictures.ts';
import { pageOfPicture, revisionOf } from './picture-address.ts';

/** What a page's picture shows, or the status explaining why it has none. */
export type Described =
  | { readonly picture: ScreenPicture; readonly brand: string }
  | { readonly status: number };

/** @param pathname of the page, language included */
export type DescribePicture = (pathname: string, request: FastifyRequest) => Promise<Described>;

export interface PicturesOptions {
  readonly describe: DescribePicture;
  readonly draw: DrawPicture;
  readonly drawn?: DrawnPictures;
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

/** `/pictures/<path of a page>.png`: the share image of a page, the same for everybody. */
export function registerPictures(app: FastifyInstance, options: PicturesOptions): void {
  const { describe, draw, drawn = createDrawnPictures() } = options;
  const cached = createPageCache<CachedDescription>({ maxPages: MAX_DESCRIPTIONS });

  app.get('/pictures/*', async (request, reply) => {
    const [path = '', query = ''] = (request.raw.url ?? '').split('?', 2);
    const pathname = pageOfPicture(path);
    if (pathname === undefined) return refused(reply, 404);
    const { described } = await cached.get(pathname, async () => {
      const made = await describe(pathname, request);
      const isCacheable = 'picture' in made;
      return { described: made, isCacheable, weightBytes: DESCRIPTION_BYTES };
    });
    if (!('picture' in described)) return refused(reply, described.status);
    const { picture, brand } = described;
    const revision = revisionOf(picture);
    const isNamed = new URLSearchParams(query).get('v') === revision;
    reply.header('ETag', `"${revision}"`).header('Cache-Control', isNamed ? NAMED : UNNAMED);
    if (isKnown(request, revision)) return reply.code(304).send();
    try {
      const png = await drawn.get(revision, () => draw(picture, brand));
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
