import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import { expect, type Page } from 'playwright/test';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);
/** WCAG 2.0 to 2.2, levels A and AA. */
export const WCAG: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
};
const HTML_SHOWN = 160;

interface Axe {
  run(context: ElementContext, options: RunOptions): Promise<AxeResults>;
}

/**
 * Accessibility faults axe finds on the page as it is now, by its usual rules or the given ones.
 * axe is added to a document once.
 */
export async function axeFaults(page: Page, rules: RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  return page.evaluate(
    async ({ options, shown }) => {
      const { axe } = globalThis as unknown as { axe: Axe };
      const { violations } = await axe.run(document, {
        ...options,
        resultTypes: ['violations'],
        selectors: false,
      });
      return violations.map(
        ({ id, nodes }) => `${id}, ${nodes.length}: ${nodes[0]?.html.slice(0, shown)}`,
      );
    },
    { options: rules, shown: HTML_SHOWN },
  );
}

/** What makes the page wider than a window of this width; the window stays that wide. */
export async function overflowFaults(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 740 });
  return page.evaluate((shown) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isScrolled = (element: Element | null): boolean =>
      element !== null &&
      element !== document.documentElement &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || isScrolled(element.parentElement));
    const widest = [...document.body.querySelectorAll('*')].find(
      (element) =>
        element.getBoundingClientRect().right > clientWidth && !isScrolled(element.parentElement),
    );
    return [`${scrollWidth} px in ${clientWidth}: ${widest?.outerHTML.slice(0, shown)}`];
  }, HTML_SHOWN);
}

/** Controls that end beyond the window without a way to scroll to them. */
export async function cutFaults(page: Page, within: string): Promise<string[]> {
  return page.evaluate(
    ({ selector, shown }) => {
      const isScrolled = (element: Element | null): boolean =>
        element !== null &&
        (/auto|scroll/.test(getComputedStyle(element).overflowX) ||
          isScrolled(element.parentElement));
      const controls = document.querySelectorAll<HTMLElement>(
        `${selector} :is(a[href], button, input, select, textarea, summary)`,
      );
      return [...controls]
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .filter((control) => control.getBoundingClientRect().right > innerWidth + 1)
        .filter((control) => !isScrolled(control.parentElement))
        .map((control) => `cut at ${innerWidth}: ${control.outerHTML.slice(0, shown)}`);
    },
    { selector: within, shown: HTML_SHOWN },
  );
}

/** Texts of table cells that run over the edge of their cell, neither clipped nor scrolled. */
export async function spilledFaults(page: Page): Promise<string[]> {
  return page.evaluate((shown) => {
    const TOLERANCE = 1;
    /** Whether an element up to the cell places, clips or scrolls the text by itself. */
    const isHeld = (element: Element, cell: Element): boolean => {
      const { position, overflowX, clipPath } = getComputedStyle(element);
      const isPlaced = element !== cell && (position === 'absolute' || position === 'fixed');
      if (isPlaced || overflowX !== 'visible' || clipPath !== 'none') return true;
      return element !== cell && isHeld(element.parentElement ?? cell, cell);
    };
    const isOutside = (text: Node, cell: Element): boolean => {
      const { left, right, top, bottom } = cell.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].some(
        (box) =>
          box.width > 0 &&
          (box.left < left - TOLERANCE ||
            box.right > right + TOLERANCE ||
            box.top < top - TOLERANCE ||
            box.bottom > bottom + TOLERANCE),
      );
    };
    const faults = new Set<Element>();
    for (const cell of document.querySelectorAll('td, th')) {
      // a cell without a box of its own leaves its content to its row
      if (cell.getClientRects().length === 0) continue;
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const around = text.parentElement;
        if (!around || text.nodeValue?.trim() === '' || around.closest('td, th') !== cell) continue;
        if (!around.checkVisibility({ visibilityProperty: true })) continue;
        if (isOutside(text, cell) && !isHeld(around, cell)) faults.add(cell);
      }
    }
    return [...faults].map(
      (cell) => `text beyond its cell at ${innerWidth}: ${cell.outerHTML.slice(0, shown)}`,
    );
  }, HTML_SHOWN);
}

