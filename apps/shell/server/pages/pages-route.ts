import { randomBytes } from 'node:crypto';
import type { Composition, Overrides, RemoteHost } from '@tipmark/remotes-registry';
import { href, localeOfPath, type RouteMatch, type RouteName } from '@tipmark/route-builder';
import type { CacheablePage, OlderCopy, PageCache } from '@tipmark/server-kit';
import type { ServerMetrics } from '@tipmark/web-server';
import {
  assetFolders,
  type EncodedPage,
  encodePage,
  privatePagePolicy,
  sendEncoded,
  sharedPagePolicy,
  timingOf,
} from '@tipmark/web-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import en from '../../locales/en/server.json' with { type: 'json' };
import ru from '../../locales/ru/server.json' with { type: 'json' };
import type { Edge } from '../edge/create-edge.ts';
import { guestPageKey, type RequestContext } from '../request/request-context.ts';
import { hasSecret } from '../request/secret-address.ts';
import { visitorOf } from '../request/visitor-of.ts';
import type { ExchangeOldAuth } from '../session/exchange-old-auth.ts';
import { noteStyle } from './note-style.ts';
import { asOlderCopy } from './older-copy.ts';
import type { RenderedPage, RenderPage } from './render-page.ts';
import { TooBusy } from './render-queue.ts';
import { RETRY_AFTER_SECONDS, retryingPage, retryingPagePolicy } from './small-page.ts';

/** A page of guests as it is cached. */
export interface CachedPage extends CacheablePage {
  readonly status: number;
  readonly styleHash: string;
  readonly hasNote: boolean;
  readonly promo: RenderedPage['promo'];
  readonly movedTo: string | undefined;
  readonly sentTo: string | undefined;
  readonly encoded: EncodedPage;
}

export interface PagesOptions {
  readonly contextOf: (request: FastifyRequest) => RequestContext;
  readonly render: RenderPage;
  readonly cache: PageCache<CachedPage>;
  /** A cache in front of the site, if there is one. */
  readonly edge?: Edge | undefined;
  readonly metrics: Pick<ServerMetrics, 'page'>;
  /** Other versions of remotes for testers, where they are allowed. */
  readonly overrides?: Overrides | undefined;
  readonly exchangeOldAuth?: ExchangeOldAuth;
  /** The start page of the site: `index` if it is served. */
  readonly homeOf: (host?: RemoteHost) => RouteName;
  /** Where offers in frames come from. */
  readonly frameOrigin?: string | undefined;
  /** The folder of another origin that serves the files of remotes. */
  readonly assetsUrl?: string | undefined;
  /** Header `Link` of a page: where programs find its frame. */
  readonly linkOf: (page: RouteMatch) => string | undefined;
  /** True when visitors can sign in here. */
  readonly hasLogin: (host?: RemoteHost) => boolean;
}

/** How long a visitor waits for a new page when there is an older copy. */
const OLDER_AFTER_MS = 3000;
const OK = 200;
const UNAUTHORIZED = 401;
const SERVER_ERROR = 500;
const UNAVAILABLE = 503;
/** For replies to one visitor, who may just have been signed in by them. */
const OWN = 'private, no-store';
const SHARED = 'public, max-age=300';

