import type { ApiFailure } from '@tipmark/api-client';
import { LOCALES, type Locale } from '@tipmark/i18n';
import { createCache } from '@tipmark/server-kit';
import { type EncodedPage, encodePage, htmlText, sendShared } from '@tipmark/web-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createWidgets } from './fetch-widget.ts';
import { framePage, LIVE_SECONDS, widgetPolicy } from './frame/frame-page.ts';
import type { WidgetView } from './frame/widget-view.ts';
import { loaderText } from './loader/loader.ts';
import { embedded } from './oembed.ts';
import { isRefusal, readWidget, type WidgetRefusal, type WidgetRequest } from './read-widget.ts';
import { TRANSLATE, textsOf } from './texts.ts';

export interface WidgetsOptions {
  readonly apiUrl: string;
  /** Address of the site for visitors. */
  readonly publicUrl: string;
  /** Unix seconds; a fake clock in tests. */
  readonly clock?: () => number;
}

interface MadeWidget {
  readonly page: EncodedPage;
  readonly maxAgeSeconds: number;
}

const FOLDER = '/embed';
const [OK, BAD_REQUEST, NOT_FOUND, UNAVAILABLE] = [200, 400, 404, 503];
const [LIVE_MS, STILL_SECONDS] = [(LIVE_SECONDS * 1_000) / 2, 300];
const LOADER_SECONDS = 3_600;
const MAX_WIDGETS = 4_000;
const MAX_BYTES = 32_000_000;

const localeOfPath = (path: string): Locale => (/^\/en(?:\/|$)/.test(path) ? 'en' : 'ru');

/**
 * `/embed<path of a page>`: what a page is about in a frame of any site, without cookies;
 * `/w.js`: the script that puts it there; `/oembed`: the same for programs that turn a pasted
 * address into a card.
 */
export function registerWidgets(app: FastifyInstance, options: WidgetsOptions): void {
  const { apiUrl, publicUrl, clock = () => Math.floor(Date.now() / 1_000) } = options;
  const site = publicUrl.replace(/\/$/, '');
  const viewOf = createWidgets({ apiUrl, site, clock });
  const made = createCache<MadeWidget>({
    maxEntries: MAX_WIDGETS,
    maxBytes: MAX_BYTES,
    sizeOf: ({ page }) => page.weightBytes,
    ttlMs: LIVE_MS,
  });

  async function make(request: WidgetRequest): Promise<MadeWidget> {
    const view = await viewOf(request);
    const html = framePage(view, { ...request, site });
    const maxAgeSeconds = view.isLive === true ? LIVE_SECONDS / 2 : STILL_SECONDS;
    return { page: encodePage(Buffer.from(html)), maxAgeSeconds };
  }

  const headers = (reply: FastifyReply) =>
    reply
      .removeHeader('X-Frame-Options')
      .header('Content-Security-Policy', widgetPolicy)
      .type('text/html; charset=utf-8');

  /** A frame that says why it shows nothing else. */
  function refuse(reply: FastifyReply, status: number, text: string, locale: Locale) {
    if (status === UNAVAILABLE) reply.header('Retry-After', String(LIVE_SECONDS));
    const view: WidgetView = { title: 'Tipmark', body: `<p>${htmlText(text)}</p>` };
    const html = framePage(view, { locale, site, theme: undefined, timeZone: 'UTC' });
    return headers(reply).code(status).header('Cache-Control', 'no-store').send(html);
  }

  const refusalText = ({ field, allowed }: WidgetRefusal, locale: Locale): string =>
    field === 'page' ? textsOf(locale).missing : TRANSLATE[locale]('refused', { field, allowed });

  async function answer(request: FastifyRequest, reply: FastifyReply, path: string) {
    const locale = localeOfPath(path);
    const texts = textsOf(locale);
    const widget = readWidget(path, request.query as Record<string, unknown>);
    if (isRefusal(widget)) {
      const status = widget.field === 'page' ? NOT_FOUND : BAD_REQUEST;
      return refuse(reply, status, refusalText(widget, locale), locale);
    }
    try {
      const { kind, page, theme = '', rows, timeZone } = widget;
      const key = [kind, page, theme, rows, timeZone].join(' ');
      const { page: frame, maxAgeSeconds } = await made.load(key, () => make(widget));
      return await sendShared(request, headers(reply), frame, maxAgeSeconds);
    } catch (error) {
      const { status } = error as Partial<ApiFailure>;
      if (status === undefined) throw error;
      if (status !== NOT_FOUND && status !== BAD_REQUEST) {
        return refuse(reply, UNAVAILABLE, texts.busy, locale);
      }
      const text = widget.kind === 'capper' ? texts.card.missing : texts.missing;
      return refuse(reply, NOT_FOUND, text, locale);
    }
  }

  app.get(`${FOLDER}/*`, (request, reply) => {
    const [path = ''] = (request.raw.url ?? '').split('?', 1);
    // cards of cappers were embedded by this address first
    return answer(request, reply, path.slice(FOLDER.length).replace(/^\/capper\//, '/profile/'));
  });
  for (const locale of LOCALES) {
    if (locale === 'ru') continue;
    app.get(`/${locale}${FOLDER}/capper/*`, (request, reply) => {
      const [path = ''] = (request.raw.url ?? '').split('?', 1);
      const user = path.slice(`/${locale}${FOLDER}/capper/`.length);
      return answer(request, reply, `/${locale}/profile/${user}`);
    });
  }

  app.get('/w.js', (_, reply) =>
    reply
      .code(OK)
      .header('Cache-Control', `public, max-age=${LOADER_SECONDS}`)
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .type('text/javascript; charset=utf-8')
      .send(loaderText),
  );

  app.get('/oembed', (request, reply) => {
    const query = request.query as Record<string, unknown>;
    reply.header('Access-Control-Allow-Origin', '*').header('Cache-Control', 'public, max-age=300');
    if (query['format'] !== undefined && query['format'] !== 'json') {
      return reply.code(501).type('text/plain').send('format: only json is offered');
    }
    const found = embedded(query, site);
    return found === undefined
      ? reply.code(NOT_FOUND).type('text/plain').send('url: this address has no widget')
      : reply.send(found);
  });
}
