import { expect, test } from 'playwright/test';
import { addressOfTable } from '../../pages/soccer-addresses.ts';

test('a league table is printed with its rows', async ({ page, request }) => {
  await page.goto(await addressOfTable(request));
  await page.emulateMedia({ media: 'print' });
  await expect(
    page
      .getByRole('table', { name: /^Таблица/ })
      .getByRole('row')
      .nth(3),
  ).toBeVisible();
  expect((await page.pdf()).byteLength).toBeGreaterThan(10_000);
});
