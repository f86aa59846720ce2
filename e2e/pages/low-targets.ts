import { expect, test } from 'playwright/test';

/** WCAG 2.2, 2.5.8. */
const LEAST_HEIGHT = 24;

/** Tests that links and buttons of these lists are high enough for a thumb. */
export function testTargets(addresses: readonly string[]): void {
  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 } });
    for (const address of addresses) {
      test(`links and buttons of ${address} are at least 24 px high`, async ({ page }) => {
        await page.goto(address);
        const main = page.getByRole('main');
        await expect(main.getByRole('row').nth(3)).toBeVisible();
        const low = await main.locator('a, button').evaluateAll(
          (targets, least) =>
            targets
              .map((target) => ({
                text: target.textContent,
                height: Math.round(target.getBoundingClientRect().height),
              }))
              .filter(({ height }) => height > 0 && height < least),
          LEAST_HEIGHT,
        );
        expect(low).toEqual([]);
      });
    }
  });
}
