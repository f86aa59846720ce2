import { COOKIE, COOKIE_LIFE_SECONDS, isTimeZone } from '@tipmark/domain';
import { href, LOCALES } from '@tipmark/route-builder';
import { stringifySetCookie } from 'cookie';
import type { FastifyInstance } from 'fastify';
import { createPlainForms } from './plain-forms.ts';

/** The zone chosen in a form without scripts: stored in cookies, then back to the page before. */
export function registerTimeZoneForm(app: FastifyInstance, publicUrl: string): void {
  const { protocol } = new URL(publicUrl);
  const forms = createPlainForms(publicUrl);
  void app.register(async (scope) => {
    forms.accept(scope);
    for (const locale of LOCALES) {
      scope.post(href('timeZone', {}, { locale }), (request, reply) => {
        if (forms.isForeign(request)) return reply.code(403).type('text/plain').send('Forbidden');
        const form = forms.fieldsOf(request);
        const zone = form.get('zone') ?? '';
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
            Location: forms.ownPath(form.get('next') ?? '') ?? href('timeZone', {}, { locale }),
          })
          .send('');
      });
    }
  });
}
