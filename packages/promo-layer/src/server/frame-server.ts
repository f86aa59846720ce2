import { randomUUID } from 'node:crypto';
import { PROMO_COUNTRY_CODE } from '@tipmark/domain';
import type { PromoLocale, PromoOffer } from '@tipmark/promo';
import { type PromoConfig, promoFor } from '@tipmark/promo/config';
import { href } from '@tipmark/route-builder';
import { htmlText, scriptJson } from '@tipmark/web-server';
import Fastify, { type FastifyInstance } from 'fastify';
import en from '../../locales/en/promo.json' with { type: 'json' };
import ru from '../../locales/ru/promo.json' with { type: 'json' };

export interface FrameServerOptions {
  readonly promo: () => PromoConfig;
  /** The only site whose pages may embed these frames and receive their messages. */
  readonly siteOrigin: string;
}

/**
 * Offers in frames, on a separate host: what runs there cannot reach the site. `PROMO_ORIGIN`
 * replaces it by an advertiser's own host.
 */
export function createFrameServer({ promo, siteOrigin }: FrameServerOptions): FastifyInstance {
  const app = Fastify({ logger: false });
  app.get('/*', (request, reply) => {
    const [path = '', query = ''] = request.url.split('?', 2);
    const locale = new URLSearchParams(query).get('locale') === 'en' ? 'en' : 'ru';
    const theme = new URLSearchParams(query).get('theme') === 'dark' ? 'dark' : 'light';
    const visitor = { countryCode: PROMO_COUNTRY_CODE, locale } as const;
    const { offers } = promoFor(promo(), visitor, siteOrigin);
    const offer = offers.find(
      ({ format, pathMob, pathDesktop }) =>
        format === 'iframe' && [pathMob, pathDesktop].includes(path),
    );
    if (!offer) return reply.code(404).type('text/plain').send('Not found');
    const nonce = randomUUID();
    const own = `'nonce-${nonce}'`;
    return reply
      .headers({
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
        'X-Robots-Tag': 'noindex, nofollow',
        'Content-Security-Policy': `default-src 'none'; style-src ${own}; script-src ${own}; base-uri 'none'; form-action 'none'; frame-ancestors ${siteOrigin}`,
      })
      .type('text/html; charset=utf-8')
      .send(framePage(offer, { siteOrigin, nonce, locale, theme }));
  });
  return app;
}

const style = ({ colours }: PromoOffer): string =>
  '*{box-sizing:border-box;margin:0}' +
  `body{display:flex;align-items:center;gap:12px;height:85px;padding:0 16px;overflow:hidden;background:${colours.background};color:${colours.text};font:500 15px/20px system-ui,sans-serif}` +
  'p{flex:1;min-width:0}small{display:block;font-size:12px;line-height:16px}' +
  `a,button{min-height:36px;padding:8px 14px;border:0;border-radius:8px;background:${colours.accent};color:${colours.background};font:inherit;text-decoration:none;white-space:nowrap}` +
  `button{background:none;color:${colours.text}}` +
  // a phone has room for the offer itself and its link
  '@media(max-width:560px){body{gap:4px;padding:0 4px 0 12px;font-size:14px;line-height:18px}' +
  'small,span{display:none}a,button{padding:8px 10px;font-size:13px}}';

interface Framed {
  readonly siteOrigin: string;
  readonly nonce: string;
  readonly locale: PromoLocale;
  /** Of the page round it, for scroll bars and buttons. */
  readonly theme: 'light' | 'dark';
}

const messagesOf = { ru, en };

/** The page in a frame: the offer, its link, and the message by which it requests to be closed. */
function framePage(offer: PromoOffer, { siteOrigin, nonce, locale, theme }: Framed): string {
  const site = messagesOf[locale];
  const { bookmaker, mainText, bonusText, tailText, actionText = site.action } = offer;
  const out = new URL(
    href('linkRedirect', { id: offer.offerLinkId, erid: offer.erid }),
    siteOrigin,
  );
  const message = scriptJson([offer.iframeMessage ?? null, siteOrigin]);
  const script =
    `const [word,site]=${message};` +
    "document.querySelector('button').addEventListener('click',()=>parent.postMessage(word,site))";
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="${theme}"><title>${htmlText(bookmaker)}</title>` +
    `<style nonce="${nonce}">${style(offer)}</style></head><body>` +
    `<p>${htmlText(mainText)} <span>${htmlText(bonusText)}</span><small>${htmlText(tailText)}</small></p>` +
    `<a href="${htmlText(out.href)}" target="_blank" rel="nofollow sponsored noopener">${htmlText(actionText)}</a>` +
    (offer.iframeMessage === undefined
      ? ''
      : `<button type="button">${htmlText(site.later)}</button><script nonce="${nonce}">${script}</script>`) +
    '</body></html>'
  );
}
