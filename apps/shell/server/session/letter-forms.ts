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
const TYPES = [1, 2, 3, 4, 5, 6, 8, 9] as const;
const CHANNELS: Readonly<Record<string, readonly number[]>> = { 1: [1], 2: [2], 12: [1, 2] };

interface Sent {
  readonly form: URLSearchParams;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly ask: <Data extends object>(
    post: Pick<ApiPost, 'method' | 'path' | 'body'>,
  ) => ReturnType<typeof postToApi<Data>>;
}

/** The parameters of the page the form leads to. */
type Answer = (sent: Sent, locale: Locale) => Promise<RouteParams>;

const wrongOf = (fields: readonly string[]) => (fields.length > 0 ? fields.join(',') : 'form');

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

const PUSH = '3';

/**
 * The changed channels of a notification type: from its checkboxes, or from the list that a release
 * without checkboxes sends. A type without any checked box is turned off.
 */
function changedWays(form: URLSearchParams, type: number): object | undefined {
  const channels = CHANNELS[form.get(`channel-${type}`) ?? ''];
  if (channels !== undefined) return { channels };
  const choices = [...(form.get('choices') ?? '')];
  const chosen = choices.filter((way) => form.has(`way-${type}-${way}`));
  const before = form.get(`ways-${type}`);
  if (before === null || before === chosen.join('')) return undefined;
  if (chosen.length === 0) return { isActive: false };
  return {
    channels: chosen.filter((way) => way !== PUSH).map(Number),
    ...(choices.includes(PUSH) && { isPushed: chosen.includes(PUSH) }),
  };
}

/** Changes notification types, or the quiet hours. */
const changeNotifications: Answer = async ({ form, query, params, ask: call }) => {
  const page = { userUrl: params['userUrl'] ?? '', edit: 'notifications' };
  if (query['edit'] !== 'notifications') return page;
  const put = (path: string, body: object) => call({ method: 'PUT', path, body });
  if (form.has('quietFrom') || form.has('quietEnd')) {
    const isEnd = form.has('quietEnd');
    const { isOk } = await put('/account/quiet-hours', {
      quietFrom: isEnd ? null : form.get('quietFrom'),
      quietTo: isEnd ? null : form.get('quietTo'),
    });
    return isOk ? page : { ...page, wrong: 'form' };
  }
  const wereOn = new Set((form.get('wereOn') ?? '').split(','));
  for (const type of TYPES) {
    const isOn = form.has(`notification-${type}`);
    const ways = isOn ? changedWays(form, type) : undefined;
    if (isOn === wereOn.has(String(type)) && ways === undefined) continue;
    const body = { type, isActive: isOn, ...ways };
    const { isOk } = await put('/page-profile-notifications', body);
    if (!isOk) return { ...page, wrong: 'form' };
  }
  return page;
};

const FORMS = {
  feedback: sendFeedback,
  unsubscribe,
  notices: readNotices,
  profile: changeNotifications,
} as const satisfies Partial<Record<keyof typeof routes, Answer>>;

const textsOf = (values: unknown): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(values as object).filter(([, value]) => typeof value === 'string'),
  );

/**
 * Email and notification forms without scripts: each form is sent to its own page, which calls the
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
