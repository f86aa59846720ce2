import { expect, test } from 'playwright/test';
import { BIG_LETTERS, readWith } from '../../pages/clipped-text.ts';

test('the text size of the page follows the browser setting', async ({ page }) => {
  const heightOf = async () =>
    (await page.getByRole('heading', { level: 1 }).boundingBox())?.height;
  await page.goto('/Teams');
  const usual = (await heightOf()) ?? 0;
  await readWith(page, BIG_LETTERS);
  await page.reload();
  expect((await heightOf()) ?? 0).toBeGreaterThanOrEqual(2 * usual);
});
