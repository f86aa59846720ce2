import { type BrowserContext, expect, type Page } from 'playwright/test';
import { hydrated } from './watched-page.ts';

export const PASSWORD = 'three yellow tractors';
let count = 0;

export interface NewUser {
  readonly email: string;
  readonly name: string;
}

/** A user whom no previous run has registered. */
export function aNewUser(): NewUser {
  count += 1;
  const mark = `${Date.now().toString(36)}${process.pid}${count}`;
  return { email: `nina.${mark}@post.example`, name: `Nina ${mark}` };
}

/** Registers a new user by a call: the browser is signed in, no page has been opened. */
export async function registerNewUser(
  context: BrowserContext,
): Promise<NewUser & { readonly url: string }> {
  const newUser = aNewUser();
  const reply = await context.request.post('/api/register', {
    data: {
      userEmail: newUser.email,
      userPassword: PASSWORD,
      userName: newUser.name,
      consents: { personalData: true, textVersion: '2026-11' },
    },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  const { data } = (await reply.json()) as { data: { url: string } };
  return { ...newUser, url: data.url };
}

/** Fills in and sends the form of the page of registration that is open. */
export async function fillRegistration(page: Page, { email, name }: NewUser): Promise<void> {
  await hydrated(page);
  await page.getByLabel('Почта').fill(email);
  await page.getByLabel('Имя на сайте').fill(name);
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
  await page.getByLabel(/Согласен/).check();
  await page.getByLabel(/Мне есть 18 лет/).check();
  await page.getByRole('button', { name: 'Создать аккаунт' }).click();
}

/** Registers by the form of the open page, and waits for the new profile. */
export async function register(page: Page, newUser: NewUser): Promise<void> {
  await fillRegistration(page, newUser);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newUser.name);
}
