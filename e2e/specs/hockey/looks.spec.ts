import { expect, test } from 'playwright/test';
import { MANY_PAGES_MS } from '../../pages/deep-check.ts';
import { faultsOfPages } from '../../pages/every-variant.ts';
import { addressesOfHockey } from '../../pages/hockey-addresses.ts';
import { testTargets } from '../../pages/low-targets.ts';

test.describe.configure({ timeout: MANY_PAGES_MS });

test('pages of hockey look right', async ({ page, request }) => {
  expect(await faultsOfPages(page, await addressesOfHockey(request))).toEqual([]);
});

testTargets(['/hockey/Teams']);
