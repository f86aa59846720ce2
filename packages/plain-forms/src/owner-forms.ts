import { href } from '@tipmark/route-builder';
import type { FastifyInstance } from 'fastify';
import { isAddress } from './lead-out.ts';
import { changeNotifications } from './notification-form.ts';
import { proofIn } from './proof-fields.ts';
import { type Answer, type FormsOptions, registerForms, wrongOf } from './register-forms.ts';

const UNAUTHORIZED = 401;

const fieldsIn = (form: URLSearchParams, ...names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, form.get(name) ?? '']));

/** Calls of settings with several buttons, by the setting and what its button means. */
const CALLS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  account: { delete: '/account/delete', export: '/account/export' },
  signIns: { link: '/account/sign-ins', unlink: '/account/sign-ins/end' },
  telegram: { connect: '/account/telegram', disconnect: '/account/telegram/end' },
  twoSteps: { end: '/account/totp/off' },
};

const pathOf = (edit: string, intent: string): string | undefined =>
  Object.hasOwn(CALLS, edit) && Object.hasOwn(CALLS[edit] ?? {}, intent)
    ? CALLS[edit]?.[intent]
    : undefined;

function callOf(
  edit: string,
  intent: string,
  form: URLSearchParams,
  proof: Readonly<Record<string, string>>,
) {
  const path = pathOf(edit, intent);
  if (path === undefined) return undefined;
  return { path, body: edit === 'signIns' ? { ...proof, ...fieldsIn(form, 'provider') } : proof };
}

/** Where the visitor goes on: the bot, or the site whose account is linked. */
interface Led {
  readonly link: string;
  readonly url: string;
}

/** Settings of the owner: each form proves that the owner sends it. */
const changeSettings: Answer = async ({ form, query, params, locale, ask }) => {
  const { userUrl = '' } = params;
  const { edit = '', authHash } = query;
  const to = (outcome: Record<string, string>, isLinkRetained = false) =>
    href('profile', { userUrl, edit, ...(isLinkRetained && { authHash }), ...outcome }, { locale });
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
        : callOf(edit, intent, form, proof);
  if (call === undefined) return { location: to({ wrong: 'form' }) };
  const { isOk, status, cookies, data, wrong } = await ask<Led>(call);
  if (status === UNAUTHORIZED) {
    return { location: href('login', { source: 'settings', next: to({}) }, { locale }) };
  }
  if (!isOk) {
    // the form of this provider stays open
    const opened = edit === 'signIns' ? fieldsIn(form, 'provider') : {};
    return { location: to({ ...opened, wrong: wrongOf(wrong) }, !wrong.includes('authHash')) };
  }
  if (form.has('reauth')) return { location: to({ mailed: '1' }) };
  if (intent === 'delete') {
    return { location: href('login', { source: 'logout' }, { locale }), cookies };
  }
  if (intent === 'export') return { location: to({}), file: JSON.stringify({ data }, null, 1) };
  const next = data.link ?? data.url;
  if (next !== undefined && isAddress(next)) return { location: to({}), cookies, next };
  return { location: to({ done: '1' }) };
};

const profile: Answer = async (sent) =>
  sent.query['edit'] === 'notifications'
    ? { location: href('profile', await changeNotifications(sent), { locale: sent.locale }) }
    : changeSettings(sent);

/** The link of the notice of a changed address. */
const revertEmail: Answer = async ({ form, params, locale, ask }) => {
  const { hash = '' } = params;
  const body = { revertHash: hash, ...fieldsIn(form, 'password', 'passwordConfirmation') };
  const { isOk, wrong } = await ask({ path: '/revert-email', body });
  const outcome = isOk ? { done: '1' } : { wrong: wrongOf(wrong) };
  return { location: href('revertEmail', { hash, ...outcome }, { locale }) };
};

/**
 * Forms by which owners change their accounts. The download of one's data is such a form with
 * scripts as well.
 */
export const registerOwnerForms = (app: FastifyInstance, options: FormsOptions): void =>
  registerForms(app, options, {
    answers: { profile, revertEmail },
    headers: { 'Referrer-Policy': 'no-referrer' },
  });
