import { href } from '@tipmark/route-builder';
import type { FastifyInstance } from 'fastify';
import { type Answer, type FormsOptions, registerForms, wrongOf } from './register-forms.ts';

/** 4,000 characters of a message, each of four bytes, percent-encoded. */
const MAX_BYTES = 64_000;
/** Payments and security cannot be off. */
export const TYPES = [1, 2, 3, 4, 5, 6, 8, 9] as const;

const feedback: Answer = async ({ form, query: { from }, locale, ask }) => {
  const { isOk, data, wrong } = await ask<{ ticketId: string }>({
    path: '/page-feedback',
    body: {
      topic: Number(form.get('topic')),
      email: form.get('email') ?? '',
      message: form.get('message') ?? '',
      locale,
      ...(from !== undefined && { url: from }),
    },
  });
  const outcome = isOk ? { sent: data.ticketId } : { from, wrong: wrongOf(wrong) };
  return { location: href('feedback', outcome, { locale }) };
};

const unsubscribe: Answer = async ({ form, query: { token }, locale, ask }) => {
  const to = (outcome: Readonly<Record<string, string | undefined>>) => ({
    location: href('unsubscribe', { token, ...outcome }, { locale }),
  });
  const options = form.has('all') ? [0] : TYPES.filter((type) => form.has(String(type)));
  if (options.length === 0) return to({ wrong: 'options' });
  const explanation = form.get('explanation') ?? '';
  const { isOk, data, wrong } = await ask<{ activeTypes: number[] }>({
    path: '/unsubscribe',
    body: { options, explanation, ...(token !== undefined && { token }) },
  });
  return to(isOk ? { on: data.activeTypes?.join('.') } : { wrong: wrongOf(wrong) });
};

const notices: Answer = async ({ locale, ask }) => {
  const { isOk } = await ask({ path: '/account/notices/read', body: {} });
  return { location: href('notices', isOk ? {} : { wrong: 'form' }, { locale }) };
};

/** Forms about emails and notifications. */
export const registerLetterForms = (app: FastifyInstance, options: FormsOptions): void =>
  registerForms(app, options, {
    answers: { feedback, unsubscribe, notices },
    maxBytes: MAX_BYTES,
  });
