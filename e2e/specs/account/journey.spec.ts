import { expect, type Page, test } from 'playwright/test';
import { mailedPath } from '../../pages/mailbox.ts';
import { aNewUser, PASSWORD, register, registerNewUser } from '../../pages/new-user.ts';
import { signOut } from '../../pages/sign-in.ts';
import { hydrated, watch } from '../../pages/watched-page.ts';

async function login(page: Page, email: string, password = PASSWORD) {
  await page.getByLabel('Почта').fill(email);
  await page.getByLabel('Пароль', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Войти' }).click();
}

test('a user signs up, confirms the email, and signs out and in again in every tab', async ({
  page,
  context,
  request,
}) => {
  const { problems } = watch(page);
  const olga = aNewUser();
  await page.goto('/register');
  await register(page, olga);
  await expect(page).toHaveURL(/\/profile\/[^/]+\?onboarding=1$/);
  await expect(page.getByText('ещё не подтверждена')).toBeVisible();
  await expect(page.getByRole('banner').getByText(olga.name)).toBeVisible();

  await page.goto(await mailedPath(request, olga.email, '/confirm-email'));
  await expect(page.getByText('Почта подтверждена.')).toBeVisible();
  await page.getByRole('link', { name: 'Открыть профиль' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(olga.name);
  await expect(page.getByText('ещё не подтверждена')).toHaveCount(0);

  const other = await context.newPage();
  await other.goto('/about-us');
  await hydrated(other);
  await signOut(page);
  await expect(page).toHaveURL(/\/login\?source=logout$/);
  await expect(page.getByText('Вы вышли из аккаунта.')).toBeVisible();
  await expect(other).toHaveURL(/\/login\?source=logout$/);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('user_url');

  await hydrated(page);
  await login(page, olga.email);
  await expect(page).toHaveURL(/\/profile\/[^/?]+$/);
  await expect(other.getByRole('banner').getByText(olga.name)).toBeVisible();
  expect(problems).toEqual([]);
});

test('a wrong password is reported above the button and stored nowhere', async ({ page }) => {
  await page.goto('/login');
  await hydrated(page);
  await login(page, 'nobody@post.example', 'not-the-password');
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  const stored = await page.evaluate(() =>
    [
      ...Object.values(localStorage),
      ...Object.values(sessionStorage),
      document.cookie,
      location.href,
    ].join(),
  );
  expect(stored).not.toContain('not-the-password');
});

test('a forgotten password is replaced through a link in an email', async ({
  page,
  context,
  request,
}) => {
  const olga = await registerNewUser(context);
  await context.clearCookies();
  await page.goto('/login');
  await hydrated(page);
  await page.getByRole('link', { name: 'Забыли пароль?' }).click();
  await page.getByLabel('Почта').fill(olga.email);
  await page.getByRole('button', { name: 'Прислать ссылку' }).click();
  await expect(page.getByText('ушло письмо со ссылкой')).toBeVisible();
  const link = await mailedPath(request, olga.email, '/recover-password');
  await page.goto(link);
  await page.getByLabel('Новый пароль', { exact: true }).fill('four green lorries');
  await page.getByLabel('Повторите пароль').fill('four green lorries');
  await page.getByRole('button', { name: 'Сохранить пароль' }).click();
  // the head has a link of the same name all the time
  await expect(page.getByText('Пароль изменён')).toBeVisible();
  await page.getByRole('link', { name: 'Войти' }).last().click();
  await login(page, olga.email, 'four green lorries');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(olga.name);
  await page.goto(link);
  await expect(page.getByText('Ссылка больше не действует')).toBeVisible();
});

test('without scripts the page says that signing in needs them', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/login');
  expect(await page.content()).toContain('только с включёнными скриптами');
  await expect(page.getByRole('button', { name: 'Войти' })).toBeDisabled();
  await context.close();
});

test('without scripts an account is created, and its owner returns to the page', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const olga = aNewUser();
  await page.goto('/register?next=%2FReferees');
  await page.getByLabel('Почта').fill(olga.email);
  await page.getByLabel('Имя').fill(olga.name);
  await page.getByLabel('Пароль', { exact: true }).fill('short');
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Создать аккаунт' }).click();
  await expect(page).toHaveURL(/wrong=userPassword/);
  await expect(page.getByText('Пароль слишком короткий')).toBeVisible();
  await page.getByLabel('Почта').fill(olga.email);
  await page.getByLabel('Имя').fill(olga.name);
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Создать аккаунт' }).click();
  await expect(page).toHaveURL(/\/Referees$/);
  await expect(page.getByRole('banner').getByText(olga.name)).toBeVisible();
  await context.close();
});

test('a page of a signed-in user is private', async ({ page }) => {
  await registerNewUser(page.context());
  const answer = await page.goto('/login');
  expect(answer?.headers()['cache-control']).toBe('private, no-store');
  expect(answer?.headers()['content-security-policy']).toContain("'nonce-");
});

test('on a phone nothing is wider than the screen, signed in or not', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await page.goto('/register');
  expect(await overflow()).toBe(0);
  const { url } = await registerNewUser(page.context());
  await page.goto(`/profile/${url}`);
  await hydrated(page);
  expect(await overflow()).toBe(0);
  // the head is one row: signing out is in its menu
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(60);
  await page.getByRole('banner').locator('summary').first().click();
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(page).toHaveURL(/\/login\?source=logout$/);
});
