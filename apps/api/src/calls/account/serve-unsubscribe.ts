import { href } from '@tipmark/route-builder';
import type { FastifyInstance } from 'fastify';
import { siteOf } from '../../platform/access/site-of.ts';
import { pickLocale } from '../../platform/http/locale.ts';
import type { Services } from '../handler/services.ts';

/**
 * The address of the one-click button, opened by GET, as a mail program without that button does:
 * leads to the page of all kinds. Scanners of links open it too, so it changes nothing.
 */
export function serveUnsubscribe(app: FastifyInstance, { config }: Pick<Services, 'config'>): void {
  app.get<{ Params: { hash: string } }>(
    '/unsubscribe/one-click/:hash',
    { config: { isPrivate: true } },
    async (request, reply) => {
      const locale = pickLocale(request.headers['accept-language']);
      const page = href('unsubscribe', { token: request.params.hash }, { locale });
      return reply
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .redirect(`${siteOf(request, config)}${page}`, 303);
    },
  );
}
