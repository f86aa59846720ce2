import { randomUUID } from 'node:crypto';
import type { EndpointName } from '@tipmark/contract';
import { ACQUIRER_TYPE } from '@tipmark/domain';
import type { InjectOptions } from 'fastify';
import type { TestApi } from '../../../testing/create-test-api.ts';
import { anArrival, OFFERED } from '../../account/sign-ins/testing/arrivals.ts';
import { aPerson, PASSWORD } from '../../account/testing/people.ts';
import { applyEvents } from '../../billing/apply-events.ts';
import { findIssues } from '../../billing/issue-queries.ts';

type PremiumName = Extract<
  EndpointName,
  | 'changePayCard'
  | 'changeSubscription'
  | 'checkTelegramConnection'
  | 'decideSandboxPayment'
  | 'pagePremium'
  | 'paymentIssues'
  | 'paymentsLog'
  | 'premiumPreview'
  | 'premiumReceipts'
  | 'reconcilePayments'
  | 'refundPayment'
  | 'resolvePaymentIssue'
  | 'sandboxPayment'
  | 'sendPayProGlobalLoginLink'
  | 'socialLogin'
  | 'socialLoginLink'
  | 'signInProviders'
  | 'accountSignIns'
  | 'linkSignIn'
  | 'unlinkSignIn'
>;

/** A user with an open payment at the built-in acquirer, and the address of its page. */
export async function aSandboxPage(api: TestApi, subscriptionType = 2) {
  const person = await aPerson(api);
  const reply = await api.app.inject({
    method: 'POST',
    url: '/change-subscription',
    payload: { subscriptionType },
    headers: person.headers,
  });
  // Cached again, as for a returning visitor.
  await api.services.sessions.resolve(person.token);
  const url = String(reply.json().data?.paymentUrl).replace(/^\/\w\w(?=\/)/, '');
  return { person, url };
}

/** A user who paid for a month. */
export async function aBuyer(api: TestApi, subscriptionType = 2) {
  const { person, url } = await aSandboxPage(api, subscriptionType);
  const payload = { decision: 'approve' };
  await api.app.inject({ method: 'POST', url, payload, headers: person.headers });
  await api.services.sessions.resolve(person.token);
  return { person, orderId: url.split('/').at(-1) ?? '' };
}

/** Money that fits no order. */
async function anIssue({ services }: TestApi): Promise<number> {
  const { sandbox } = services.acquirers;
  const eventId = randomUUID();
  const about = { orderId: null, methodId: null, isOwnRenewal: false, email: null };
  const money = { amountMinor: 990, currency: 'USD', atSeconds: services.clock() };
  const event = { ...about, ...money, eventId, kind: 'paid', providerId: eventId } as const;
  await applyEvents(services, sandbox, [event]);
  const issues = await findIssues(services.db, 1_000);
  return issues.find((issue) => issue.eventId === eventId)?.id ?? 0;
}

/** A valid call of every endpoint of premium, and of sign-ins through providers. */
export function premiumCalls(
  getApi: () => TestApi,
): Record<PremiumName, () => InjectOptions | Promise<InjectOptions>> {
  const write = async (url: string, payload: object): Promise<InjectOptions> => {
    const { headers } = await aPerson(getApi());
    return { method: 'POST', url, headers, payload };
  };
  const operator = () => ({ authorization: getApi().services.operatorKey });
  return {
    async changePayCard() {
      const { person } = await aBuyer(getApi());
      return { method: 'POST', url: '/change-pay-card', headers: person.headers, payload: {} };
    },
    async decideSandboxPayment() {
      const { person, url } = await aSandboxPage(getApi());
      return { method: 'POST', url, headers: person.headers, payload: { decision: 'approve' } };
    },
    async paymentsLog() {
      const { person } = await aBuyer(getApi());
      return { url: `/payments?userUrl=${person.url}`, headers: operator() };
    },
    paymentIssues: () => ({ url: '/payments/issues', headers: operator() }),
    async resolvePaymentIssue() {
      const id = await anIssue(getApi());
      const url = `/payments/issues/${id}/resolve`;
      return { method: 'POST', url, headers: operator(), payload: {} };
    },
    premiumPreview: () => ({ url: '/premium/preview' }),
    async premiumReceipts() {
      const { person } = await aBuyer(getApi());
      return { url: '/premium/receipts', headers: person.headers };
    },
    reconcilePayments: () => ({
      method: 'POST',
      url: '/payments/reconcile',
      headers: operator(),
      payload: {},
    }),
    async refundPayment() {
      const { orderId } = await aBuyer(getApi());
      const url = `/payments/${orderId}/refund`;
      return { method: 'POST', url, headers: operator(), payload: {} };
    },
    async sandboxPayment() {
      const { person, url } = await aSandboxPage(getApi());
      return { url, headers: person.headers };
    },
    changeSubscription: () => write('/change-subscription', { subscriptionType: 4 }),
    checkTelegramConnection: () => write('/check-telegram-connection', { source: 'profile' }),
    pagePremium: async () => ({ url: '/page-premium', headers: (await aPerson(getApi())).headers }),
    async sendPayProGlobalLoginLink() {
      const { url, headers } = await aPerson(getApi());
      await getApi()
        .services.db.updateTable('users')
        .set({ acquirer_type: ACQUIRER_TYPE.payProGlobal })
        .where('url', '=', url)
        .execute();
      return { method: 'POST', url: '/send-pay-pro-global-login-link', headers, payload: {} };
    },
    async socialLogin() {
      const { hash: authHash, headers } = await anArrival(getApi(), { name: 'Somebody new' });
      return { method: 'POST', url: '/social-login', headers, payload: { authHash } };
    },
    async socialLoginLink() {
      const { hash, headers } = await anArrival(getApi(), { name: 'Somebody else' });
      return { url: `/social-login/${hash}`, headers };
    },
    signInProviders: async () => ({ url: '/auth/providers' }),
    accountSignIns: async () => ({
      url: '/account/sign-ins',
      headers: (await aPerson(getApi())).headers,
    }),
    linkSignIn: () => write('/account/sign-ins', { provider: OFFERED.id, password: PASSWORD }),
    async unlinkSignIn() {
      const { url, headers } = await aPerson(getApi());
      await anArrival(getApi(), { url });
      const payload = { provider: OFFERED.id, password: PASSWORD };
      return { method: 'POST', url: '/account/sign-ins/end', headers, payload };
    },
  };
}
