import {
  href,
  LOCALES,
  type Locale,
  localizePath,
  type RouteParams,
  routes,
} from '@tipmark/route-builder';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { createPlainForms } from './plain-forms.ts';
import { type ApiPost, postToApi } from './post-to-api.ts';

export interface LetterFormsOptions {
  readonly apiUrl: string;
  readonly publicUrl: string;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** 4,000 characters of a message, each of four bytes, percent-encoded. */
const MAX_BYTES = 64_000;
/** Payments and security cannot be off. */
export const TYPES = [1, 2, 3, 4, 5, 6, 8, 9] as const;

export interface Sent {
  readonly form: URLSearchParams;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly ask: <Data extends object>(
    post: Pick<ApiPost, 'method' | 'path' | 'body'>,
  ) => ReturnType<typeof postToApi<Data>>;
}

/** The parameters of the page the form leads to. */
type Answer = (sent: Sent, locale: Locale) => Promise<RouteParams>;

export const wrongOf = (fields: readonly string[]) =>
  fields.length > 0 ? fields.join(',') : 'form';

const sendFeedback: Answer = async ({ form, query, ask: call }, locale) => {
  const { from } = query;
  const { isOk, data, wrong } = await call<{ ticketId: string }>({
    path: '/page-feedback',
    body: {
      topic: Number(form.get('topic')),
      email: form.get('email') ?? '',
      message: form.get('message') ?? '',
      locale,
      ...(from !== undefined && { url: from }),
    },
  });
  return isOk ? { sent: data.ticketId } : { from, wrong: wrongOf(wrong) };
};

const unsubscribe: Answer = async ({ form, query, ask: call }) => {
  const { token } = query;
  const options = form.has('all') ? [0] : TYPES.filter((type) => form.has(String(type)));
  if (options.length === 0) return { token, wrong: 'options' };
  const explanation = form.get('explanation') ?? '';
  const { isOk, data, wrong } = await call<{ activeTypes: number[] }>({
    path: '/unsubscribe',
    body: { options, explanation, ...(token !== undefined && { token }) },
  });
  if (!isOk) return { token, wrong: wrongOf(wrong) };
  return { token, on: data.activeTypes?.join('.') };
};

const readNotices: Answer = async ({ ask: call }) => {
  const { isOk } = await call({ path: '/account/notices/read', body: {} });
  return isOk ? {} : { wrong: 'form' };
};

const FORMS = {
  feedback: sendFeedback,
  unsubscribe,
  notices: readNotices,
} as const satisfies Partial<Record<keyof typeof routes, Answer>>;

export const textsOf = (values: unknown): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(values as object).filter(([, value]) => typeof value === 'string'),
  );

/**
 * Forms about emails without scripts: each form is sent to its own page, which calls the
 * API and redirects with the outcome in the address.
 */
export function registerLetterForms(app: FastifyInstance, options: LetterFormsOptions): void {
  const { apiUrl, publicUrl, log } = options;
  const forms = createPlainForms(publicUrl);

  async function outcomeOf(
    answer: Answer,
    route: keyof typeof FORMS,
    request: FastifyRequest,
    locale: Locale,
  ): Promise<RouteParams> {
    const params = textsOf(request.params);
    const sent: Sent = {
      form: forms.fieldsOf(request),
      query: textsOf(request.query),
      params,
      ask: (post) =>
        postToApi(apiUrl, request, { ...post, locale, page: href(route, params, { locale }) }),
    };
    try {
      return await answer(sent, locale);
    } catch (error) {
      log.warn({ error: String(error) }, 'a form without scripts could not be sent');
      return { ...params, ...sent.query, wrong: 'form' };
    }
  }

  void app.register(async (scope) => {
    forms.accept(scope, MAX_BYTES);
    for (const [name, answer] of Object.entries(FORMS)) {
      const route = name as keyof typeof FORMS;
      for (const locale of LOCALES) {
        const path = localizePath(routes[route].pattern.replace(/\[(\w+)\]/g, ':$1'), locale);
        scope.post(path, async (request, reply) => {
          if (forms.isForeign(request)) {
            return reply.code(403).type('text/plain').send('Forbidden');
          }
          const leadsTo = href(route, await outcomeOf(answer, route, request, locale), { locale });
          return reply
            .code(303)
            .headers({ 'Cache-Control': 'no-store', Location: leadsTo })
            .send('');
        });
      }
    }
  });
}
