import { expect, type Page } from 'playwright/test';

/**
 * Something is focused, inside the window, with nothing over it and a ring around it.
 */
export async function expectVisibleFocus(page: Page): Promise<void> {
  const faults = await page.evaluate(() => {
    const active = document.activeElement as HTMLElement | null;
    if (!active || active === document.body) return ['nothing is focused'];
    const name = active.outerHTML.slice(0, 120);
    const boxes = [...active.getClientRects()].filter(({ width, height }) => width * height > 0);
    // a radio or a link may be as large as the label or the row around it
    const inWindow = boxes.filter(
      ({ left, right, top, bottom }) =>
        right > 0 && bottom > 0 && left < innerWidth && top < innerHeight,
    );
    if (inWindow.length === 0) return [`out of the window: ${name}`];
    const isSeen = inWindow.some(({ left, right, top, bottom }) => {
      const [x, y] = [
        (Math.max(0, left) + Math.min(innerWidth, right)) / 2,
        (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2,
      ];
      const over = document.elementFromPoint(x, y);
      const label = active.closest('label');
      return active.contains(over) || over?.contains(active) || label?.contains(over);
    });
    if (!isSeen) return [`covered: ${name}`];
    // some draw the ring of a field around its label or its group
    const ringed = [active, active.parentElement, active.parentElement?.parentElement];
    const hasRing = ringed.some((element) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    });
    return hasRing ? [] : [`no ring: ${name}`];
  });
  expect(faults).toEqual([]);
}
