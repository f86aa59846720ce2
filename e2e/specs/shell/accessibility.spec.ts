import AxeBuilder from '@axe-core/playwright';
import { expect, test } from 'playwright/test';
import { hydrated } from '../../pages/watched-page.ts';

const PATHS = [
  '/',
  '/Results',
  '/Results?tab=finished&sort=time',
  '/Search/Matches?query=liga',
  '/about-us',
  '/privacy-policy',
  '/premium',
  '/no-such-page',
];

for (const path of PATHS) {
  for (const locale of ['', '/en']) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`axe finds nothing on ${locale}${path}, ${colorScheme}`, async ({ browser }) => {
        const context = await browser.newContext({ colorScheme });
        const page = await context.newPage();
        await page.goto(`${locale}${path}`);
        await hydrated(page);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
        await context.close();
      });
    }
  }
}

test('the keyboard reaches content first by the skip link, and focus is seen', async ({ page }) => {
  await page.goto('/Results');
  await hydrated(page);
  await page.keyboard.press('Tab');
  const first = page.locator(':focus');
  await expect(first).toHaveAttribute('href', /#main/);
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});
