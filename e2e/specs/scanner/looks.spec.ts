import { expect } from 'playwright/test';
import { MANY_PAGES_MS } from '../../pages/deep-check.ts';
import { faultsOfPages } from '../../pages/every-variant.ts';
import { addressesOfScanner, addressesOfSubscriber } from '../../pages/scanner-addresses.ts';
import { test } from '../../world/signed-in.ts';

test.describe.configure({ timeout: MANY_PAGES_MS });

test('the scanner and its searches look right', async ({ page }) => {
  expect(await faultsOfPages(page, addressesOfScanner)).toEqual([]);
});

test.describe('signed in', () => {
  test.use({ user: 'maria' });

  test('pages for subscribers look right', async ({ page }) => {
    expect(await faultsOfPages(page, addressesOfSubscriber)).toEqual([]);
  });
});
