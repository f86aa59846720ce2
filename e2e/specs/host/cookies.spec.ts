import { type Cookie, expect, test } from 'playwright/test';
import { registerNewUser } from '../../pages/new-user.ts';
import { hydrated } from '../../pages/watched-page.ts';
import { type EmptySite, startEmptySite } from '../../world/empty-site.ts';
import { START_LIMIT_MS } from '../../world/site.ts';
import { startTlsProxy, type TlsProxy } from '../../world/tls-proxy.ts';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

let proxy: TlsProxy;
let site: EmptySite;

test.beforeAll(async () => {
  test.setTimeout(START_LIMIT_MS);
  proxy = await startTlsProxy();
  site = await startEmptySite(['soccer', 'account'], {
    PUBLIC_URL: proxy.url,
    ACQUIRER: 'off',
    MAIL_FROM: 'Tipmark <letters@tipmark.org>',
  });
  proxy.leadTo(site.url);
});
test.afterAll(async () => {
  await site?.stop();
  await proxy?.close();
});

/** Names with the marks a browser keeps. */
const marksOf = (cookies: readonly Cookie[]) =>
  Object.fromEntries(
    cookies.map(({ name, secure, httpOnly, sameSite, path }) => [
      name,
      [secure && 'secure', httpOnly && 'httpOnly', sameSite, path].filter(Boolean).join(' '),
    ]),
  );

const HIDDEN = 'secure httpOnly Lax /';
const READABLE = 'secure Lax /';

test('on https every cookie is secure, and those of the session are bound to the host', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: proxy.url, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await page.goto('/Results');
  await hydrated(page);
  await page.getByRole('combobox', { name: 'Оформление' }).selectOption('dark');
  await expect.poll(async () => Object.keys(marksOf(await context.cookies()))).toContain('theme');
  const { name, url } = await registerNewUser(context);
  await page.goto('/premium');
  await expect(page.getByRole('banner')).toContainText(name);

  const marks = marksOf(await context.cookies());
  expect(marks).toMatchObject({
    '__Host-token': HIDDEN,
    '__Host-guest_id': HIDDEN,
    user_url: READABLE,
    user_name: READABLE,
  });
  expect(Object.values(marks).filter((mark) => !mark.startsWith('secure '))).toEqual([]);
  expect(Object.keys(marks).filter((one) => one === 'token' || one === 'guest_id')).toEqual([]);

  // what another host of the domain could set is nobody's session
  const token = (await context.cookies()).find((one) => one.name === '__Host-token')?.value ?? '';
  const session = async (cookie: string) =>
    (await fetch(`${site.url}/api/account/session`, { headers: { cookie } })).text();
  expect(await session(`__Host-token=${token}`)).toContain(url);
  expect(await session(`token=${token}`)).not.toContain(url);

  await page.request.post('/api/logout', { data: {} });
  expect(Object.keys(marksOf(await context.cookies()))).not.toContain('user_url');
  // the first page leaves by itself once it notices
  const next = await context.newPage();
  await next.goto('/premium');
  await expect(next.getByRole('banner')).toContainText('Войти');
  await expect(next.getByRole('banner')).not.toContainText(name);
  await context.close();
});

test('on http cookies have neither the prefix nor the mark', async ({ browser }) => {
  await site.restart({ PUBLIC_URL: site.url });
  const context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  const { name } = await registerNewUser(context);
  await page.goto('/premium');
  await expect(page.getByRole('banner')).toContainText(name);
  const marks = marksOf(await context.cookies());
  expect(marks).toMatchObject({
    token: 'httpOnly Lax /',
    guest_id: 'httpOnly Lax /',
    user_url: 'Lax /',
  });
  expect(Object.keys(marks).filter((one) => one.startsWith('__'))).toEqual([]);
  await context.close();
});
