import { expect, type Locator, type Page } from 'playwright/test';

const MOST_STEPS = 400;

/** One press of Tab; the focus must go somewhere. False once it has left the page. */
async function step(page: Page): Promise<boolean> {
  const before = await page.evaluateHandle(() => document.activeElement);
  await page.keyboard.press('Tab');
  const { isOut, stays } = await before.evaluate((element) => ({
    isOut: document.activeElement === document.body,
    // a day, a month and a year are three stops of one field
    stays: document.activeElement === element && !element?.matches('input[type=date]'),
  }));
  if (isOut) return false;
  const where = stays ? await before.evaluate((element) => element?.outerHTML.slice(0, 160)) : '';
  expect(where, 'the focus is held').toBe('');
  return true;
}

/** Tab after Tab until the focus is where it is wanted. */
export async function tabTo(page: Page, wanted: Locator, most = MOST_STEPS): Promise<void> {
  for (let count = 0; count < most; count += 1) {
    await step(page);
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${most} steps do not lead to ${wanted}`);
}

/** Tab after Tab until the focus has left the page at its end. @returns how many it took */
export async function tabOut(page: Page): Promise<number> {
  for (let count = 1; count <= MOST_STEPS; count += 1) {
    if (!(await step(page))) return count;
  }
  throw new Error(`${MOST_STEPS} steps lead nowhere`);
}
