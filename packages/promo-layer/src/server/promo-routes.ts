import { LOCALES, PROMO_COUNTRY_CODE } from '@tipmark/domain';
import { linkFor, type PromoConfig, promoFor } from '@tipmark/promo/config';
import { localeOfPath } from '@tipmark/route-builder';
import { registerBeacon } from '@tipmark/web-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import en from '../../locales/en/promo.json' with { type: 'json' };
import ru from '../../locales/ru/promo.json' with { type: 'json' };
import type { PromoLog } from './promo-log.ts';
import { createPromoRepeats, type PromoRepeats } from './promo-repeats.ts';

export interface PromoRoutesOptions {
  readonly promo: () => PromoConfig;
  readonly log: PromoLog;
  readonly publicUrl: string;
  readonly frameOrigin: string | undefined;
  readonly nowSeconds?: () => number;
  readonly repeats?: PromoRepeats;
}

const slots = z.enum(['top', 'catfish', 'gift', 'inline', 'bookmakers']);
const inAddress = z
  .string()
  .regex(/^[1-9]\d?$/)
  .transform(Number);
const linkId = z.number().int().min(1).max(50);
const clicked = z.object({
  id: inAddress.pipe(linkId),
  erid: z.string().max(40).optional(),
  place: slots.optional().catch(undefined),
});
/** The language of the page: part of the address, by which browsers cache. */
const shownOn = z.object({ locale: z.enum(LOCALES).catch('ru') });
const shown = z.object({ place: slots, link: linkId });

const MAX_BODY_BYTES = 500;
const FOR_MINUTES = 'private, max-age=300';

/**
 * Requests of promotions on pages: the offers of the visitor's country, which the server has found
 * already, a log line for each time one was seen, and the redirect to the advertiser.
 */
export function registerPromo(app: FastifyInstance, options: PromoRoutesOptions): void {
  const { promo, log, publicUrl, frameOrigin, nowSeconds = secondsNow } = options;
  const { repeats = createPromoRepeats() } = options;

  app.get('/promo/offers', (request, reply) => {
    const { countryCode } = request;
    const { locale } = shownOn.parse(request.query);
    return reply
      .header('Cache-Control', FOR_MINUTES)
      .send(
        countryCode === PROMO_COUNTRY_CODE
          ? promoFor(promo(), { countryCode, locale }, frameOrigin)
          : { offers: [] },
      );
  });

  registerBeacon(app, {
    path: '/promo/shown',
    maxBodyBytes: MAX_BODY_BYTES,
    publicUrl,
    async receive(request, sent) {
      const { data } = shown.safeParse(sent);
      if (!data) return 400;
      const { countryCode } = request;
      const link =
        countryCode === PROMO_COUNTRY_CODE ? linkFor(promo(), data.link, countryCode) : undefined;
      if (!link) return 404;
      const { erid = '', bookieName } = link;
      const record = { place: data.place, link: link.id, erid, bookieName, country: countryCode };
      if (repeats.isNew(request, `show ${data.place} ${link.id}`)) {
        await log.write({ at: nowSeconds(), kind: 'show', ...record });
      }
      return 204;
    },
  });

  app.get('/link-redirect', async (request, reply) => {
    const query = new URLSearchParams((request.raw.url ?? '').split('?', 2)[1] ?? '');
    const { data } = clicked.safeParse(Object.fromEntries(query));
    const { countryCode } = request;
    const link = data && linkFor(promo(), data.id, countryCode, data.erid);
    if (!link) return leadsNowhere(request, reply);
    const { erid = '', bookieName } = link;
    // prefetches and HEAD requests are not visits
    if (isVisit(request) && repeats.isNew(request, `click ${data.place ?? ''} ${link.id}`)) {
      const record = { place: data.place ?? '', link: link.id, erid, bookieName };
      await log.write({ at: nowSeconds(), kind: 'click', ...record, country: countryCode });
    }
    return reply
      .headers({
        'Cache-Control': 'no-store',
        'Referrer-Policy': 'no-referrer',
        'X-Robots-Tag': 'noindex, nofollow',
      })
      .redirect(marked(link.url, erid), 302);
  });
}

const secondsNow = () => Math.floor(Date.now() / 1000);

function marked(url: string, erid: string): string {
  const address = new URL(url);
  if (erid) address.searchParams.set('erid', erid);
  return address.href;
}

const isVisit = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' &&
  ![headers['sec-purpose'], headers['purpose']].some((purpose) =>
    /pre(?:fetch|render)/.test(String(purpose)),
  );

/** Nothing of the request is shown on the page, whatever the address contains. */
function leadsNowhere({ raw }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { locale } = localeOfPath((raw.url ?? '/').split('?', 1)[0] ?? '/');
  const { linkAbsent: text } = locale === 'en' ? en : ru;
  return reply
    .code(404)
    .headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' })
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="${locale}"><title>${text}</title><h1>${text}</h1></html>`);
}
