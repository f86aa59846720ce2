import { expect, test } from 'playwright/test';
import { MANY_PAGES_MS } from '../../pages/deep-check.ts';
import { faultsOfPages } from '../../pages/every-variant.ts';
import { addressesOfTennis } from '../../pages/tennis-addresses.ts';

test.describe.configure({ timeout: MANY_PAGES_MS });

test('pages of tennis look right', async ({ page, request }) => {
  expect(await faultsOfPages(page, await addressesOfTennis(request))).toEqual([]);
});