/** On a newly opened page the first Tab focuses a link past its head. */
export async function expectSkipLink(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAttribute('href', /#main$/);
  await expect(page.locator('#main')).toHaveCount(1);
}

/** Controls that look the same with the focus as without it, one of each kind. */
export async function focusFaults(page: Page, within = 'body'): Promise<string[]> {
  // focus set by a script is shown only after a key press
  await page.keyboard.press('Shift');
  return page.evaluate(
    ({ selector, shown }) => {
      const active = () => document.activeElement as HTMLElement | null;
      const ringOf = (element: Element | null): string => {
        if (!element) return '';
        const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, opacity } =
          getComputedStyle(element);
        const outline = outlineStyle === 'none' ? '' : `${outlineWidth} ${outlineColor}`;
        return [outline, boxShadow, borderColor, opacity].join(' ');
      };
      // a covered control's focus ring is drawn on its label
      const looksOf = (control: HTMLElement) =>
        [control, control.nextElementSibling, control.parentElement, control.closest('label, li')]
          .map(ringOf)
          .join('|');
      const kindOf = ({ tagName, className, parentElement }: HTMLElement) =>
        `${tagName} ${className} ${parentElement?.tagName} ${parentElement?.className}`;
      const controls = document.querySelectorAll<HTMLElement>(
        `${selector} :is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled)`,
      );
      const tried = new Set<string>();
      const faults: string[] = [];
      for (const control of controls) {
        if (tried.has(kindOf(control)) || !control.checkVisibility({ visibilityProperty: true }))
          continue;
        tried.add(kindOf(control));
        active()?.blur();
        const before = looksOf(control);
        control.focus({ preventScroll: true });
        if (active() === control && looksOf(control) === before)
          faults.push(`no focus to be seen: ${control.outerHTML.slice(0, shown)}`);
      }
      active()?.blur();
      return faults;
    },
    { selector: within, shown: HTML_SHOWN },
  );
}

/** Controls that something covers once they are focused, from above or from below. */
export async function coveredFaults(page: Page): Promise<string[]> {
  return page.evaluate(async (shown) => {
    // a focused link prefetches its page: prefetching all of them at once would overload the server
    let isSilent = true;
    const silence = (event: Event) => isSilent && event.stopImmediatePropagation();
    addEventListener('focusin', silence, { capture: true });
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'main :is(a[href], button, input, select, textarea, summary):not(:disabled)',
      ),
    ].filter((control) => control.checkVisibility({ visibilityProperty: true }));
    const isSeen = (control: HTMLElement): boolean => {
      const around = control.closest('label, li') ?? control;
      return [...control.getClientRects()].some(({ left, right, top, bottom }) =>
        [
          [(left + right) / 2, (top + bottom) / 2],
          [left + 2, top + 2],
          [right - 2, bottom - 2],
        ].some(([x = 0, y = 0]) => around.contains(document.elementFromPoint(x, y))),
      );
    };
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    /** Floating elements may move away once they notice the focus. */
    const isStillCovered = async (control: HTMLElement): Promise<boolean> => {
      isSilent = false;
      control.blur();
      control.focus({ preventScroll: true });
      isSilent = true;
      await frame();
      await frame();
      return !isSeen(control);
    };
    const faults = new Set<HTMLElement>();
    for (const control of [...controls, ...controls.toReversed()]) {
      control.focus();
      const isCovered = document.activeElement === control && !isSeen(control);
      if (isCovered && (await isStillCovered(control))) faults.add(control);
    }
    removeEventListener('focusin', silence, { capture: true });
    scrollTo(0, 0);
    return [...faults].map((control) => `covered: ${control.outerHTML.slice(0, shown)}`);
  }, HTML_SHOWN);
}
