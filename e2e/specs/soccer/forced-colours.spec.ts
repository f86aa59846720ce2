import { expect, test } from 'playwright/test';
import { addressOfTable, soccerMatch } from '../../pages/soccer-addresses.ts';

test.use({ colorScheme: 'dark' });

test('with forced colours the chart is visible', async ({ page, request }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${await soccerMatch(request, 'finished')}?tab=odds`);
  const line = page.locator('svg:visible path.line').first();
  const [stroke, ground] = await line.evaluate((path) => [
    getComputedStyle(path).stroke,
    getComputedStyle(document.body).backgroundColor,
  ]);
  expect(stroke).not.toBe(ground);
});

test('with forced colours the selected link has another background', async ({ page, request }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(await addressOfTable(request));
  const spans = page.getByRole('navigation', { name: 'За какой срок' });
  const groundOf = (name: string) =>
    spans
      .getByRole('link', { name, exact: true })
      .evaluate((link) => getComputedStyle(link).backgroundColor);
  expect(await groundOf('Весь сезон')).not.toBe(await groundOf('1 мес.'));
});
