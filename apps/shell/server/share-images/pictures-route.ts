import { localeOfPath, matchPath } from '@tipmark/route-builder';
import { QueueFull } from '@tipmark/server-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sessionOfCookies } from '../../src/host/session/session-of-cookies.ts';
import { type CacheablePage, createPageCache } from '../cache/page-cache.ts';
import type { Config } from '../config/config.ts';
import type { RequestContext } from '../request/request-context.ts';
import { visitorOf } from '../request/visitor-of.ts';
import type { Described, DescribePicture } from './describe-picture.ts';
import type { DrawPicture } from './draw-picture.ts';
import { createDrawnPictures, type DrawnPictures } from './drawn-pictures.ts';
import { pageOfPicture, revisionOf } from './picture-address.ts';

export interface PicturesOptions {
  readonly config: Pick<Config, 'productSlug' | 'defaultCountry'>;
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
  const { config, describe, draw, drawn = createDrawnPictures() } = options;
  const cached = createPageCache<CachedDescription>({ maxPages: MAX_DESCRIPTIONS });

  app.get('/pictures/*', async (request, reply) => {
    const [path = '', query = ''] = (request.raw.url ?? '').split('?', 2);
    const pathname = pageOfPicture(path);
    if (pathname === undefined) return refused(reply, 404);
    const context = contextOf(pathname, config);
    if (!context.match?.isCanonical) return refused(reply, 404);
    const { described } = await cached.get(pathname, async () => {
      const made = await describe(context, visitorOf(request, context));
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
      request.log.error({ err: error }, 'share image: rendering failed');
      return refused(reply, 500);
    }
  });
}

/** A context without a visitor: a picture contains nothing about who requests it. */
function contextOf(
  pathname: string,
  { productSlug, defaultCountry }: PicturesOptions['config'],
): RequestContext {
  return {
    pathname,
    search: new URLSearchParams(),
    locale: localeOfPath(pathname).locale,
    match: matchPath(pathname, { productSlug }),
    theme: 'system',
    isMobile: false,
    session: sessionOfCookies({}, defaultCountry),
    token: '',
    isPersonal: false,
    isZoneAssumed: false,
    hasPromo: false,
  };
}

const isKnown = ({ headers }: FastifyRequest, revision: string): boolean =>
  (headers['if-none-match'] ?? '')
    .split(',', 20)
    .some((tag) => tag.trim().replace(/^W\//, '') === `"${revision}"`);

function refused(reply: FastifyReply, status: number): FastifyReply {
  if (status === 503) reply.header('Retry-After', RETRY_AFTER_SECONDS);
  return reply.code(status).header('Cache-Control', 'no-store').type('text/plain').send('');
}
