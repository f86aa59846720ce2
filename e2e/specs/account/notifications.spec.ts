import { type Browser, expect, type Page, test } from 'playwright/test';
import { mailedPath } from '../../pages/mailbox.ts';
import { type NewUser, registerNewUser } from '../../pages/new-user.ts';
import { hydrated, watch } from '../../pages/watched-page.ts';

type Reader = NewUser & { readonly url: string };

/** A user who gets notifications: their address is confirmed. */
async function aReader(page: Page): Promise<Reader> {
  const reader = await registerNewUser(page.context());
  const path = await mailedPath(page.request, reader.email, '/confirm-email');
  const hash = path.split('/').at(-1) ?? '';
  expect((await page.request.get(`/api/confirm-email/${hash}`)).ok()).toBe(true);
  return reader;
}

/** Registers another user, who follows the reader. */
async function follow(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext();
  await registerNewUser(context);
  const data = { tipster_user_url: url, is_follow: true };
  expect((await context.request.put('/api/follow', { data })).ok()).toBe(true);
  await context.close();
}

test('bell and list are updated in every tab without a reload', async ({
  page,
  context,
  browser,
}) => {
  const { problems } = watch(page);
  const { url } = await aReader(page);
  await page.goto('/en/notifications');
  await hydrated(page);
  const other = await context.newPage();
  await other.goto('/en/about-us');
  await hydrated(other);
  await follow(browser, url);
  for (const tab of [page, other]) {
    await tab.bringToFront();
    await expect(tab.getByRole('link', { name: 'Notifications: 1' })).toBeVisible();
  }
  await page.bringToFront();
  const list = page.getByRole('main').getByRole('listitem');
  await expect(list).toHaveCount(1);
  await expect(list).toContainText('Новый подписчик');
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();
  await other.bringToFront();
  await expect(other.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();
  expect(problems).toEqual([]);
});

test.describe('scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('all notifications are marked as read, types and quiet hours are set', async ({
    page,
    browser,
  }) => {
    const { url } = await aReader(page);
    await follow(browser, url);
    await expect(async () => {
      await page.goto('/en/notifications');
      await expect(page.getByText('1 unread')).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(page.getByText('0 unread')).toBeVisible();
    await page.goto(`/en/profile/${url}?edit=notifications`);
    await page.getByRole('switch', { name: 'New follower' }).uncheck();
    await page.getByRole('switch', { name: 'Weekly digest' }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/edit=notifications$/);
    await expect(page.getByRole('switch', { name: 'New follower' })).not.toBeChecked();
    await expect(page.getByRole('switch', { name: 'Weekly digest' })).toBeChecked();
    await page.getByLabel('From').fill('22:30');
    await page.getByRole('button', { name: 'Set quiet hours' }).click();
    await expect(page.getByText('On from 22:30 to 08:00.')).toBeVisible();
  });

  test('the link from an email turns a type off, and feedback gets a ticket number', async ({
    page,
  }) => {
    const { email } = await aReader(page);
    const api = process.env['SITE_API_URL'] ?? '';
    const list = await (await page.request.get(`${api}/dev/mail`)).text();
    const row = list.split('<tr>').find((one) => one.includes(email)) ?? '';
    const mail = await page.request.get(api + (/href="([^"]+)"/.exec(row)?.[1] ?? ''));
    const [, token = ''] = /unsubscribe\?token=([\w-]{43})/.exec(await mail.text()) ?? [];
    await page.context().clearCookies();
    await page.goto(`/en/unsubscribe?token=${token}`);
    await page.getByLabel('Matches you follow').check();
    await page.getByRole('button', { name: 'Turn off' }).click();
    await expect(page.getByRole('main').getByRole('listitem')).not.toContainText([
      'Matches you follow',
    ]);
    await expect(page.getByText('Payments and security')).toBeVisible();
    await page.goto('/en/feedback');
    await page.getByLabel('Email').fill('ann@post.example');
    await page.getByLabel('Message').fill('The table is upside down');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText(/Its number is/)).toBeVisible();
  });
});

const SHOTS = process.env['SHOTS_DIR'];
const LOOKS = [
  ['ru', 360, 'light'],
  ['ru', 768, 'dark'],
  ['en', 1_440, 'light'],
] as const;
(SHOTS === undefined ? test.skip : test)('screenshots', async ({ page, browser }) => {
  const { url } = await aReader(page);
  await follow(browser, url);
  await follow(browser, url);
  for (const [locale, width, colorScheme] of LOOKS) {
    const at = locale === 'en' ? '/en' : '';
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    for (const [name, path] of [
      ['notices', '/notifications'],
      ['settings', `/profile/${url}?edit=notifications`],
      ['telegram', `/profile/${url}?edit=telegram`],
      ['signins', `/profile/${url}?edit=signIns`],
      ['account', `/profile/${url}?edit=account`],
      ['feedback', '/feedback'],
      ['unsubscribe', '/unsubscribe'],
    ]) {
      await page.goto(at + path);
      await hydrated(page);
      const file = `${SHOTS}/${name}-${locale}-${width}-${colorScheme}.png`;
      await page.screenshot({ path: file, fullPage: true });
    }
  }
  await page.context().clearCookies();
  for (const [locale, width] of LOOKS) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(locale === 'en' ? '/en/login' : '/login');
    await hydrated(page);
    await page.screenshot({ path: `${SHOTS}/login-${locale}-${width}.png`, fullPage: true });
  }
});
