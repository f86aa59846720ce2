import { expect, test } from 'playwright/test';
import { focusFaults } from '../../pages/page-faults.ts';
import { addressesOfLists, soccerMatch } from '../../pages/soccer-addresses.ts';
import { hydrated } from '../../pages/watched-page.ts';

test.use({ colorScheme: 'dark' });

test('with the colours of the system alone focus and chart are seen', async ({ page, request }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const match = await soccerMatch(request, 'finished');
  const [league] = (await addressesOfLists(request)).filter((path) => /\?tab=table/.test(path));
  for (const path of [`${match}?tab=odds`, `${match}?tip=0`, league ?? '', '/Results', '/']) {
    await page.goto(path);
    await hydrated(page);
    expect(await focusFaults(page), path).toEqual([]);
  }
  await page.goto(`${match}?tab=odds`);
  const line = page.locator('svg:visible path.line').first();
  const [stroke, ground] = await line.evaluate((path) => [
    getComputedStyle(path).stroke,
    getComputedStyle(document.body).backgroundColor,
  ]);
  expect(stroke).not.toBe(ground);
});

test('with the colours of the system alone what is chosen has another ground', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const [league] = (await addressesOfLists(request)).filter((path) => /\?tab=table/.test(path));
  await page.goto(league ?? '');
  const spans = page.getByRole('navigation', { name: 'За какой срок' });
  const groundOf = (name: string) =>
    spans
      .getByRole('link', { name, exact: true })
      .evaluate((link) => getComputedStyle(link).backgroundColor);
  expect(await groundOf('Весь сезон')).not.toBe(await groundOf('1 мес.'));
});