/** Every other address is a page. */
export function registerPages(app: FastifyInstance, options: PagesOptions): void {
  const { contextOf, render, cache, overrides, exchangeOldAuth, homeOf, hasLogin, frameOrigin } =
    options;
  const { metrics, edge } = options;
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
      metrics.page('busy');
      return refuse(request, reply, contextOf(request));
    }
  }

  async function answerInTime(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    // until a page of guests proves to be one
    edge?.withhold(reply);
    let context = contextOf(request);
    nameTrace(request, reply, context);
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
    const key = guestPageKey(context);
    const since = performance.now();
    const coming = cache.get(key, async () =>
      keepable(await render({ context, visitor: visitorOf(request, context) })),
    );
    const { page, olderSince } = await inTime(coming, () => cache.older(key));
    metrics.page(outcomeOf(page, olderSince));
    if (page.movedTo) return moved(request, reply, page.movedTo);
    if (page.sentTo) return sent(reply, page.sentTo);
    if (isForOwner(page)) return toLogin(request, reply, context);
    describe(reply, page.status);
    const link = page.status === OK && context.match ? options.linkOf(context.match) : undefined;
    if (link !== undefined) reply.header('Link', link);
    const isCurrent = page.isCacheable && olderSince === undefined;
    reply.header('Cache-Control', isCurrent ? 'private, no-cache' : 'no-store');
    reply.header(
      'Content-Security-Policy',
      sharedPagePolicy(
        assetFolders(request.headers.host, options.assetsUrl),
        page.promo?.scriptHash ?? '',
        stylesOf(page, olderSince !== undefined),
        framesOf(context, page.promo && frameOrigin),
      ),
    );
    if (olderSince !== undefined) {
      const note = { ...noteFor(request, context), madeAt: olderSince };
      const bytes = asOlderCopy(await page.encoded.bytes('identity'), note);
      return sendEncoded(request, reply, encodePage(bytes));
    }
    if (isCurrent) {
      edge?.share(reply, key, since);
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
    metrics.page(outcomeOf(page, undefined));
    if (page.movedTo) return moved(request, reply, page.movedTo, OWN);
    if (page.sentTo) return sent(reply, page.sentTo);
    if (isForOwner(page, composition)) return toLogin(request, reply, context);
    describe(reply, page.status);
    reply.header('Cache-Control', OWN);
    reply.header(
      'Content-Security-Policy',
      privatePagePolicy(nonce, composition?.origins, framesOf(context, page.promo && frameOrigin)),
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

/** What a page may frame: offers of another host, and for developers the widgets of the site. */
function framesOf({ match }: RequestContext, offers: string | undefined): string | undefined {
  const own = match?.name === 'developers' ? "'self'" : undefined;
  return [own, offers].filter(Boolean).join(' ') || undefined;
}

interface Served {
  readonly page: CachedPage;
  /** When its making began, if it could not be made again in time. */
  readonly olderSince?: number;
}

/**
 * The page, or its older copy when it fails or takes too long; it is still made for the next
 * visitor.
 */
async function inTime(
  coming: Promise<CachedPage>,
  olderNow: () => OlderCopy<CachedPage> | undefined,
): Promise<Served> {
  const { promise: tooLong, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, OLDER_AFTER_MS, undefined).unref();
  try {
    const page = await Promise.race([coming.catch(unlessBroken), tooLong]);
    if (page && page.status < SERVER_ERROR) return { page };
    const older = olderNow();
    if (!older) return { page: page ?? (await coming) };
    return { page: older.page, olderSince: older.beganAt };
  } finally {
    clearTimeout(timer);
  }
}

/** A page that cannot be made now has an older copy; an error in the making is still one. */
function unlessBroken(error: unknown): undefined {
  if (!(error instanceof TooBusy)) throw error;
  return undefined;
}

const stylesOf = ({ styleHash, promo, hasNote }: CachedPage, isOlder: boolean): string =>
  [styleHash, promo?.styleHash, (hasNote || isOlder) && noteStyle.hash].filter(Boolean).join(' ');

const outcomeOf = ({ status }: { readonly status: number }, olderSince: number | undefined) =>
  olderSince === undefined ? (status === UNAVAILABLE ? 'busy' : 'current') : 'older';

const noteFor = ({ raw }: FastifyRequest, { locale, session }: RequestContext) => ({
  locale,
  timeZone: session.timeZone,
  address: addressFor(raw.url),
});

/** An address of this site, whatever the request line contained. */
const addressFor = (url = '/'): string => (/^\/(?![/\\])/.test(url) ? url : '/');

function keepable(page: RenderedPage): CachedPage {
  const { status, bytes, style, hasNote, promo, isPartial, movedTo, sentTo } = page;
  const encoded = encodePage(bytes);
  return {
    status,
    movedTo,
    sentTo,
    encoded,
    styleHash: style.hash,
    hasNote,
    promo,
    isCacheable: status === 200 && !isPartial,
    weightBytes: encoded.weightBytes,
  };
}

/** Deliberately minimal: a full error page would cost what is scarce now. */
function refuse(
  { raw }: FastifyRequest,
  reply: FastifyReply,
  { locale, theme }: RequestContext,
): FastifyReply {
  const { busyTitle: title, busy: text, tryAgain: action } = locale === 'en' ? en : ru;
  const address = addressFor(raw.url);
  return reply
    .code(UNAVAILABLE)
    .header('Retry-After', String(RETRY_AFTER_SECONDS))
    .header('Cache-Control', 'no-store')
    .header('Content-Security-Policy', retryingPagePolicy)
    .type('text/html; charset=utf-8')
    .send(retryingPage({ locale, theme, title, text, action, address }));
}

function describe(reply: FastifyReply, status: number): void {
  reply.code(status);
  reply.type('text/html; charset=utf-8');
  reply.header('Vary', 'Accept-Encoding, Cookie, User-Agent');
  // every script of a page has an integrity hash; one without is not ours
  reply.header('Integrity-Policy', 'blocked-destinations=(script)');
  if (status === UNAVAILABLE) reply.header('Retry-After', String(RETRY_AFTER_SECONDS));
}

/** The page's name in its trace, and for its scripts the trace that their calls belong to. */
function nameTrace(request: FastifyRequest, reply: FastifyReply, { match }: RequestContext): void {
  const { span } = request;
  if (span === undefined) return;
  request.spanName = `page ${match?.name ?? 'unknown'}`;
  if (span.isSampled) reply.header('Server-Timing', timingOf(span));
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
