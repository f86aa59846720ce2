import { createHash } from 'node:crypto';
import { globalCss } from './global-css.ts';
import { tokensCss } from './tokens.ts';

/** Class name → its rules, in the order of a sheet: of two that conflict the later wins. */
export type StyleSheetRules = ReadonlyMap<string, string>;

export interface PageStyle {
  readonly html: (nonce?: string) => string;
  /** Source expression for `style-src`: `'sha256-…'`. */
  readonly hash: string;
  readonly text: string;
}

const ownClass = /\.(t[0-9a-z]{5})\b/;
const CACHED_STYLES = 500;
const LONGEST_TOKEN = 40;
const made = new Map<string, PageStyle>();

/** Reads the style sheet of a build: one style a line, which begins with the style's own class. */
export function readStyleSheet(text: string): StyleSheetRules {
  const rules = new Map<string, string>();
  for (const line of text.split('\n')) {
    const name = ownClass.exec(line)?.[1];
    if (name !== undefined) rules.set(name, line);
  }
  return rules;
}

/**
 * The style element of a page: what is the same for every page, of each sheet the styles whose
 * classes stand in the markup, and the tokens that all these use.
 * @param ofReader rules of the reader's settings
 */
export function pageStyle(
  markup: string,
  sheets: readonly StyleSheetRules[],
  ofReader = '',
): PageStyle {
  const used = classesIn(markup);
  const names: string[] = [];
  const rules: string[] = [];
  for (const sheet of sheets) {
    for (const [name, css] of sheet) {
      if (!used.has(name)) continue;
      names.push(name);
      rules.push(css);
    }
  }
  const drawn = tokensIn(markup);
  const key = `${names.join()} ${[...drawn].toSorted().join()} ${ofReader}`;
  const known = made.get(key);
  if (known) return known;
  const text = globalCss + rules.join('') + ofReader;
  const tokens = new Set([...tokensIn(text), ...drawn]);
  const style = styleOf(tokensCss((name) => tokens.has(name)) + text);
  if (made.size >= CACHED_STYLES) made.clear();
  made.set(key, style);
  return style;
}

/** What may be a style's own class between the quotes or spaces of an attribute. */
const likeOwnClass = /[" ]t[0-9a-z]{5}(?=[" ])/g;

/**
 * The styles' own classes in the markup. A row has a dozen classes and few of them are a style's
 * own, so only those are looked for; a word of the text that looks like one does no harm.
 */
const classesIn = (markup: string): ReadonlySet<string> =>
  new Set(Array.from(new Set(markup.match(likeOwnClass)), (found) => found.slice(1)));

/** Attributes of drawings use tokens as well. */
function tokensIn(text: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (let at = text.indexOf('var(--'); at !== -1; at = text.indexOf('var(--', at)) {
    at += 'var(--'.length;
    names.add(/\w*/.exec(text.slice(at, at + LONGEST_TOKEN))?.[0] ?? '');
  }
  return names;
}

function styleOf(text: string): PageStyle {
  const digest = createHash('sha256').update(text).digest('base64');
  return {
    html: (nonce) => `<style${nonce === undefined ? '' : ` nonce="${nonce}"`}>${text}</style>`,
    hash: `'sha256-${digest}'`,
    text,
  };
}
