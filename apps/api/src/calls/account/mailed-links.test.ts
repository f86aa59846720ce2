import type { Locale } from '@tipmark/i18n/server';
import { aPerson, PASSWORD, type Person } from '../../people/account/testing/people.ts';
import { workOutbox } from '../../people/mails/work-outbox.ts';
import type { OutgoingMail } from '../../platform/outbox/mail-transport.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';

/** A timeout for busy machines. */
const PATIENCE_MS = 120_000;

const NOW = 1_795_262_400;
const HOUR = 3_600;

let api: TestApi;
let person: Person;

beforeAll(async () => {
  api = await createTestApi({ now: NOW, config: { PUBLIC_URL: 'https://tipmark.test' } });
}, 60_000);

beforeEach(async () => {
  api.setNow(NOW);
  person = await aPerson(api);
  await carried();
});

afterAll(() => api.close());

/** Mails that went out since the last time. */
async function carried(): Promise<OutgoingMail[]> {
  const mails: OutgoingMail[] = [];
  const transport = {
    isCarrying: true,
    async send(mail: OutgoingMail) {
      mails.push(mail);
    },
    close() {},
  };
  await workOutbox({ services: api.services, transport });
  return mails;
}

function call(method: 'POST' | 'PUT', url: string, payload: object, headers: object = {}) {
  return api.app.inject({ method, url, payload, headers: { ...headers } });
}

const resend = (locale: Locale) =>
  call(
    'POST',
    '/resend-email-confirmation-message',
    {},
    {
      ...person.headers,
      'accept-language': locale,
    },
  );

test.each<[Locale, string, string]>([
  ['ru', '/unsubscribe?token=', 'Отключить уведомления'],
  ['en', '/en/unsubscribe?token=', 'Turn notifications off'],
])(
  'a mail in %s explains in text and HTML how to turn notifications off',
  async (locale, path, text) => {
    await resend(locale);
    const [mail] = await carried();
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain(`https://tipmark.test${path}`);
      expect(part).toContain(text);
      expect(part).toContain(person.name);
    }
    expect(mail?.html).toContain(`lang="${locale}"`);
    // no mail program offers to unsubscribe from letters about the account
    expect(mail?.unsubscribeUrl).toBeUndefined();
  },
  PATIENCE_MS,
);

/** The button of a letter about a new follower, within the api. */
async function aButton(): Promise<string> {
  const { db } = api.services;
  const confirmed = { email_confirmed_at: new Date(0) };
  await db.updateTable('users').set(confirmed).where('url', '=', person.url).execute();
  const follower = await aPerson(api);
  await call('PUT', '/follow', { tipster_user_url: person.url, is_follow: true }, follower.headers);
  const mail = (await carried()).find(({ to }) => to === person.email);
  const url = mail?.unsubscribeUrl ?? '';
  expect(url).toMatch(/^https:\/\/tipmark\.test\/api\/unsubscribe\/one-click\/[\w-]{43}\?type=3$/);
  return url.replace('https://tipmark.test/api', '');
}

function pressButton(url: string, type = 'application/x-www-form-urlencoded') {
  return api.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': type },
    payload: 'List-Unsubscribe=One-Click',
  });
}

async function activeTypes(): Promise<number[]> {
  const { headers } = person;
  const reply = await api.app.inject({ url: '/page-profile-notifications', headers });
  const { types }: { types: { type: number; isActive: boolean }[] } = reply.json().data;
  return types.filter(({ isActive }) => isActive).map(({ type }) => type);
}

test(
  'the unsubscribe button of a mail client turns off the kind of its letter, without a cookie',
  async () => {
    const button = await aButton();
    expect((await pressButton(button)).statusCode).toBe(200);
    expect((await pressButton(button)).statusCode).toBe(200);
    expect(await activeTypes()).toEqual([1, 2, 4, 5, 6, 7]);
    const [hash] = button.split('?');
    for (const wrong of ['0', '10', 'x']) {
      expect((await pressButton(`${hash}?type=${wrong}`)).statusCode).toBe(400);
    }
    // security cannot be turned off; a link without a kind is of an older letter
    expect((await pressButton(`${hash}?type=7`)).statusCode).toBe(200);
    expect(await activeTypes()).toEqual([1, 2, 4, 5, 6, 7]);
    expect((await pressButton(String(hash))).statusCode).toBe(200);
    expect(await activeTypes()).toEqual([7]);
  },
  PATIENCE_MS,
);

