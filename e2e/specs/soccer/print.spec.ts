import { expect, test } from 'playwright/test';
import { addressesOfLists, soccerMatch } from '../../pages/soccer-addresses.ts';
import { hydrated } from '../../pages/watched-page.ts';

test.use({ colorScheme: 'dark' });

test('what is printed is light, whole, and without the ways of the site', async ({
  page,
  request,
}) => {
  const match = await soccerMatch(request, 'finished');
  const [league] = (await addressesOfLists(request)).filter((path) => /\?tab=table/.test(path));
  for (const path of [`${match}?tab=odds`, league ?? '', '/Results']) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    await hydrated(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    const colours = await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body);
      return {
        scheme: getComputedStyle(document.documentElement).colorScheme,
        color,
        backgroundColor,
      };
    });
    expect(colours).toEqual({
      scheme: 'light',
      color: 'rgb(17, 24, 39)',
      backgroundColor: 'rgba(0, 0, 0, 0)',
    });
    expect((await page.pdf()).byteLength).toBeGreaterThan(10_000);
  }
});

test('a table of a league is printed with its rows', async ({ page, request }) => {
  const [league] = (await addressesOfLists(request)).filter((path) => /\?tab=table/.test(path));
  await page.goto(league ?? '');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table').first().getByRole('row').nth(3)).toBeVisible();
});
