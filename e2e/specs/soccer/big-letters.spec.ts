import { expect, test } from 'playwright/test';
import { BIG_LETTERS, clippedText, readWith, WIDE_TEXT } from '../../pages/clipped-text.ts';
import { cutFaults, overflowFaults } from '../../pages/page-faults.ts';
import {
  addressesOfDay,
  addressesOfLists,
  addressesOfMatch,
  soccerMatch,
} from '../../pages/soccer-addresses.ts';
import { hydrated } from '../../pages/watched-page.ts';

const NARROW = 360;

test.describe.configure({ timeout: 240_000 });

for (const [name, css] of [
  ['letters twice as big', BIG_LETTERS],
  ['more room between lines, words and letters', WIDE_TEXT],
] as const) {
  test(`${name}: on a phone nothing is cut off`, async ({ page, request }) => {
    await page.setViewportSize({ width: NARROW, height: 740 });
    await readWith(page, css);
    const match = await soccerMatch(request, 'finished');
    const addresses = [
      ...addressesOfDay,
      ...(await addressesOfLists(request)),
      ...addressesOfMatch(match),
    ];
    const faults: string[] = [];
    for (const address of addresses) {
      await page.goto(address);
      await hydrated(page);
      const found = [
        ...(await overflowFaults(page, NARROW)),
        ...(await cutFaults(page, 'main')),
        ...(await clippedText(page)),
      ];
      faults.push(...found.map((fault) => `${address}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}

test('letters of the page follow the size set in the browser', async ({ page }) => {
  const heightOf = async () =>
    (await page.getByRole('heading', { level: 1 }).boundingBox())?.height;
  await page.goto('/Teams');
  const usual = (await heightOf()) ?? 0;
  await readWith(page, BIG_LETTERS);
  await page.reload();
  expect((await heightOf()) ?? 0).toBeGreaterThanOrEqual(2 * usual);
});
