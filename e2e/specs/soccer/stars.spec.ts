import { expect } from 'playwright/test';
import { FavouritesPage } from '../../pages/favourites.ts';
import { test } from '../../world/signed-in.ts';

const HINT = /Отметьте звёздочкой/;

for (const visitor of ['a guest', 'a user'] as const) {
  test.describe(`${visitor} stars`, () => {
    test.use({ user: visitor === 'a user' ? 'ivan' : undefined });

    test('a team in the list, sees it on other pages, and removes the star on its page', async ({
      page,
    }) => {
      const favourites = new FavouritesPage(page);
      await favourites.open('/Teams');
      const name = await favourites.firstStarred();
      const star = favourites.starOf(name);
      await star.click();
      await expect(star).toHaveAttribute('aria-pressed', 'true');
      await page.reload();
      await expect(star).toHaveAttribute('aria-pressed', 'true');

      for (const path of ['/', '/Results']) {
        await favourites.open(path);
        await expect(favourites.bar.getByRole('list', { name: 'Команды' })).toBeVisible();
        await expect(favourites.chip(name)).toHaveAttribute('href', /^\/Teams\/\d+/);
      }
      await favourites.chip(name).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(favourites.ownStar).toHaveAttribute('aria-pressed', 'true');

      await favourites.ownStar.focus();
      await page.keyboard.press('Enter');
      await expect(favourites.ownStar).toHaveAttribute('aria-pressed', 'false');
      await expect(favourites.ownStar).toBeFocused();
      await favourites.open('/Results');
      await expect(favourites.bar.getByText(HINT)).toBeVisible();
    });

    test('a league in the list of matches, and removes the star on its page', async ({ page }) => {
      const favourites = new FavouritesPage(page);
      await favourites.open('/Results');
      const name = await favourites.firstStarred();
      await favourites.starOf(name).first().focus();
      await page.keyboard.press('Space');
      await expect(favourites.chip(name)).toBeVisible();
      await page.reload();
      await expect(favourites.chip(name)).toBeVisible();
      await expect(favourites.starOf(name).first()).toHaveAttribute('aria-pressed', 'true');

      await favourites.chip(name).click();
      await expect(page).toHaveURL(/[?&]league=\d+$/);
      await page
        .getByRole('main')
        .getByRole('link', { name: `· ${name}` })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(favourites.ownStar).toHaveAttribute('aria-pressed', 'true');
      await favourites.ownStar.focus();
      await page.keyboard.press('Space');
      await expect(favourites.ownStar).toHaveAttribute('aria-pressed', 'false');
      await page.goBack();
      await expect(favourites.starOf(name).first()).toHaveAttribute('aria-pressed', 'false');
      await expect(favourites.bar.getByText(HINT)).toBeVisible();
    });
  });
}

test('a favourite has its name in the other language once its page was opened there', async ({
  page,
}) => {
  const favourites = new FavouritesPage(page);
  await favourites.open('/Teams');
  const name = await favourites.firstStarred();
  await favourites.starOf(name).click();
  await favourites.open('/Results');
  const address = await favourites.chip(name).getAttribute('href');
  await favourites.open(`/en${address}`);
  const english = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await favourites.open('/en/Results');
  const bar = page.getByRole('region', { name: 'Favourites' });
  await expect(bar.getByRole('link', { name: english, exact: true })).toHaveAttribute(
    'href',
    `/en${address}`,
  );
});

test('on a wide screen a new favourite does not move the sidebar', async ({ page }) => {
  const favourites = new FavouritesPage(page);
  await favourites.open('/Results');
  const name = await favourites.firstStarred();
  const popular = page.getByRole('region', { name: 'Популярные' });
  const before = await popular.boundingBox();
  await favourites.starOf(name).first().click();
  await expect(favourites.chip(name)).toBeVisible();
  expect(await popular.boundingBox()).toEqual(before);
  await page.setViewportSize({ width: 1100, height: 720 });
  await expect(popular).toBeHidden();
  await expect(favourites.chip(name)).toBeVisible();
});
