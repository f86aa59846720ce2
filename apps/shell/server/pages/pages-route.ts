import { randomBytes } from 'node:crypto';
import { href, localeOfPath, type RouteName } from '@tipmark/route-builder';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import en from '../../locales/en/server.json' with { type: 'json' };
import ru from '../../locales/ru/server.json' with { type: 'json' };
import { privatePagePolicy, scriptFolders, sharedPagePolicy } from '../http/content-policy.ts';
import type { Composition } from '../remotes/overrides/overridden-host.ts';
import type { Overrides } from '../remotes/overrides/overrides.ts';
import type { RemoteHost } from '../remotes/remote-host.ts';
import { guestPageKey, type RequestContext } from '../request-context.ts';
import type { ExchangeOldAuth } from '../session/exchange-old-auth.ts';
import { type EncodedPage, encodePage, preferredEncoding } from './encoded-page.ts';
import type { CacheablePage, PageCache } from './page-cache.ts';
import type { RenderedPage, RenderPage } from './render-page.ts';
import { TooBusy } from './render-queue.ts';
import { hasSecret } from './secret-address.ts';
import { visitorOf } from './visitor-of.ts';

/** A page of guests as it is cached. */
export interface CachedPage extends CacheablePage {
  readonly status: number;
  readonly styleHash: string;
  readonly promo: RenderedPage['promo'];
  readonly movedTo: string | undefined;
  readonly sentTo: string | undefined;
  readonly encoded: EncodedPage;
}

export interface PagesOptions {
  readonly contextOf: (request: FastifyRequest) => RequestContext;
  readonly render: RenderPage;
  readonly cache: PageCache<CachedPage>;
  /** Other versions of remotes for testers, where they are allowed. */
  readonly overrides?: Overrides | undefined;
  readonly exchangeOldAuth?: ExchangeOldAuth;
  /** The start page of the site: `index` if it is served. */
  readonly homeOf: (host?: RemoteHost) => RouteName;
  /** Where offers in frames come from. */
  readonly frameOrigin?: string | undefined;
  /** True when visitors can sign in here. */
  readonly hasLogin: (host?: RemoteHost) => boolean;
}

const RETRY_AFTER_SECONDS = 5;
const UNAUTHORIZED = 401;
/** For replies to one visitor, who may just have been signed in by them. */
const OWN = 'private, no-store';
const SHARED = 'public, max-age=300';

/** Every other address is a page. */
export function registerPages(app: FastifyInstance, options: PagesOptions): void {
  const { contextOf, render, cache, overrides, exchangeOldAuth, homeOf, hasLogin, frameOrigin } =
    options;
  app.get('/*', answer);
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/*',
    handler: (_request, reply) => reply.code(405).header('Allow', 'GET, HEAD').send(''),
  });

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    try {
      return await answerInTime(request, reply);
    } catch (error) {
      if (!(error instanceof TooBusy)) throw error;
      return refuse(request, reply);
    }
  }

  async function answerInTime(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    let context = contextOf(request);
    const elsewhere = redirectOf(context);
    if (elsewhere) return moved(request, reply, elsewhere);
    if (await exchangeOldAuth?.(request, reply)) context = contextOf(request);
    const changed = overrides?.change(request, reply);
    if (changed) return changed;
    const composition = await overrides?.compositionOf(request);
    if (context.match?.name === 'index') {
      const home = homeOf(composition?.host);
      if (home !== 'index') return sent(reply, href(home, {}, { locale: context.locale }));
    }
    const isSecret = hasSecret(context);
    // following a link from here must not reveal the address
    if (isSecret) reply.header('Referrer-Policy', 'no-referrer');
    return context.isPersonal || composition || isSecret
      ? answerPersonal(request, reply, context, composition)
      : answerGuest(request, reply, context);
  }

  async function answerGuest(
    request: FastifyRequest,
    reply: FastifyReply,
    context: RequestContext,
  ): Promise<FastifyReply> {
    const page = await cache.get(guestPageKey(context), async () =>
      keepable(await render({ context, visitor: visitorOf(request, context) })),
    );
    if (page.movedTo) return moved(request, reply, page.movedTo);
    if (page.sentTo) return sent(reply, page.sentTo);
    if (isForOwner(page)) return toLogin(request, reply, context);
    describe(reply, page.status);
    reply.header('Cache-Control', page.isCacheable ? 'private, no-cache' : 'no-store');
    reply.header(
      'Content-Security-Policy',
      sharedPagePolicy(
        [scriptFolders(request.headers.host), page.promo?.scriptHash].filter(Boolean).join(' '),
        [page.styleHash, page.promo?.styleHash].filter(Boolean).join(' '),
        page.promo && frameOrigin,
      ),
    );
    if (page.isCacheable) {
      reply.header('ETag', page.encoded.etag);
      if (request.headers['if-none-match'] === page.encoded.etag) return reply.code(304).send();
    }
    return sendEncoded(request, reply, page.encoded);
  }

  async function answerPersonal(
    request: FastifyRequest,
    reply: FastifyReply,
    context: RequestContext,
    composition?: Composition,
  ): Promise<FastifyReply> {
    const nonce = randomBytes(16).toString('base64');
    const page = await render({
      context,
      visitor: visitorOf(request, context),
      nonce,
      composition,
    });
    if (page.movedTo) return moved(request, reply, page.movedTo, OWN);
    if (page.sentTo) return sent(reply, page.sentTo);
    if (isForOwner(page, composition)) return toLogin(request, reply, context);
    describe(reply, page.status);
    reply.header('Cache-Control', OWN);
    reply.header(
      'Content-Security-Policy',
      privatePagePolicy(nonce, composition?.origins, page.promo && frameOrigin),
    );
    if (composition?.isDevelopment) reply.removeHeader('Integrity-Policy');
    return sendEncoded(request, reply, encodePage(page.bytes));
  }

  /** Only signed-in visitors may see it, and signing in is possible here. */
  function isForOwner(
    { status }: Pick<RenderedPage, 'status'>,
    composition?: Composition,
  ): boolean {
    return status === UNAUTHORIZED && hasLogin(composition?.host);
  }
}

