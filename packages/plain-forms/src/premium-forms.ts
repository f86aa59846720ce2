import { href, LOCALES, type Locale } from '@tipmark/route-builder';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import en from '../locales/en/payment.json' with { type: 'json' };
import ru from '../locales/ru/payment.json' with { type: 'json' };
import { askApi } from './ask-api.ts';
import { isAddress, leadOut } from './lead-out.ts';
import { createPlainForms, type PlainForms } from './plain-forms.ts';

/** Time for a call to an acquirer. */
const DEADLINE_MS = 15_000;
const UNAUTHORIZED = 401;
const TOO_MANY = 429;
const UNAVAILABLE = 503;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** `change-subscription`: 0 stops, 1 is the trial, 2 to 4 are plans. */
const INTENTS: readonly Intent[] = ['stop', 'trial', 'plan', 'plan', 'plan'];

type Intent = 'stop' | 'trial' | 'plan' | 'card';

export interface PremiumFormsOptions {
  readonly apiUrl: string;
  readonly publicUrl: string;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

interface Answer {
  readonly data?: { readonly paymentUrl?: string | null };
}

interface Outcome {
  readonly status: number;
  readonly cookies: readonly string[];
  readonly paymentUrl: string | null;
}

const TEXTS: Readonly<Record<Locale, typeof en>> = { ru, en };

/**
 * Premium without scripts: its buttons are sent to the page itself, which calls the API and
 * redirects to the page of the payment, or back with the outcome in `done` or `refused`.
 */
export function registerPremiumForms(app: FastifyInstance, options: PremiumFormsOptions): void {
  const { apiUrl, publicUrl, log } = options;
  const forms = createPlainForms(publicUrl);
  void app.register(async (scope) => {
    forms.accept(scope);
    for (const locale of LOCALES) {
      scope.post(href('premium', {}, { locale }), (request, reply) =>
        premium(request, reply, locale),
      );
      const sandbox = href('sandboxPayment', { id: '0' }, { locale }).replace(/0$/, ':id');
      scope.post<{ Params: { id: string } }>(sandbox, (request, reply) =>
        payment(request, reply, locale),
      );
    }
  });

  async function premium(request: FastifyRequest, reply: FastifyReply, locale: Locale) {
    if (forms.isForeign(request)) return returned(request, reply, locale);
    const form = forms.fieldsOf(request);
    const type = form.get('subscriptionType') ?? '';
    const intent = form.has('card')
      ? 'card'
      : /^\d$/.test(type)
        ? INTENTS[Number(type)]
        : undefined;
    if (intent === undefined) {
      return reply.code(400).type('text/plain').send('subscriptionType: 0 to 4, or card');
    }
    const page = href('premium', {}, { locale });
    const path = intent === 'card' ? '/change-pay-card' : '/change-subscription';
    const { next } = fromQuery(request, forms);
    const body = intent === 'card' ? {} : { subscriptionType: Number(type), next };
    const outcome = await ask(request, { path, locale, page, body });
    if (outcome.status === UNAUTHORIZED) {
      return seeOther(reply, href('login', { source: 'premium', next: page }, { locale }));
    }
    if (outcome.cookies.length > 0) reply.header('Set-Cookie', [...outcome.cookies]);
    const { paymentUrl } = outcome;
    if (paymentUrl !== null) {
      const own = forms.ownPath(paymentUrl);
      return own === undefined
        ? leadOut(reply, paymentUrl, { locale, messages: TEXTS })
        : seeOther(reply, own);
    }
    const cameFrom = fromQuery(request, forms);
    const message =
      outcome.status === 200 ? { done: intent } : { refused: whyNot(intent, outcome) };
    return seeOther(reply, href('premium', { ...cameFrom, ...message }, { locale }));
  }

  async function payment(
    request: FastifyRequest<{ Params: { id: string } }>,
    reply: FastifyReply,
    locale: Locale,
  ) {
    if (forms.isForeign(request)) return forbidden(reply);
    const { id } = request.params;
    const decision = forms.fieldsOf(request).get('decision') ?? '';
    if (!UUID.test(id) || !['approve', 'reject'].includes(decision)) {
      return reply.code(400).type('text/plain').send('decision: approve or reject');
    }
    const page = href('sandboxPayment', { id }, { locale });
    const path = `/sandbox-payment/${id}`;
    const { cookies } = await ask(request, { path, locale, page, body: { decision } });
    if (cookies.length > 0) reply.header('Set-Cookie', [...cookies]);
    // The page shows the result.
    return seeOther(reply, page);
  }

  async function ask(
    request: FastifyRequest,
    call: { path: string; locale: Locale; page: string; body: object },
  ): Promise<Outcome> {
    try {
      const reply = await askApi(apiUrl, request, { ...call, deadlineMs: DEADLINE_MS });
      const answer = (await reply.json()) as Answer;
      const outcome = {
        status: reply.status,
        cookies: reply.headers.getSetCookie(),
        paymentUrl: (reply.ok ? answer.data?.paymentUrl : null) ?? null,
      };
      if (outcome.paymentUrl !== null && !isAddress(outcome.paymentUrl))
        throw new Error('the address of the payment page is invalid');
      return outcome;
    } catch (error) {
      log.warn(
        { error: String(error) },
        'form of premium: the API did not take it, the visitor sees it again',
      );
      return { status: UNAVAILABLE, cookies: [], paymentUrl: null };
    }
  }
}

/**
 * PayPro Global sends its buyers back by a POST from its own site, with the query of the checkout
 * link: nothing is done with it but to show the page of that payment.
 */
function returned({ query }: FastifyRequest, reply: FastifyReply, locale: Locale) {
  const { 'x-order': payment, language } = query as Readonly<Record<string, unknown>>;
  if (typeof payment !== 'string' || !UUID.test(payment)) return forbidden(reply);
  const read = LOCALES.find((one) => one === language) ?? locale;
  return seeOther(reply, href('premium', { payment }, { locale: read }));
}

const forbidden = (reply: FastifyReply) => reply.code(403).type('text/plain').send('Forbidden');

const seeOther = (reply: FastifyReply, address: string) =>
  reply.code(303).headers({ 'Cache-Control': 'no-store', Location: address }).send('');

function whyNot(intent: Intent, { status }: Outcome): Intent | 'away' | 'often' {
  if (status === TOO_MANY) return 'often';
  return status >= 500 ? 'away' : intent;
}

/** Where the visitor came from and returns to is part of the address. */
function fromQuery({ query }: FastifyRequest, forms: PlainForms) {
  const { source, next } = query as { source?: unknown; next?: unknown };
  return {
    source: typeof source === 'string' ? source : undefined,
    next: typeof next === 'string' ? forms.ownPath(next) : undefined,
  };
}
