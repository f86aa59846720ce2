import type { Page } from 'playwright/test';

/** Text twice as large, as set by a visitor in the browser. */
export const BIG_LETTERS = 'html{font-size:200%!important}';

/** WCAG 1.4.12: the text spacing a reader may set. */
export const WIDE_TEXT =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}';

/** Every page of the tab has this style of its visitor from its first paint. */
export async function readWith(page: Page, css: string): Promise<void> {
  await page.addInitScript((text) => {
    const add = () => {
      if (!document.head) return false;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets.push(sheet);
      return true;
    };
    new MutationObserver((_, observer) => add() && observer.disconnect()).observe(document, {
      childList: true,
      subtree: true,
    });
  }, css);
}

/** Applies a style of the visitor to the open page. @returns what removes it again */
export async function withStyle(page: Page, css: string): Promise<() => Promise<void>> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
  return () => page.evaluate(() => void document.adoptedStyleSheets.pop());
}

/** Texts and options that are cut off without a way to scroll to the rest of them. */
export async function clippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isHiddenForEyes = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' ||
        isHiddenForEyes(element.parentElement));
    const isCut = (element: HTMLElement): boolean => {
      const { overflowX, overflowY, fontSize, paddingTop, paddingBottom } =
        getComputedStyle(element);
      if (element.matches('select, input')) {
        const inner =
          element.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
        return inner < Number.parseFloat(fontSize);
      }
      // a few pixels are the margin of a thumb target, not of text
      const isWider =
        /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 8;
      const isHigher =
        /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 8;
      return element.textContent.trim() !== '' && (isWider || isHigher);
    };
    // the name of the site is an image; a row's names are in its label as well
    return [
      ...document.querySelectorAll<HTMLElement>(
        'main :not(svg *, input:is([type=hidden], [type=date], [type=checkbox], [type=radio]))',
      ),
    ]
      .filter((element) =>
        element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }),
      )
      .filter((element) => element.closest('[aria-hidden=true]') === null)
      .filter((element) => isCut(element) && !isHiddenForEyes(element))
      .map((element) => element.outerHTML.slice(0, 160));
  });
}
