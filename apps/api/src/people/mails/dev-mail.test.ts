import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { aPerson, mailsOf, type Person } from '../account/testing/people.ts';
import { renderMail } from './render-mail.ts';

let api: TestApi;
let olga: Person;

beforeAll(async () => {
  api = await createTestApi({ config: { PUBLIC_URL: 'https://tipmark.example' } });
  olga = await aPerson(api);
  await mailsOf(api, olga.email);
}, 60_000);
afterAll(() => api.close());

async function pathOfMail(): Promise<string> {
  const { body } = await api.app.inject('/dev/mail');
  return /href="(\/dev\/mail\/[\w-]+)"/.exec(body)?.[1] ?? 'none';
}

test('mails are listed and shown, with links of the configured address', async () => {
  const { body } = await api.app.inject('/dev/mail');
  expect(body).toContain(olga.email);
  expect(body).toContain('Подтвердите почту на Tipmark');
  const mail = await api.app.inject(await pathOfMail());
  expect(mail.body).toMatch(/href="https:\/\/tipmark\.example\/confirm-email\/[\w-]{43}"/);
  expect(mail.headers['cache-control']).toBe('no-store');
  expect(mail.headers['content-security-policy']).toContain("default-src 'none'");
});

test.each([
  ['through the shell', { 'x-forwarded-for': '127.0.0.1' }],
  ['through a proxy', { via: '1.1 proxy' }],
  ['under another name of this machine', { host: 'evil.example:4000' }],
])('mails are not shown %s', async (_how, headers) => {
  for (const url of ['/dev/mail', await pathOfMail()]) {
    const reply = await api.app.inject({ url, headers: headers as Record<string, string> });
    expect(reply.statusCode).toBe(404);
  }
});

test.each(['none', '00000000-0000-0000-0000-000000000000', "'%20or%201=1"])(
  'mail %s is not found',
  async (id) => {
    expect((await api.app.inject(`/dev/mail/${id}`)).statusCode).toBe(404);
  },
);

test('with a mail server the page does not exist', async () => {
  const smtp = await createTestApi({ config: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  expect((await smtp.app.inject('/dev/mail')).statusCode).toBe(404);
  await smtp.close();
}, 30_000);

test('names and links are escaped in HTML', () => {
  const { html, text } = renderMail({
    kind: 'password_changed',
    locale: 'en',
    values: { name: `<img src=x onerror="alert(1)">{{email}}'&` },
    link: 'https://tipmark.example/?a=1&b="x"',

    unsubscribeLink: 'http://localhost/unsubscribe',
  });
  expect(html).not.toMatch(/<img/);
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;{{email}}&#39;&amp;');
  expect(html).toContain('href="https://tipmark.example/?a=1&amp;b=&quot;x&quot;"');
  expect(text).toContain('<img src=x');
});