function keepable(page: RenderedPage): CachedPage {
  const { status, bytes, style, promo, isPartial, movedTo, sentTo } = page;
  const encoded = encodePage(bytes);
  return {
    status,
    movedTo,
    sentTo,
    encoded,
    styleHash: style.hash,
    promo,
    isCacheable: status === 200 && !isPartial,
    weightBytes: encoded.weightBytes,
  };
}

/** Deliberately minimal: a full error page would cost what is scarce now. */
function refuse({ raw }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { pathname } = new URL(raw.url ?? '/', 'http://localhost');
  const { locale } = localeOfPath(pathname);
  const { busy } = locale === 'en' ? en : ru;
  return reply
    .code(503)
    .header('Retry-After', String(RETRY_AFTER_SECONDS))
    .header('Cache-Control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="${locale}"><title>${busy}</title><p>${busy}</p></html>`);
}

function describe(reply: FastifyReply, status: number): void {
  reply.code(status);
  reply.type('text/html; charset=utf-8');
  reply.header('Vary', 'Accept-Encoding, Cookie, User-Agent');
  // every script of a page has an integrity hash; one without is not ours
  reply.header('Integrity-Policy', 'blocked-destinations=(script)');
  if (status === 503) reply.header('Retry-After', String(RETRY_AFTER_SECONDS));
}

async function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  page: EncodedPage,
): Promise<FastifyReply> {
  const encoding = preferredEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.send(await page.bytes(encoding));
}

/** The one spelling of an address: no `/ru`, canonical casing, no trailing slash. */
function redirectOf({ match, pathname }: RequestContext): string | undefined {
  if (match) return match.isCanonical ? undefined : match.canonicalPath;
  return localeOfPath(pathname).redirectTo;
}

function moved(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  cacheControl = SHARED,
): FastifyReply {
  const query = /\?[^#]*/.exec(request.raw.url ?? '')?.[0] ?? '';
  // cookies of one visitor must not be cached
  const isOwn = reply.hasHeader('Set-Cookie');
  return reply.header('Cache-Control', isOwn ? OWN : cacheControl).redirect(path + query, 301);
}

/** To the sign-in, and from there to what the visitor wanted, if the login page accepts it. */
function toLogin(
  { raw: { url: next } }: FastifyRequest,
  reply: FastifyReply,
  { locale }: RequestContext,
): FastifyReply {
  return reply
    .header('Cache-Control', 'no-store')
    .redirect(href('login', { next }, { locale }), 302);
}

/** A temporary redirect: the same visitor may see the page another time. */
const sent = (reply: FastifyReply, path: string): FastifyReply =>
  reply.header('Cache-Control', 'no-store').redirect(path, 302);
