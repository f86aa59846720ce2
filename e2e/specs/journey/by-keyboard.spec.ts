import { expect, test } from 'playwright/test';
import { tabOut, tabTo } from '../../pages/keyboard.ts';
import { MatchPage } from '../../pages/match-page.ts';
import { openMatch } from '../../pages/tip-drawer.ts';
import { hydrated, watch } from '../../pages/watched-page.ts';

test.describe.configure({ timeout: 180_000 });

test('a guest gets from the results to a tip and on to sign-in by keyboard only', async ({
  page,
  request,
}) => {
  const path = await openMatch(request);
  const seen = watch(page);
  await page.goto('/Results');
  await hydrated(page);
  const key = (name: string) => page.keyboard.press(name);

  // past the head of the page, then down the list
  await key('Tab');
  await key('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await tabTo(page, page.locator(`main a[href="${path}"]`).first());
  await key('Enter');
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  const match = new MatchPage(page);
  await expect(match.heading).toHaveText(/ – /);

  // parts of the match follow its head
  await tabTo(page, match.tab(/Коэффициенты/));
  await key('Enter');
  await expect(page).toHaveURL(/tab=odds/);
  await expect(match.chart).toBeVisible();
  await expect(match.tab(/Коэффициенты/)).toBeFocused();
  await tabTo(page, match.outcome('X'), 20);
  await key('Enter');
  await expect(match.chart).toHaveAccessibleName(/^X: первый/);

  // back up to an outcome of the head
  const plus = page.getByRole('link', { name: /^Прогноз: П1 по/ });
  await tabOut(page);
  await tabTo(page, plus);
  await key('Enter');
  const dialog = page.getByRole('dialog');
  const chosen = dialog.getByRole('radio', { name: /^П1/ });
  await expect(chosen).toBeChecked();
  await tabTo(page, chosen, 10);
  await key('ArrowRight');
  await expect(dialog.getByRole('radio', { name: /^X/ })).toBeChecked();
  await key('ArrowLeft');
  await expect(chosen).toBeChecked();
  await tabTo(page, dialog.getByRole('button', { name: 'Сохранить и войти' }), 40);
  await key('Enter');
  await expect(dialog.getByRole('status')).toContainText('Прогноз ждёт входа');
  await tabTo(page, dialog.getByRole('link', { name: 'Войти' }), 10);
  await key('Enter');
  await expect(page).toHaveURL(/\/login/);
  await tabTo(page, page.getByLabel('Почта'));
  await tabTo(page, page.getByLabel('Пароль', { exact: true }), 3);
  await tabTo(page, page.getByRole('button', { name: 'Войти' }), 6);
  expect(seen.problems.filter((problem) => !/ERR_ABORTED/.test(problem))).toEqual([]);
});

test('every page on the way lists the keyboard shortcuts, and Escape returns the focus', async ({
  page,
  request,
}) => {
  const path = await openMatch(request);
  for (const address of ['/', '/Results', path, `${path}?tab=odds`]) {
    await page.goto(address);
    await hydrated(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const before = page.locator(':focus');
    const held = await before.elementHandle();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Клавиши' });
    await expect(help).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(help).toHaveCount(0);
    expect(await held?.evaluate((element) => element === document.activeElement)).toBe(true);
  }
});

test('no page on the way traps the focus', async ({ page, request }) => {
  const path = await openMatch(request);
  for (const address of [path, `${path}?tab=odds`, '/Tournaments']) {
    await page.goto(address);
    await hydrated(page);
    expect(await tabOut(page)).toBeGreaterThan(10);
  }
});
