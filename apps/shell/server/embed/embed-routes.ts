import { type ApiFailure, createApiClient } from '@tipmark/api-client';
import { nodeExchange } from '@tipmark/api-client/server';
import { capperCard } from '@tipmark/contract';
import { LOCALES, type Locale } from '@tipmark/i18n';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { firstValueFrom } from 'rxjs';
import { absentCardPage, type CardTheme, capperCardPage, cardPolicy } from './capper-card.ts';

export interface EmbedOptions {
  readonly apiUrl: string;
  readonly publicUrl: string;
}

const INVALID = 400;
const NOT_FOUND = 404;
const UNAVAILABLE = 503;
const FOUND = 'public, max-age=300';

const themeOf = (request: FastifyRequest): CardTheme => {
  const { theme } = request.query as { readonly theme?: unknown };
  return theme === 'light' || theme === 'dark' ? theme : undefined;
};

/**
 * `/embed/capper/…`: the card of a capper in a frame of any site, without scripts, cookies or
 * anything of the site's frame.
 */
export function registerEmbeds(app: FastifyInstance, { apiUrl, publicUrl }: EmbedOptions): void {
  const site = publicUrl.replace(/\/$/, '');

  function send(reply: FastifyReply, status: number, html: string): FastifyReply {
    return reply
      .code(status)
      .removeHeader('X-Frame-Options')
      .header('Content-Security-Policy', cardPolicy)
      .header('Cache-Control', status === 200 ? FOUND : 'no-store')
      .type('text/html; charset=utf-8')
      .send(html);
  }

  function serve(locale: Locale, path: string): void {
    const api = createApiClient({ baseUrl: apiUrl, locale, exchange: nodeExchange });
    app.get(path, async (request, reply) => {
      const { userUrl } = request.params as { readonly userUrl: string };
      const options = { locale, theme: themeOf(request), site };
      try {
        const { capper } = await firstValueFrom(api.call(capperCard, { segments: { userUrl } }));
        return send(reply, 200, capperCardPage(capper, options));
      } catch (error) {
        const { status } = error as Partial<ApiFailure>;
        if (status === undefined) throw error;
        const isMissing = status === NOT_FOUND || status === INVALID;
        return isMissing
          ? send(reply, NOT_FOUND, absentCardPage('missing', options))
          : send(reply, UNAVAILABLE, absentCardPage('busy', options));
      }
    });
  }

  for (const locale of LOCALES) {
    serve(locale, `${locale === 'en' ? '/en' : ''}/embed/capper/:userUrl`);
  }
}
