import { expect, test } from 'playwright/test';
import { MANY_PAGES_MS } from '../../pages/deep-check.ts';
import { faultsOfPages } from '../../pages/every-variant.ts';
import { addressesOfShell } from '../../pages/shell-addresses.ts';

test.describe.configure({ timeout: MANY_PAGES_MS });

test('pages of the shell look right', async ({ page }) => {
  expect(await faultsOfPages(page, addressesOfShell)).toEqual([]);
});
