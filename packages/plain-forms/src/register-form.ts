import { href } from '@tipmark/route-builder';
import type { FastifyInstance } from 'fastify';
import { type Answer, type FormsOptions, registerForms, wrongOf } from './register-forms.ts';

const FIELDS = ['userEmail', 'userName', 'userPassword'] as const;
const CONSENTS = ['personalData', 'terms'] as const;

/**
 * Leads to where the visitor came from, signed in, or to the form with the names of the wrong
 * fields.
 */
const register: Answer = async ({ form, query, locale, ownPath, ask }) => {
  const next = query['next'] === undefined ? undefined : ownPath(query['next']);
  const back = (wrong: readonly string[]) => ({
    location: href('register', { next, wrong: wrongOf(wrong) }, { locale }),
  });
  const missing = [...FIELDS, ...CONSENTS].filter((name) => (form.get(name) ?? '') === '');
  if (missing.length > 0) return back(missing);
  const { isOk, cookies, data, wrong } = await ask<{ url: string }>({
    path: '/register',
    body: {
      ...Object.fromEntries(FIELDS.map((name) => [name, form.get(name)])),
      consents: { personalData: true, isAdult: true, textVersion: form.get('textVersion') ?? '' },
      ...(next !== undefined && { next }),
    },
  });
  if (!isOk || data.url === undefined) return back(FIELDS.filter((name) => wrong.includes(name)));
  const profile = () => href('profile', { userUrl: data.url, onboarding: 1 }, { locale });
  return { location: next ?? profile(), cookies };
};

/** Registration without scripts. */
export const registerRegisterForm = (app: FastifyInstance, options: FormsOptions): void =>
  registerForms(app, options, { answers: { register } });
