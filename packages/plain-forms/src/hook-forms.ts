import { href } from '@tipmark/route-builder';
import type { FastifyInstance } from 'fastify';
import { proofIn } from './proof-fields.ts';
import {
  type Answer,
  type FormsOptions,
  registerForms,
  type Sent,
  wrongOf,
} from './register-forms.ts';

const UNAUTHORIZED = 401;
/** Hundreds of cappers may be ticked. */
const MAX_BYTES = 64_000;
const ACTIONS = ['test', 'resend', 'enable', 'delete'] as const;

const tickedIn = (form: URLSearchParams, start: string): string[] =>
  [...form.keys()].flatMap((name) => (name.startsWith(start) ? [name.slice(start.length)] : []));

function callOf(
  form: URLSearchParams,
): { readonly path: string; readonly body: object } | undefined {
  const intent = form.get('intent');
  const id = form.get('id') ?? '';
  if (form.has('reauth')) return { path: '/account/reauth', body: { edit: 'webhooks' } };
  if (intent === 'make') {
    const body = {
      address: form.get('address') ?? '',
      searches: tickedIn(form, 'search-'),
      cappers: tickedIn(form, 'capper-'),
      allCappers: form.has('allCappers'),
      ...proofIn(form),
    };
    return { path: '/account/webhooks', body };
  }
  if (intent === 'renew') {
    return { path: '/account/webhooks/secret', body: { id, ...proofIn(form) } };
  }
  const action = ACTIONS.find((one) => one === intent);
  return action && { path: `/account/webhooks/${action}`, body: { id } };
}

const webhooks: Answer = async ({ form, query: { authHash }, locale, ask }: Sent) => {
  const to = (outcome: Readonly<Record<string, string | undefined>>) => ({
    location: href('webhooks', outcome, { locale }),
  });
  const call = callOf(form);
  if (call === undefined) return to({ wrong: 'form' });
  const { isOk, status, data, wrong } = await ask<{ secret: string }>(call);
  if (status === UNAUTHORIZED) {
    const next = href('webhooks', {}, { locale });
    return { location: href('login', { next }, { locale }) };
  }
  if (!isOk) {
    // a mailed link that was not refused still proves the owner
    return to({ wrong: wrongOf(wrong), ...(!wrong.includes('authHash') && { authHash }) });
  }
  if (form.has('reauth')) return to({ mailed: '1' });
  // never in an address, which is stored
  if (typeof data.secret === 'string') {
    return { ...to({}), file: `${data.secret}\n`, fileName: 'tipmark-webhook-secret.txt' };
  }
  return to({ done: form.get('intent') ?? undefined });
};

/** Webhooks of a subscriber: a new secret is saved as a file. */
export const registerHookForms = (app: FastifyInstance, options: FormsOptions): void =>
  registerForms(app, options, {
    answers: { webhooks },
    maxBytes: MAX_BYTES,
    headers: { 'Referrer-Policy': 'no-referrer' },
  });
