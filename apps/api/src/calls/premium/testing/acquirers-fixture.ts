import { afterMonths } from '@tipmark/domain';
import {
  PAYPRO_FAULTLESS,
  type PayProFields,
  type PayProServer,
  payProNotification,
  startPayProServer,
  startYooKassaServer,
  YOOKASSA_FAULTLESS,
  type YooKassaServer,
} from '@tipmark/test-kit/acquirers';
import type { Person } from '../../../people/account/testing/people.ts';
import { workPayments } from '../../../people/billing/payments-job.ts';
import type { Config } from '../../../platform/config/config.ts';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';

export const NOW = 1_795_262_400;
export const HOUR = 3_600;
export const DAY = 86_400;
export const MONTH_ON = afterMonths(NOW, 1);
export const isoOf = (seconds: number) => new Date(seconds * 1_000).toISOString();
const SECRETS = { validationKey: 'qwerty', apiSecret: 'a secret of the api' };

let now = NOW;
export let api: TestApi;
/** Another process on the same database. */
export let other: TestApi;
export let yookassa: YooKassaServer;
export let paypro: PayProServer;

/** Two processes of the API with both acquirers, for every test of the file. */
export function withAcquirers(): void {
  beforeAll(async () => {
    yookassa = await startYooKassaServer({ shopId: '506', secretKey: 'key', clock: () => now });
    paypro = await startPayProServer(SECRETS.apiSecret);
    const config = {
      ACQUIRER: 'country',
      YOOKASSA_API_ROOT: yookassa.root,
      YOOKASSA_SHOP_ID: '506',
      YOOKASSA_SECRET_KEY: 'key',
      PAYPRO_API_ROOT: paypro.root,
      PAYPRO_VENDOR_ID: '150138',
      PAYPRO_VALIDATION_KEY: SECRETS.validationKey,
      PAYPRO_API_SECRET: SECRETS.apiSecret,
      PAYPRO_PRODUCTS: ['11', '13', '112'],
    } satisfies Partial<Config>;
    api = await createTestApi({ now: NOW, config });
    other = await createTestApi({ now: NOW, config, database: api.database });
  }, 60_000);
  beforeEach(() => {
    setNow(NOW);
    Object.assign(yookassa.faults, YOOKASSA_FAULTLESS);
    Object.assign(paypro.faults, PAYPRO_FAULTLESS);
  });
  afterAll(async () => {
    await other.close();
    await api.close();
    await yookassa.close();
    await paypro.close();
  });
}

export function setNow(seconds: number): void {
  now = seconds;
  api.setNow(seconds);
  other.setNow(seconds);
}

export const ABROAD = { 'x-country-code': 'DE', 'x-forwarded-for': '203.0.113.5' };

export async function change(person: Person, subscriptionType: number, headers = {}) {
  const reply = await api.app.inject({
    method: 'POST',
    url: '/change-subscription',
    payload: { subscriptionType },
    headers: { 'accept-language': 'en', ...person.headers, ...headers },
  });
  return { status: reply.statusCode, ...reply.json() };
}

export const current = async (person: Person) =>
  (await api.app.inject({ url: '/page-premium', headers: person.headers })).json().data.current;
export const untilOf = async (person: Person) => (await current(person)).subscription_expiration;

type Reply = Promise<Awaited<ReturnType<TestApi['app']['inject']>>>;

export const notify = (acquirer: string, payload: string, type: string, at = api): Reply =>
  at.app.inject({
    method: 'POST',
    url: `/webhooks/${acquirer}`,
    payload,
    headers: { 'content-type': type },
  });
export const ofYooKassa = (event: string, id: string, at = api): Reply =>
  notify('yookassa', yookassa.notification(event, id), 'application/json', at);
export const ofPayPro = (fields: PayProFields, forged: PayProFields = {}): Reply =>
  notify(
    'paypro',
    payProNotification(SECRETS, fields, forged),
    'application/x-www-form-urlencoded',
  );

export const reported: unknown[] = [];
export const work = (at = api) => workPayments(at.services, (error) => reported.push(error));
