import { expect, test } from 'playwright/test';
import { hydrated } from '../../pages/watched-page.ts';

test('the keyboard reaches content first by the skip link', async ({ page }) => {
  await page.goto('/Results');
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAttribute('href', /#main/);
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});
