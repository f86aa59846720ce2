import { expect, test } from 'playwright/test';
import { hydrated } from '../../pages/watched-page.ts';

test('the first tab stop is the skip link, which focuses the content', async ({ page }) => {
  await page.goto('/Results');
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAttribute('href', /#main/);
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});
