import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, describeConfig, readConfig } from './config.ts';

test('an empty environment gives a working offline configuration', () => {
  expect(readConfig({})).toMatchObject({
    API_PORT: 4_000,
    HOST: '127.0.0.1',
    DATA_DIR: '.data',
    WORLD: 'simulated',
    TRUSTED_PROXIES: ['loopback'],
    LOG_LEVEL: 'info',
  });
});

test('an empty variable counts as absent', () => {
  expect(readConfig({ DATABASE_URL: '', API_PORT: '' })).toMatchObject({ API_PORT: 4_000 });
});

test('the clock can be stopped by date or by unix second', () => {
  expect(readConfig({ FIXED_NOW: '2024-05-19T12:00:00Z' }).FIXED_NOW).toBe(1_716_120_000);
  expect(readConfig({ FIXED_NOW: '1716120000' }).FIXED_NOW).toBe(1_716_120_000);
});

test('all bad variables are named in one error', () => {
  const read = () => readConfig({ API_PORT: '99999', WORLD: 'flat', DATABASE_URL: 'mysql://x/y' });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(/API_PORT.*DATABASE_URL.*WORLD/);
});

test('a single role requires a shared database and Redis', () => {
  expect(readConfig({}).ROLE).toBe('all');
  expect(() => readConfig({ ROLE: 'worker' })).toThrow(
    /ROLE: worker needs DATABASE_URL and REDIS_/,
  );
  const shared = { DATABASE_URL: 'postgres://x/y', REDIS_URL: 'redis://z' };
  expect(readConfig({ ROLE: 'web', ...shared }).ROLE).toBe('web');
});

test('.env.example lists every variable with its default', () => {
  const example = readFileSync(join(import.meta.dirname, '../../../.env.example'), 'utf8');
  expect(example).toBe(describeConfig());
});

test('a part of a login at the exchange is named with what is missing', () => {
  expect(() => readConfig({ BETFAIR_APP_KEY: 'a-key-of-it', BETFAIR_USER: 'olga' })).toThrow(
    /BETFAIR_APP_KEY: needs BETFAIR_USER and BETFAIR_PASSWORD, or BETFAIR_SESSION/,
  );
  expect(() => readConfig({ BETFAIR_CERT_FILE: 'a.pem' })).toThrow(/BETFAIR_CERT_KEY_FILE/);
  const session = { BETFAIR_APP_KEY: 'a-key-of-it', BETFAIR_SESSION: 'a-session-of-it' };
  expect(readConfig(session)).toMatchObject(session);
});

describe('the payment provider', () => {
  const named = (environment: Record<string, string>) => () => readConfig(environment).ACQUIRER;

  test('of a public site has to be written down, and the fault is one sentence about it', () => {
    const open = { PUBLIC_URL: 'https://tips.example', MAIL_FROM: 'Tips <mail@tips-site.ru>' };
    expect(named(open)).toThrow(/^Cannot start\. ACQUIRER: a site with https has to name/);
    expect(named({ ...open, ACQUIRER: '' })).toThrow(/ACQUIRER/);
    expect(named({ ...open, ACQUIRER: 'sandbox' })()).toBe('sandbox');
    expect(named({ ...open, ACQUIRER: 'off' })()).toBe('off');
    expect(named({ PUBLIC_URL: 'http://192.168.1.5:3000' })()).toBe('sandbox');
  });

  const yookassa = {
    ACQUIRER: 'yookassa',
    YOOKASSA_SHOP_ID: '506',
    YOOKASSA_SECRET_KEY: 'key',
  };
  const paypro = {
    ACQUIRER: 'paypro',
    PAYPRO_VENDOR_ID: '1',
    PAYPRO_VALIDATION_KEY: 'key',
    PAYPRO_API_SECRET: 'secret',
  };

  test.each([
    ['its products', paypro, 'PAYPRO_PRODUCTS: ACQUIRER paypro needs it'],
    [
      'the VAT code of its receipts',
      { ...yookassa, YOOKASSA_RECEIPTS: 'on' },
      'YOOKASSA_VAT_CODE: YOOKASSA_RECEIPTS on needs it',
    ],
    ['three products', { ...paypro, PAYPRO_PRODUCTS: '1,2' }, 'PAYPRO_PRODUCTS: is not three'],
    ['a VAT code', { ...yookassa, YOOKASSA_VAT_CODE: '20%' }, 'YOOKASSA_VAT_CODE'],
    [
      'networks',
      { ...yookassa, YOOKASSA_NETWORKS: 'yookassa.ru' },
      'YOOKASSA_NETWORKS: is neither',
    ],
  ])('without %s does not start', (_what, environment: Record<string, string>, fault) => {
    expect(named(environment)).toThrow(fault);
  });

  test('with all of them starts', () => {
    const config = readConfig({
      ...paypro,
      ...yookassa,
      ACQUIRER: 'country',
      PAYPRO_PRODUCTS: '11,13,112',
    });
    expect(config.PAYPRO_PRODUCTS).toEqual(['11', '13', '112']);
    expect(readConfig({ ...yookassa, YOOKASSA_NETWORKS: 'any' }).YOOKASSA_NETWORKS).toEqual([
      'any',
    ]);
  });
});

test('the sender of a public site is no test address: push services get it as the contact', () => {
  const open = { PUBLIC_URL: 'https://tips-site.ru', ACQUIRER: 'off' };
  for (const MAIL_FROM of ['', 'Tipmark <no-reply@tipmark.test>', 'a@mail.example.org']) {
    expect(() => readConfig({ ...open, MAIL_FROM })).toThrow(/MAIL_FROM: a site with https needs/);
  }
  expect(readConfig({ ...open, MAIL_FROM: 'Tips <mail@tips-site.ru>' }).ACQUIRER).toBe('off');
  expect(readConfig({ PUBLIC_URL: 'http://192.168.1.5:3000' }).MAIL_FROM).toContain('.test');
});

describe('other sites to sign in with', () => {
  const providersOf = (environment: Record<string, string>) =>
    readConfig(environment).signInProviders;

  test('have their protocol at another address too', () => {
    const [vk] = providersOf({ OIDC_VK_CLIENT_ID: '51', OIDC_VK_ISSUER: 'https://id.vk.ru/' });
    expect(vk).toMatchObject({ id: 'vk', kind: 'vk', issuer: 'https://id.vk.ru' });
  });

  test('include the OpenID Connect of Telegram under a name of its own', () => {
    const [telegram] = providersOf({ OIDC_TELEGRAM_ID_CLIENT_ID: '12345' });
    expect(telegram).toEqual({
      id: 'telegram_id',
      kind: 'oidc',
      issuer: 'https://oauth.telegram.org',
      clientId: '12345',
      clientSecret: undefined,
      scope: 'openid profile',
    });
    expect(() => providersOf({ OIDC_TELEGRAM_CLIENT_ID: '1' })).toThrow(/this name is taken/);
  });
});
