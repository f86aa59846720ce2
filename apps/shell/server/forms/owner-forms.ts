import { href, LOCALES, type Locale, localizePath, routes } from '@tipmark/route-builder';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type LetterFormsOptions, type Sent, textsOf, wrongOf } from './letter-forms.ts';
import { changeNotifications } from './notification-form.ts';
import { createPlainForms } from './plain-forms.ts';
import { postToApi } from './post-to-api.ts';

/** Where a form leads, or the file that its browser saves. */
interface Outcome {
  readonly location: string;
  readonly cookies?: readonly string[];
  readonly file?: string;
}

type Answer = (sent: Sent, locale: Locale) => Promise<Outcome>;

const UNAUTHORIZED = 401;
const PROOF = ['password', 'authHash', 'code'] as const;

/** The fields of the owner's proof that were filled in. */
function proofIn(form: URLSearchParams): Record<string, string> {
  const filled = PROOF.map((name) => [name, form.get(name) ?? ''] as const);
  return Object.fromEntries(filled.filter(([, value]) => value !== ''));
}

const fieldsIn = (form: URLSearchParams, ...names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, form.get(name) ?? '']));

/** Settings of the owner: each form proves that the owner sends it. */
const changeSettings: Answer = async ({ form, query, params, ask }, locale) => {
  const { userUrl = '' } = params;
  const { edit = '', authHash } = query;
  const to = (outcome: Record<string, string>, isLinkKept = false) =>
    href('profile', { userUrl, edit, ...(isLinkKept && { authHash }), ...outcome }, { locale });
  const proof = proofIn(form);
  const intent = form.get('intent') ?? '';
  const call = form.has('reauth')
    ? { path: '/account/reauth', body: { edit } }
    : edit === 'email'
      ? { path: '/change-email', body: { ...proof, ...fieldsIn(form, 'email') } }
      : edit === 'password'
        ? {
            path: '/change-password',
            body: { ...proof, ...fieldsIn(form, 'newPassword', 'confirmPassword') },
          }
        : edit === 'account' && (intent === 'delete' || intent === 'export')
          ? { path: `/account/${intent}`, body: proof }
          : undefined;
  if (call === undefined) return { location: to({ wrong: 'form' }) };
  const { isOk, status, cookies, data, wrong } = await ask<object>(call);
  if (status === UNAUTHORIZED) {
    return { location: href('login', { source: 'settings', next: to({}) }, { locale }) };
  }
  if (!isOk) return { location: to({ wrong: wrongOf(wrong) }, !wrong.includes('authHash')) };
  if (form.has('reauth')) return { location: to({ mailed: '1' }) };
  if (intent === 'delete') {
    return { location: href('login', { source: 'logout' }, { locale }), cookies };
  }
  if (intent === 'export') return { location: to({}), file: JSON.stringify({ data }, null, 1) };
  return { location: to({ done: '1' }) };
};

const changeProfile: Answer = async (sent, locale) =>
  sent.query['edit'] === 'notifications'
    ? { location: href('profile', await changeNotifications(sent), { locale }) }
    : changeSettings(sent, locale);

/** The link of the notice of a changed address. */
const revertEmail: Answer = async ({ form, params, ask }, locale) => {
  const { hash = '' } = params;
  const body = { revertHash: hash, ...fieldsIn(form, 'password', 'passwordConfirmation') };
  const { isOk, wrong } = await ask({ path: '/revert-email', body });
  const outcome = isOk ? { done: '1' } : { wrong: wrongOf(wrong) };
  return { location: href('revertEmail', { hash, ...outcome }, { locale }) };
};

const FORMS = { profile: changeProfile, revertEmail } as const satisfies Partial<
  Record<keyof typeof routes, Answer>
>;

/**
 * Forms by which owners change their accounts without scripts: each is sent to its own page, which
 * calls the API and redirects with the outcome in the address. The download of one's data is such a
 * form with scripts as well.
 */
export function registerOwnerForms(app: FastifyInstance, options: LetterFormsOptions): void {
  const { apiUrl, publicUrl, log } = options;
  const forms = createPlainForms(publicUrl);

  async function outcomeOf(
    route: keyof typeof FORMS,
    request: FastifyRequest,
    locale: Locale,
  ): Promise<Outcome> {
    const params = textsOf(request.params);
    const query = textsOf(request.query);
    const page = href(route, params, { locale });
    const sent: Sent = {
      ...{ form: forms.fieldsOf(request), query, params },
      ask: (post) => postToApi(apiUrl, request, { ...post, locale, page }),
    };
    try {
      return await FORMS[route](sent, locale);
    } catch (error) {
      log.warn({ error: String(error) }, 'a form without scripts could not be sent');
      return { location: href(route, { ...params, ...query, wrong: 'form' }, { locale }) };
    }
  }

  function send(reply: FastifyReply, { location, cookies = [], file }: Outcome): FastifyReply {
    reply.headers({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
    if (cookies.length > 0) reply.header('Set-Cookie', [...cookies]);
    if (file === undefined) return reply.code(303).header('Location', location).send('');
    return reply
      .code(200)
      .header('Content-Disposition', 'attachment; filename="tipmark-account.json"')
      .type('application/json; charset=utf-8')
      .send(file);
  }

  void app.register(async (scope) => {
    forms.accept(scope);
    for (const route of Object.keys(FORMS) as (keyof typeof FORMS)[]) {
      for (const locale of LOCALES) {
        const path = localizePath(routes[route].pattern.replace(/\[(\w+)\]/g, ':$1'), locale);
        scope.post(path, async (request, reply) => {
          if (forms.isForeign(request)) {
            return reply.code(403).type('text/plain').send('Forbidden');
          }
          return send(reply, await outcomeOf(route, request, locale));
        });
      }
    }
  });
}
