import { expect, type Page } from 'playwright/test';
import { USERS } from '../world/signed-in.ts';
import { hydrated } from './watched-page.ts';

/** Fills the sign-in form that is on the page and waits for the profile behind it. */
export async function signIn(
  page: Page,
  { email, password }: { readonly email: string; readonly password: string } = USERS.ivan,
): Promise<void> {
  await hydrated(page);
  await page.getByLabel('Почта').fill(email);
  await page.getByLabel('Пароль', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page).toHaveURL(/\/profile\//);
}

let count = 0;

/** Fills in the registration form on the page for a new user; returns their url. */
export async function signUp(page: Page): Promise<string> {
  count += 1;
  const name = `Pavel ${Date.now().toString(36)}${process.pid}${count}`;
  await hydrated(page);
  await page.getByLabel('Почта').fill(`${name.replace(' ', '.').toLowerCase()}@post.example`);
  await page.getByLabel('Имя на сайте').fill(name);
  await page.getByLabel('Пароль', { exact: true }).fill('three yellow tractors');
  await page.getByLabel(/Согласен/).check();
  await page.getByLabel(/Мне есть 18 лет/).check();
  await page.getByRole('button', { name: 'Создать аккаунт' }).click();
  await expect(page).not.toHaveURL(/\/register/);
  const own = (await page.context().cookies()).find((cookie) => cookie.name === 'user_url');
  return decodeURIComponent(own?.value ?? '');
}

/** Signs out through the menu under the name in the header. */
export async function signOut(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByLabel(/^Аккаунт: /)
    .click();
  await page.getByRole('button', { name: 'Выйти' }).click();
}
