import { href, LOCALES, type Locale } from '@tipmark/route-builder';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { createPlainForms } from './plain-forms.ts';
import { postToApi } from './post-to-api.ts';

const FIELDS = ['userEmail', 'userName', 'userPassword'] as const;
const CONSENTS = ['personalData', 'terms'] as const;

export interface RegisterFormOptions {
  readonly apiUrl: string;
  readonly publicUrl: string;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

interface Outcome {
  readonly cookies: readonly string[];
  /** Of the new profile. */
  readonly url?: string;
  /** Fields with errors, or `form` where none can be named. */
  readonly wrong: readonly string[];
}

/**
 * Registration without scripts: the form is sent to the page itself, which calls the API. It
 * redirects to where the visitor came from, signed in, or to the form with the names of the wrong
 * fields.
 */
export function registerRegisterForm(app: FastifyInstance, options: RegisterFormOptions): void {
  const { apiUrl, publicUrl, log } = options;
  const forms = createPlainForms(publicUrl);
  void app.register(async (scope) => {
    forms.accept(scope);
    for (const locale of LOCALES) {
      scope.post(href('register', {}, { locale }), async (request, reply) => {
        if (forms.isForeign(request)) {
          return reply.code(403).type('text/plain').send('Forbidden');
        }
        const next = nextOf(request);
        const { cookies, url, wrong } = await outcomeOf(request, locale, next);
        const leadsTo =
          url === undefined
            ? href('register', { next, wrong: wrong.join(',') }, { locale })
            : (next ?? href('profile', { userUrl: url, onboarding: 1 }, { locale }));
        if (cookies.length > 0) reply.header('Set-Cookie', cookies);
        return reply.code(303).headers({ 'Cache-Control': 'no-store', Location: leadsTo }).send('');
      });
    }
  });

  function nextOf({ query }: FastifyRequest): string | undefined {
    const { next } = query as { next?: unknown };
    return typeof next === 'string' ? forms.ownPath(next) : undefined;
  }

  async function outcomeOf(
    request: FastifyRequest,
    locale: Locale,
    next: string | undefined,
  ): Promise<Outcome> {
    const form = forms.fieldsOf(request);
    const missing = [...FIELDS, ...CONSENTS].filter((name) => (form.get(name) ?? '') === '');
    if (missing.length > 0) return { cookies: [], wrong: missing };
    try {
      return await call(request, locale, {
        ...Object.fromEntries(FIELDS.map((name) => [name, form.get(name)])),
        consents: { personalData: true, isAdult: true, textVersion: form.get('textVersion') ?? '' },
        ...(next === undefined ? {} : { next }),
      });
    } catch (error) {
      log.warn(
        { error: String(error) },
        'registration without scripts: the api could not be reached',
      );
      return { cookies: [], wrong: ['form'] };
    }
  }

  async function call(request: FastifyRequest, locale: Locale, body: object): Promise<Outcome> {
    const { isOk, cookies, data, wrong } = await postToApi<{ url: string }>(apiUrl, request, {
      path: '/register',
      locale,
      page: href('register', {}, { locale }),
      body,
    });
    if (isOk && data.url !== undefined) return { cookies, url: data.url, wrong: [] };
    const known = FIELDS.filter((name) => wrong.includes(name));
    return { cookies: [], wrong: known.length > 0 ? known : ['form'] };
  }
}
