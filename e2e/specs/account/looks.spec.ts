import { axeFaults } from '@tipmark/looks';
import { expect, test } from 'playwright/test';
import {
  addressesOfAccount,
  addressesOfProfile,
  addressesOfSettings,
} from '../../pages/account-addresses.ts';
import { MANY_PAGES_MS } from '../../pages/deep-check.ts';
import { faultsOfPages, faultsWithUsualLetters } from '../../pages/every-variant.ts';
import { PASSWORD, registerNewUser } from '../../pages/new-user.ts';
import { oneTimeCode } from '../../pages/one-time-code.ts';
import { hydrated } from '../../pages/watched-page.ts';
import { WORLD_NOW_SECONDS } from '../../world/world-now.ts';

test.describe.configure({ timeout: MANY_PAGES_MS });

test('forms, premium and the leaderboard look right', async ({ page }) => {
  expect(await faultsOfPages(page, addressesOfAccount)).toEqual([]);
});

test('a profile looks right', async ({ page, request }) => {
  const paths = await addressesOfProfile(request);
  expect(await faultsOfPages(page, paths, faultsWithUsualLetters)).toEqual([]);
});

test('settings look right', async ({ page }) => {
  const { url } = await registerNewUser(page.context());
  const paths = addressesOfSettings(`/profile/${url}`);
  expect(await faultsOfPages(page, paths, faultsWithUsualLetters)).toEqual([]);
});

test('a payment page, receipts and the leaderboard of a subscriber look right', async ({
  page,
}) => {
  const { request } = page.context();
  await registerNewUser(page.context());
  const wanted = await request.post('/api/change-subscription', { data: { subscriptionType: 3 } });
  const { paymentUrl } = (await wanted.json()).data;
  const path = String(paymentUrl).replace(/^\/en(?=\/)/, '');
  const judge = faultsWithUsualLetters;
  expect(await faultsOfPages(page, [path], judge)).toEqual([]);
  await request.post(`/api${path}`, { data: { decision: 'approve' } });
  expect(await faultsOfPages(page, ['/premium?receipts=1', '/leaderboard'], judge)).toEqual([]);
});

test('two-step sign-in looks right while it is turned on', async ({ page }) => {
  const { url } = await registerNewUser(page.context());
  await page.goto(`/profile/${url}?edit=twoSteps`);
  await hydrated(page);
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Включить' }).click();
  await expect(page.getByRole('img', { name: /QR-код/ })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  const key = await page.locator('form code').innerText();
  await page.getByLabel('Код из приложения').fill(oneTimeCode(key, WORLD_NOW_SECONDS));
  await page.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(page.getByRole('list', { name: 'Коды восстановления' })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});
