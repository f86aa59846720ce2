import { expect, test } from 'playwright/test';
import { IVAN, signIn } from '../../pages/sign-in.ts';
import { openMatch, TipDrawerPage } from '../../pages/tip-drawer.ts';

/** The premium capper of the simulated world. */
const ANTON = { ...IVAN, email: 'anton@tipmark.test', url: 'anton' };

const PATIENCE_MS = 180_000;

const BOX = { name: 'До начала матча – только подписчикам' };

test('a premium capper keeps one tip for subscribers: everybody else has its proof', async ({
  page,
  request,
  browser,
}) => {
  test.setTimeout(PATIENCE_MS);
  // a young world still writes what its people said, and rates them by it
  await expect
    .poll(
      async () => {
        const reply = await request.get('/api/page-profile/anton');
        return (await reply.json()).data?.statistics?.isPremiumCapper;
      },
      { timeout: PATIENCE_MS },
    )
    .toBe(true);
  await page.goto('/login');
  await signIn(page, ANTON);
  const path = await openMatch(request, 2, 'anton');
  const drawer = new TipDrawerPage(page);
  await drawer.open(path);
  await drawer.choose(/^П1/);
  const box = drawer.dialog.getByRole('checkbox', BOX);
  await expect(box).not.toBeChecked();
  await box.check();
  await drawer.reasoning.fill('Только для подписчиков');
  await drawer.submit.click();
  await expect(drawer.dialog.getByText('Прогноз принят')).toBeVisible();
  expect(await drawer.receipt('Виден всем')).toBe('с началом матча');
  const seq = await drawer.receipt('Запись реестра');

  const guest = await browser.newPage();
  await guest.goto(path);
  await expect(guest.getByText(new RegExp(seq.replace(/\D/g, '')))).toBeVisible();
  await expect(guest.getByText('Только для подписчиков')).toHaveCount(0);
  await guest.close();
});

test('nobody else is asked', async ({ page, request }) => {
  await page.goto('/login');
  await signIn(page, IVAN);
  const drawer = new TipDrawerPage(page);
  await drawer.open(await openMatch(request, 3, 'ivan'));
  await drawer.choose(/^П1/);
  await expect(drawer.dialog.getByText(/банк \d/)).toBeVisible();
  await expect(drawer.dialog.getByRole('checkbox', BOX)).toHaveCount(0);
});
