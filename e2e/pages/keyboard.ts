import { expect, type Locator, type Page } from 'playwright/test';

const MOST_STEPS = 400;

interface Tabbed {
  before?: Element | null;
}

/** The focused element before the first step. */
const begin = (page: Page) =>
  page.evaluate(() => {
    (window as Tabbed).before = document.activeElement;
  });

/** One press of Tab; the focus must move. False once it has left the page. */
async function step(page: Page): Promise<boolean> {
  await page.keyboard.press('Tab');
  const { isOut, held } = await page.evaluate(() => {
    const tabbed = window as Tabbed;
    const { before } = tabbed;
    const active = document.activeElement;
    tabbed.before = active;
    // a day, a month and a year are three stops of one field
    const isHeld = active === before && !before?.matches('input[type=date]');
    const isOutside = active === document.body;
    return { isOut: isOutside, held: isHeld && !isOutside ? before?.outerHTML.slice(0, 160) : '' };
  });
  expect(held, 'the focus is held').toBe('');
  return !isOut;
}

/** Presses Tab until the element is focused. */
export async function tabTo(page: Page, wanted: Locator, most = MOST_STEPS): Promise<void> {
  await begin(page);
  // found once: among hundreds of links a search by name at every step takes longer than the step
  const handleOf = async () => {
    const found = await wanted.elementHandle();
    if (found === null) throw new Error(`${wanted} is not on the page`);
    return found;
  };
  let target = await handleOf();
  for (let count = 0; count < most; count += 1) {
    await step(page);
    const { isThere, isGone } = await target.evaluate((element) => ({
      isThere: element === document.activeElement,
      isGone: !element.isConnected,
    }));
    if (isThere) return;
    if (isGone) target = await handleOf();
  }
  throw new Error(`${most} steps do not lead to ${wanted}`);
}

/** Presses Tab until the focus has left the page at its end. @returns the number of presses */
export async function tabOut(page: Page): Promise<number> {
  await begin(page);
  for (let count = 1; count <= MOST_STEPS; count += 1) {
    if (!(await step(page))) return count;
  }
  throw new Error(`${MOST_STEPS} steps lead nowhere`);
}
