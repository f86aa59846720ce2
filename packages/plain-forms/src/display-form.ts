import {
  COOKIE,
  COOKIE_LIFE_SECONDS,
  displaySettingsText,
  ODDS_FORMATS,
  readDisplaySettings,
} from '@tipmark/domain';
import { href, LOCALES } from '@tipmark/route-builder';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createPlainForms } from './plain-forms.ts';
import { postToApi } from './post-to-api.ts';
import type { FormsOptions } from './register-forms.ts';

/** The settings that were chosen, as text; undefined when the form has another format of odds. */
function chosenIn(form: URLSearchParams): string | undefined {
  const odds = form.get('odds') ?? '';
  if (!ODDS_FORMATS.some((format) => format === odds)) return undefined;
  const parts = [odds, form.has('compact') ? 'compact' : '', form.has('hidden') ? 'hidden' : ''];
  return displaySettingsText(readDisplaySettings(parts.join('.')));
}

const isSignedIn = ({ headers }: FastifyRequest): boolean =>
  Boolean(parseCookie(headers.cookie ?? '')[COOKIE.userUrl]);

/**
 * What pages look like, chosen in a form: stored in a cookie, and in the account of a signed-in
 * visitor; then back to the page before.
 */
export function registerDisplayForm(app: FastifyInstance, options: FormsOptions): void {
  const { apiUrl, publicUrl, log } = options;
  const { protocol } = new URL(publicUrl);
  const forms = createPlainForms(publicUrl);

  const cookieOf = (chosen: string) =>
    stringifySetCookie({
      name: COOKIE.display,
      value: chosen,
      maxAge: chosen === '' ? 0 : COOKIE_LIFE_SECONDS.display,
      path: '/',
      sameSite: 'lax',
      secure: protocol === 'https:',
    });

  async function storeInAccount(request: FastifyRequest, locale: string, chosen: string) {
    const page = href('display');
    const call = { method: 'PUT', path: '/account/display', body: { display: chosen } } as const;
    try {
      const { isOk, status } = await postToApi(apiUrl, request, { ...call, locale, page });
      if (!isOk) log.warn({ status }, 'display: the account did not take it, the cookie has it');
    } catch (error) {
      log.warn({ error: String(error) }, 'display: the API did not answer, the cookie has it');
    }
  }

  void app.register(async (scope) => {
    forms.accept(scope);
    for (const locale of LOCALES) {
      const page = href('display', {}, { locale });
      scope.post(page, async (request, reply) => {
        if (forms.isForeign(request)) return reply.code(403).type('text/plain').send('Forbidden');
        const form = forms.fieldsOf(request);
        const chosen = chosenIn(form);
        if (chosen === undefined)
          return reply.code(400).type('text/plain').send('Unknown format of odds');
        if (isSignedIn(request)) await storeInAccount(request, locale, chosen);
        return reply
          .code(303)
          .headers({
            'Cache-Control': 'no-store',
            'Set-Cookie': cookieOf(chosen),
            Location: forms.ownPath(form.get('next') ?? '') ?? page,
          })
          .send('');
      });
    }
  });
}
