import { expect, test } from 'playwright/test';
import { signIn } from '../../pages/sign-in.ts';
import { watch } from '../../pages/watched-page.ts';
import { USERS } from '../../world/signed-in.ts';

test('profile settings send a guest to sign in and back', async ({ page }) => {
  const { problems } = watch(page);
  await page.goto(`/profile/${USERS.ivan.url}?edit=notifications`);
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByText('Настройки доступны только владельцу')).toBeVisible();
  await signIn(page);
  await expect(page).toHaveURL(new RegExp(`/profile/${USERS.ivan.url}\\?edit=notifications$`));
  await expect(page.getByRole('heading', { name: 'Уведомления', exact: true })).toBeVisible();
  expect(problems).toEqual([]);
});
