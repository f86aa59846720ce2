import { createApiClients } from '@tipmark/api-client/server';
import { favouritesCalendar } from '@tipmark/contract';
import { SPORT } from '@tipmark/domain';
import { calendarOfMatches } from '@tipmark/match-features/calendar';
import { href, LOCALES, type Locale, matchRouteOf } from '@tipmark/route-builder';
import { encodePage, sendEncoded } from '@tipmark/web-server';
import type { FastifyInstance } from 'fastify';
import { firstValueFrom } from 'rxjs';
import { FEED_TEXTS } from '../feeds/feed-texts.ts';
import { refused, refusedBy } from '../serve-files.ts';

interface FavouritesOptions {
  readonly apiUrl: string;
  readonly publicUrl: string;
}

const FOLDER = '/calendars';
const PATH = '/favourites/';
const ENDING = '.ics';
const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const REFRESH_SECONDS = 3_600;
const [NOT_FOUND, NOT_MODIFIED] = [404, 304];

/**
 * The favourites of a user under an address that only its owner knows. It is stored nowhere on its
 * way and named to nobody, and ends at once when its owner renews it.
 */
export function serveFavouritesCalendar(
  app: FastifyInstance,
  { apiUrl, publicUrl }: FavouritesOptions,
): void {
  const site = publicUrl.replace(/\/$/, '');
  const { hostname } = new URL(site);
  const apis = createApiClients(apiUrl, LOCALES);

  async function fileOf(token: string, locale: Locale): Promise<string> {
    const request = { segments: { token } };
    const { matches, asOf } = await firstValueFrom(apis[locale].call(favouritesCalendar, request));
    return calendarOfMatches({
      title: FEED_TEXTS[locale]('favourites'),
      matches,
      sport: SPORT.soccer,
      host: hostname,
      addressOf(matchUrl, sport) {
        const route = matchRouteOf(sport);
        return route === undefined ? site : site + href(route, { matchUrl }, { locale });
      },
      // the same file for an hour, unless its matches change
      nowSeconds: asOf - (asOf % REFRESH_SECONDS),
      refreshSeconds: REFRESH_SECONDS,
    });
  }

  for (const locale of LOCALES) {
    const path = `${FOLDER}${locale === 'ru' ? '' : `/${locale}`}${PATH}:name`;
    app.get<{ Params: { name: string } }>(path, async (request, reply) => {
      const { name } = request.params;
      const token = name.slice(0, -ENDING.length);
      reply.header('X-Robots-Tag', 'noindex').header('Referrer-Policy', 'no-referrer');
      if (!name.endsWith(ENDING) || !TOKEN.test(token)) return refused(reply, NOT_FOUND);
      try {
        const file = encodePage(Buffer.from(await fileOf(token, locale)));
        reply.header('Cache-Control', 'private, no-cache').header('ETag', file.etag);
        if (request.headers['if-none-match'] === file.etag) return reply.code(NOT_MODIFIED).send();
        return await sendEncoded(request, reply.type('text/calendar; charset=utf-8'), file);
      } catch (error) {
        return refusedBy(error, reply);
      }
    });
  }
}
