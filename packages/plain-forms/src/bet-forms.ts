import { BET_FIELDS, BET_LIMIT } from '@tipmark/domain';
import { href, type RouteParams } from '@tipmark/route-builder';
import type { FastifyInstance } from 'fastify';
import {
  type Answer,
  type FormsOptions,
  registerForms,
  type Sent,
  wrongOf,
} from './register-forms.ts';

const UNAUTHORIZED = 401;
/** Each character of a file may be four bytes, percent-encoded. */
const MAX_BYTES = BET_LIMIT.fileCharacters * 12;
/** Too long for an address: a refused note is written again. */
const MOST_OF_FIELD = 200;

const fieldsIn = (form: URLSearchParams): Record<string, string> =>
  Object.fromEntries(BET_FIELDS.map((field) => [field, form.get(field) ?? '']));

/** What was written, for the form to begin with once more. */
const givenIn = (form: URLSearchParams): RouteParams =>
  Object.fromEntries(
    Object.entries(fieldsIn(form))
      .filter(([, text]) => text !== '' && text.length <= MOST_OF_FIELD)
      .map(([field, text]) => [`f-${field}`, text]),
  );

interface Imported {
  readonly added: number;
  readonly same: number;
  readonly refused: readonly { readonly line: number }[];
}

/** `3 +, 1 =, 2 ×: 4, 9`: added, known before, refused with their lines. */
function countsOf({ added = 0, same = 0, refused = [] }: Partial<Imported>): string {
  const lines = refused.slice(0, 20).map(({ line }) => line);
  return `+${added}, =${same}${lines.length === 0 ? '' : `, ×${refused.length}: ${lines.join(', ')}`}`;
}

async function importFile({ form, locale, ask }: Sent) {
  const { isOk, status, data, wrong } = await ask<Imported>({
    path: '/bet-book/file',
    body: {
      text: form.get('text') ?? '',
      currency: form.get('currency') ?? '',
      isPreview: false,
    },
  });
  const outcome = isOk
    ? { done: 'imported', count: countsOf(data) }
    : { view: 'file', wrong: wrongOf(wrong) };
  return { status, location: href('betBook', outcome, { locale }) };
}

/** Adds or changes a bet; a refused one leads back to its form with what was written. */
async function writeBet({ form, query, locale, ask }: Sent) {
  const { bet } = query;
  const isNew = form.get('intent') === 'add';
  const { isOk, status, wrong } = await ask({
    method: isNew ? 'POST' : 'PUT',
    path: isNew ? '/bet-book/bets' : `/bet-book/bets/${bet}`,
    body: { ...fieldsIn(form), ...(!isNew && { version: Number(form.get('version')) }) },
  });
  const outcome: RouteParams = isOk
    ? { done: isNew ? 'added' : 'changed' }
    : {
        ...(isNew
          ? {
              view: 'add',
              match: form.get('matchId') || undefined,
              outcome: form.get('oddType') || undefined,
            }
          : { bet }),
        ...givenIn(form),
        wrong: wrongOf(wrong),
      };
  return { status, location: href('betBook', outcome, { locale }) };
}

async function deleteBet({ form, query: { bet }, locale, ask }: Sent) {
  const { isOk, status, wrong } = await ask({
    path: `/bet-book/bets/${bet}/delete`,
    body: { version: Number(form.get('version')) },
  });
  const outcome = isOk ? { done: 'deleted' } : { bet, wrong: wrongOf(wrong) };
  return { status, location: href('betBook', outcome, { locale }) };
}

const ID = /^[1-9]\d{0,8}$/;

const betBook: Answer = async (sent) => {
  const { form, query, locale, ask } = sent;
  const intent = form.get('intent');
  const page = href('betBook', {}, { locale });
  const toLogin = { location: href('login', { next: page }, { locale }) };
  if (intent === 'export') {
    const { isOk, status, data } = await ask<{ text: string }>({
      path: '/bet-book/export',
      body: {},
    });
    if (status === UNAUTHORIZED) return toLogin;
    if (!isOk) return { location: href('betBook', { wrong: 'form' }, { locale }) };
    return { location: page, file: data.text ?? '', fileName: 'tipmark-bets.csv' };
  }
  const isOfBet = intent === 'change' || intent === 'delete';
  if (isOfBet && !ID.test(query['bet'] ?? '')) return { location: page };
  const { status, location } =
    intent === 'import'
      ? await importFile(sent)
      : intent === 'delete'
        ? await deleteBet(sent)
        : await writeBet(sent);
  return status === UNAUTHORIZED ? toLogin : { location };
};

/**
 * Forms of a visitor's own bets. The download is such a form with scripts as well. No other site
 * learns from the address what was written.
 */
export const registerBetForms = (app: FastifyInstance, options: FormsOptions): void =>
  registerForms(app, options, {
    answers: { betBook },
    maxBytes: MAX_BYTES,
    headers: { 'Referrer-Policy': 'no-referrer' },
  });