test.each([
  ['ru', '/unsubscribe?token='],
  ['en-GB,en;q=0.9', '/en/unsubscribe?token='],
])(
  'the address of the button opens the page of all kinds by GET, and changes nothing (%s)',
  async (languages, page) => {
    const button = await aButton();
    const hash = /one-click\/([\w-]+)/.exec(button)?.[1] ?? '';
    for (const method of ['GET', 'HEAD'] as const) {
      const headers = { 'accept-language': languages };
      const reply = await api.app.inject({ method, url: button, headers });
      expect(reply.statusCode).toBe(303);
      expect(reply.headers['location']).toBe(`https://tipmark.test${page}${hash}`);
      expect(reply.headers['cache-control']).toBe('no-store');
    }
    expect(await activeTypes()).toContain(3);
    expect(JSON.stringify(api.log)).not.toContain(hash);
  },
  PATIENCE_MS,
);

test(
  'a one-click link is not known with another hash or after a year',
  async () => {
    const button = await aButton();
    expect((await pressButton(`/unsubscribe/one-click/${'x'.repeat(43)}`)).statusCode).toBe(404);
    api.setNow(NOW + 366 * 24 * HOUR);
    expect((await pressButton(button)).statusCode).toBe(404);
  },
  PATIENCE_MS,
);

test(
  'no other call accepts a form',
  async () => {
    for (const url of ['/logout', '/login', '/account/reauth']) {
      const reply = await api.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'a=b',
      });
      expect(reply.statusCode).toBe(415);
    }
  },
  PATIENCE_MS,
);

describe('the proof for an account without a password', () => {
  const changeWith = (authHash: string, by: Person = person) => {
    const password = 'a lantern over the pier';
    return call(
      'POST',
      '/change-password',
      { authHash, newPassword: password, confirmPassword: password },
      by.headers,
    );
  };

  async function aProof(): Promise<string> {
    await call('POST', '/account/reauth', {}, person.headers);
    const texts = (await carried()).map(({ text }) => text).join();
    return /authHash=([\w-]{43})/.exec(texts)?.[1] ?? '';
  }

  beforeEach(async () => {
    await api.services.db
      .updateTable('users')
      .set({ password_hash: null, email_confirmed_at: new Date(NOW * 1_000) })
      .where('url', '=', person.url)
      .execute();
  });

  it('sets a password once', async () => {
    const proof = await aProof();
    expect((await changeWith(proof)).statusCode).toBe(200);
    expect((await changeWith(proof)).statusCode).toBe(400);
  });

  it('is refused from another user, after ten minutes, or once a newer one was sent', async () => {
    const first = await aProof();
    expect((await changeWith(first, await aPerson(api))).statusCode).toBe(400);
    const second = await aProof();
    expect((await changeWith(first)).statusCode).toBe(400);
    api.setNow(NOW + 600);
    expect((await changeWith(second)).statusCode).toBe(400);
  });

  it('leads to the page of keys, where one is made with it', async () => {
    await call('POST', '/account/reauth', { edit: 'openKeys' }, person.headers);
    const texts = (await carried()).map(({ text }) => text).join();
    const authHash = /\/api-keys\?authHash=([\w-]{43})/.exec(texts)?.[1] ?? '';
    const body = { name: 'Bot', authHash };
    const made = await call('POST', '/account/open-keys', body, person.headers);
    expect([made.statusCode, made.json().data?.key]).toEqual([
      200,
      expect.stringMatching(/^tm_live_/),
    ]);
  });

  it('is sent at most three times an hour', async () => {
    const codes = [];
    for (let count = 0; count < 4; count += 1) {
      codes.push((await call('POST', '/account/reauth', {}, person.headers)).statusCode);
    }
    expect(codes).toEqual([200, 200, 200, 429]);
  });
});

describe('many wrong passwords', () => {
  const guess = (userEmail: string, ip: string) =>
    api.app.inject({
      method: 'POST',
      url: '/login',
      remoteAddress: ip,
      payload: { userEmail, userPassword: 'not the right one' },
    });

  it('from any IP addresses are mailed to the owner once a day and do not lock the owner out', async () => {
    for (let count = 0; count < 12; count += 1) await guess(person.email, `203.0.113.${count}`);
    const mails = await carried();
    expect(mails.map(({ to }) => to)).toEqual([person.email]);
    expect(mails[0]?.subject).toContain('пароль');
    const login = await api.app.inject({
      method: 'POST',
      url: '/login',
      payload: { userEmail: person.email, userPassword: PASSWORD },
    });
    expect(login.statusCode).toBe(200);
    for (let count = 0; count < 3; count += 1) await guess(person.email, `203.0.113.${count}`);
    expect(await carried()).toEqual([]);
  });

  it('for an unknown address are answered the same way and send no mail', async () => {
    const answers = [];
    for (let count = 0; count < 12; count += 1) {
      answers.push((await guess('nobody@example.com', `203.0.113.${count}`)).body);
    }
    const [known] = [(await guess(person.email, '203.0.113.99')).body];
    expect(new Set(answers)).toEqual(new Set([known]));
    expect(await carried()).toEqual([]);
  });
});
