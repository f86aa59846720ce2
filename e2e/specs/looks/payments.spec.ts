import { expect } from 'playwright/test';
import { IS_DEEP } from '../../pages/deep-check.ts';
import { faultsOfPages, faultsWithUsualLetters } from '../../pages/every-variant.ts';
import { registerNewUser } from '../../pages/new-user.ts';
import { test } from '../../world/signed-in.ts';

/** Many pages one after another in one tab. */
test.describe.configure({ timeout: IS_DEEP ? 1_500_000 : 600_000 });

test('a payment page, receipts and the leaderboard look right', async ({ page }) => {
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
