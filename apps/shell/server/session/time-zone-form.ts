import { COOKIE, COOKIE_LIFE_SECONDS, isTimeZone } from '@tipmark/domain';
import { href, LOCALES, matchPath } from '@tipmark/route-builder';
import { stringifySetCookie } from 'cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const FORM = 'application/x-www-form-urlencoded';
const MAX_BYTES = 4000;

/** The zone chosen in a form without scripts: stored in cookies, then back to where one was. */
export function registerTimeZoneForm(app: FastifyInstance, publicUrl: string): void {
  const { origin, protocol } = new URL(publicUrl);
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      FORM,
      { parseAs: 'string', bodyLimit: MAX_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    for (const locale of LOCALES) {
      scope.post(href('timeZone', {}, { locale }), (request, reply) => {
        if (isForeign(request)) return reply.code(403).type('text/plain').send('Forbidden');
        const form = request.body instanceof URLSearchParams ? request.body : undefined;
        const zone = form?.get('zone') ?? '';
        if (!isTimeZone(zone)) return reply.code(400).type('text/plain').send('Unknown time zone');
        const life = {
          maxAge: COOKIE_LIFE_SECONDS.timezone,
          path: '/',
          sameSite: 'lax',
          secure: protocol === 'https:',
        } as const;
        return reply
          .code(303)
          .headers({
            'Cache-Control': 'no-store',
            'Set-Cookie': [
              stringifySetCookie({ name: COOKIE.timezone, value: zone, ...life }),
              stringifySetCookie({ name: COOKIE.isTimezoneManual, value: '1', ...life }),
            ],
            Location: ownPath(form?.get('next') ?? '') ?? href('timeZone', {}, { locale }),
          })
          .send('');
      });
    }
  });

  function isForeign({ headers }: FastifyRequest): boolean {
    const site = headers['sec-fetch-site'];
    if (site !== undefined) return site !== 'same-origin' && site !== 'none';
    return headers.origin !== undefined && headers.origin !== origin;
  }

  /** A page of this site, or undefined. */
  function ownPath(next: string): string | undefined {
    if (!next.startsWith('/') || !URL.canParse(next, origin)) return undefined;
    const url = new URL(next, origin);
    return url.origin === origin && matchPath(url.pathname) ? url.pathname + url.search : undefined;
  }
}
