import type { Locale } from '@tipmark/route-builder';
import { htmlText } from '@tipmark/web-server';
import type { FastifyReply } from 'fastify';

/** Texts of the page, by language. */
type LeadOutMessages = Readonly<Record<Locale, { readonly title: string; readonly link: string }>>;

/** Whether an address can be led to: a page of this site, or of another one. */
export const isAddress = (url: string): boolean => /^(?:https?:\/)?\/[^\s]/.test(url);

/**
 * A page of another site cannot be the response to a form (`form-action`): this page redirects
 * there at once, and has a link to it.
 */
export function leadOut(
  reply: FastifyReply,
  url: string,
  { locale, messages }: { readonly locale: Locale; readonly messages: LeadOutMessages },
): FastifyReply {
  const { title, link } = messages[locale];
  const address = htmlText(url);
  return reply
    .code(200)
    .headers({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'origin' })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${locale}"><head><meta name="viewport" content="width=device-width">` +
        `<meta http-equiv="refresh" content="0;url=${address}"><title>${title}</title></head>` +
        `<body><p><a href="${address}">${link}</a></p></body></html>`,
    );
}
