import { expect, type Page, test } from 'playwright/test';
import { PASSWORD, registerNewUser } from '../../pages/new-user.ts';
import { oneTimeCode } from '../../pages/one-time-code.ts';
import { signOut } from '../../pages/sign-in.ts';
import { hydrated, watch } from '../../pages/watched-page.ts';
import { WORLD_NOW_SECONDS } from '../../world/world-now.ts';

const fillPassword = (page: Page) => page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);

test('two-step sign-in requires a code; its recovery codes can be renewed, and it can be turned off', async ({
  page,
}) => {
  const { problems } = watch(page);
  const nina = await registerNewUser(page.context());
  const settings = `/profile/${nina.url}?edit=twoSteps`;
  await page.goto(settings);
  await hydrated(page);
  await fillPassword(page);
  await page.getByRole('button', { name: 'Включить' }).click();
  const image = page.getByRole('img', { name: /QR-код/ });
  await expect(image).toBeVisible();
  expect(await image.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const key = await page.locator('form code').innerText();
  await page.getByLabel('Код из приложения').fill(oneTimeCode(key, WORLD_NOW_SECONDS));
  await page.getByRole('button', { name: 'Подтвердить' }).click();
  const codes = page.getByRole('list', { name: 'Коды восстановления' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCode = await codes.first().innerText();
  await page.getByRole('button', { name: 'Коды сохранены' }).click();
  await expect(page.getByText('Осталось 10 кодов')).toBeVisible();

  await signOut(page);
  await expect(page).toHaveURL(/\/login\?source=logout$/);
  await hydrated(page);
  expect(problems.splice(0)).toEqual([]);
  await page.getByLabel('Почта').fill(nina.email);
  await fillPassword(page);
  await page.keyboard.press('Enter');
  const code = page.getByLabel('Код', { exact: true });
  await expect(code).toBeFocused();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('user_url');
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('не подходит или уже использован').first()).toBeVisible();
  // the clock of this world is fixed: the code of its current step has been used
  await code.fill(oneTimeCode(key, WORLD_NOW_SECONDS + 30));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nina.name);
  // only what was refused on the way
  expect(problems.splice(0).filter((problem) => !/status of 40[01]/.test(problem))).toEqual([]);

  await page.goto(settings);
  await hydrated(page);
  await page.getByRole('button', { name: 'Новые коды восстановления' }).click();
  await fillPassword(page);
  await page.getByLabel('Код', { exact: true }).fill(recoveryCode);
  await page.getByRole('button', { name: 'Выпустить новые коды' }).click();
  await expect(codes).toHaveCount(10);
  const newCode = await codes.first().innerText();
  await page.getByRole('button', { name: 'Коды сохранены' }).click();
  await expect(page.getByText('Осталось 10 кодов')).toBeVisible();

  await fillPassword(page);
  await page.getByLabel('Код', { exact: true }).fill(newCode);
  await page.getByRole('button', { name: 'Выключить' }).click();
  await expect(page.getByText('Двухэтапный вход выключен.')).toBeVisible();
  expect(problems).toEqual([]);
});
