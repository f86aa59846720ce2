import { Readable } from 'node:stream';
import type { ApiFailure } from '@tipmark/api-client';
import { createApiClient } from '@tipmark/api-client';
import { nodeExchange } from '@tipmark/api-client/server';
import { SITE_MAP_ROUTES, type SiteMapRoute, siteMap, siteMapPart } from '@tipmark/contract';
import { DEFAULT_LOCALE, type RouteName } from '@tipmark/route-builder';
import { type CacheablePage, createPageCache } from '@tipmark/server-kit';
import { type EncodedPage, encodePage, preferredEncoding } from '@tipmark/web-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { firstValueFrom } from 'rxjs';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { pagesOfPart, type SitemapSite, singlePages } from './sitemap-entries.ts';

export interface SitemapOptions extends SitemapSite {
  readonly apiUrl: string;
  /** Whether the pages of a route are served. */
  readonly serves: (route: RouteName) => boolean;
}

interface CachedFile extends CacheablePage {
  readonly encoded: EncodedPage;
}

const MAX_FILES = 50;
const MAX_BYTES = 24_000_000;
const PART_FILE = /^([A-Za-z]+)-(0|[1-9]\d{0,6})\.xml$/;

const isSiteMapRoute = (name: string): name is SiteMapRoute =>
  (SITE_MAP_ROUTES as readonly string[]).includes(name);

/** `/robots.txt`, `/sitemap.xml` and the files it names: all pages of the running composition. */
export function registerSitemap(app: FastifyInstance, options: SitemapOptions): void {
  const { apiUrl, publicUrl, serves } = options;
  const api = createApiClient({
    baseUrl: apiUrl,
    locale: DEFAULT_LOCALE,
    exchange: nodeExchange,
  });
  const files = createPageCache<CachedFile>({ maxPages: MAX_FILES, maxBytes: MAX_BYTES });
  const addressOf = (file: string) => ({ url: `${publicUrl}/sitemaps/${file}` });

  async function readIndex(): Promise<Buffer> {
    const { parts } = await firstValueFrom(api.call(siteMap, {}));
    const served = parts.filter(({ route }) => serves(route));
    const named = served.map(({ route, part }) => addressOf(`${route}-${part}.xml`));
    const stream = new SitemapIndexStream();
    return streamToPromise(Readable.from([addressOf('pages.xml'), ...named]).pipe(stream));
  }

  const written = (entries: Iterable<object>): Promise<Buffer> =>
    streamToPromise(Readable.from(entries).pipe(new SitemapStream({ hostname: publicUrl })));

  async function readFile(file: string): Promise<Buffer | undefined> {
    if (file === 'pages.xml') return written(singlePages(options, serves));
    const [, route = '', part = ''] = PART_FILE.exec(file) ?? [];
    if (!isSiteMapRoute(route) || !serves(route)) return undefined;
    const segments = { route, part: Number(part) };
    const { pages } = await firstValueFrom(api.call(siteMapPart, { segments }));
    return pages.length > 0 ? written(pagesOfPart(options, route, pages)) : undefined;
  }

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    read: () => Promise<Buffer | undefined>,
  ): Promise<FastifyReply> {
    const { encoded, isCacheable } = await files.get(name, async () => {
      const bytes = await read();
      const made = encodePage(bytes ?? Buffer.alloc(0));
      return { encoded: made, isCacheable: bytes !== undefined, weightBytes: made.weightBytes };
    });
    if (!isCacheable) return notFound(reply);
    const encoding = preferredEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
    return reply
      .header('Cache-Control', 'public, max-age=3600')
      .header('Vary', 'Accept-Encoding')
      .type('application/xml; charset=utf-8')
      .send(await encoded.bytes(encoding));
  }

  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('Cache-Control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(robots(publicUrl)),
  );
  app.get('/sitemap.xml', (request, reply) => guarded(reply, send(request, reply, '', readIndex)));
  app.get('/sitemaps/:file', (request, reply) => {
    const { file } = request.params as { readonly file: string };
    return guarded(
      reply,
      send(request, reply, file, () => readFile(file)),
    );
  });
}

const robots = (publicUrl: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /link-redirect',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

const notFound = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('Cache-Control', 'no-store').type('text/plain').send('Not found');

/** Search engines retry later when the API does not reply. */
async function guarded(reply: FastifyReply, answer: Promise<FastifyReply>): Promise<FastifyReply> {
  try {
    return await answer;
  } catch (error) {
    const { status } = error as Partial<ApiFailure>;
    if (status === undefined) throw error;
    return reply.code(503).header('Retry-After', '60').type('text/plain').send('Try again later');
  }
}
