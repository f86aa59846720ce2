import createEmotion, { type Options } from '@emotion/css/create-instance';

type StylisPlugin = NonNullable<Options['stylisPlugins']>[number];

export const STYLE_KEY = 't';

const TEXT_SIZE = /^(?:font|font-size|line-height)$/;
const ROOT_PX = 16;

/**
 * Text grows with the font size set in the browser: its `px` are written in `rem`. Lengths of a
 * drawing are written `PX` and stay.
 */
const growingText: StylisPlugin = (element) => {
  if (element.type !== 'decl' || !TEXT_SIZE.test(String(element.props))) return;
  element.return = element.value.replace(
    /([\d.]+)px/g,
    (_, px: string) => `${Number(px) / ROOT_PX}rem`,
  );
};

// no vendor prefixes: every browser the product supports reads the standard names
const emotion = createEmotion({ key: STYLE_KEY, stylisPlugins: [growingText] });
const isBrowser = typeof document !== 'undefined';

if (isBrowser) {
  adoptServerStyles(document);
  sendLateRulesTo(document);
}

export type Css = typeof emotion.css;

const baseIds = new Set<string>();

/**
 * Makes a class name of a style; call it at module level only, so that the server knows every style
 * of a page before it renders one. A style may contain a `@keyframes` block.
 */
export const css: Css = isBrowser ? emotion.css : recorder(baseIds);

/**
 * Joins class names, without false and undefined; of two conflicting ones the style created later
 * wins.
 */
export const cx = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');

/** The same `css` for another owner: `ids` collects the styles it uses, new or not. */
export function recorder(ids: Set<string>): Css {
  const record = (...parts: Parameters<Css>): string => {
    const className = emotion.css(...parts);
    ids.add(className.slice(STYLE_KEY.length + 1));
    return className;
  };
  return record as Css;
}

/** Styles of the kit itself and of those who import it without a view of their own: the shell. */
export const shellStyleIds: ReadonlySet<string> = baseIds;

export function ruleOf(id: string): string {
  const rule = emotion.cache.inserted[id];
  return typeof rule === 'string' ? rule : '';
}

/**
 * Marked by hand: emotion's own hydration moves the style element, and the browser parses it again.
 */
function adoptServerStyles(page: Document): void {
  for (const style of page.querySelectorAll<HTMLStyleElement>(`style[data-${STYLE_KEY}]`)) {
    for (const id of style.dataset[STYLE_KEY]?.split(' ') ?? []) emotion.cache.inserted[id] = true;
  }
}

/** A constructed sheet is no element, so the content security policy does not apply to it. */
function sendLateRulesTo(page: Document): void {
  if (!('adoptedStyleSheets' in page)) return;
  const sheet = new CSSStyleSheet();
  page.adoptedStyleSheets.push(sheet);
  emotion.cache.sheet.insert = (rule) => {
    sheet.insertRule(rule, sheet.cssRules.length);
  };
}
