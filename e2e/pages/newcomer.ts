import { expect, type Page } from 'playwright/test';
import { hydrated } from './watched-page.ts';

export const PASSWORD = 'three yellow tractors';
let count = 0;

export interface Newcomer {
  readonly email: string;
  readonly name: string;
}

/** Somebody no run before knew. */
export function aNewcomer(): Newcomer {
  count += 1;
  const mark = `${Date.now().toString(36)}${process.pid}${count}`;
  return { email: `nina.${mark}@post.example`, name: `Nina ${mark}` };
}

/** Fills in the form of the page of registration that is open, and waits for the own profile. */
export async function register(page: Page, { email, name }: Newcomer): Promise<void> {
  await hydrated(page);
  await page.getByLabel('Почта').fill(email);
  await page.getByLabel('Имя на сайте').fill(name);
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
  await page.getByLabel(/Согласен/).check();
  await page.getByRole('button', { name: 'Создать аккаунт' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}
