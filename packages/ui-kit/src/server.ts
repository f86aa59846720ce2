import { createHash } from 'node:crypto';
import * as kit from './index.ts';
import { recorder, ruleOf, STYLE_KEY, shellStyleIds } from './style.ts';
import { baseCss } from './theme/base-css.ts';
import { fontsCss } from './theme/fonts-css.ts';
import { tokensCss } from './theme/tokens.ts';

export { crestOfLogo } from './betting/crest-of-logo.ts';
export { preloadedFonts } from './theme/fonts-css.ts';
export { darkTokens, lightTokens } from './theme/tokens.ts';

export interface UiKitView {
  /** Styles this remote has used so far; it grows when a lazy module is evaluated. */
  readonly ids: ReadonlySet<string>;
  /** The kit as imported by this remote: same components, its own `css`. */
  readonly module: typeof kit;
}

/**
 * The kit for one remote on the server. Its `css` records the styles of this remote, including
 * those another remote created first, so that a page's head contains exactly what its parts need.
 */
export function uiKitFor(): UiKitView {
  const ids = new Set<string>();
  return { ids, module: { ...kit, css: recorder(ids) } };
}

export interface HeadStyle {
  /** The style element; the client finds the ids of its styles in `data-t`. */
  readonly html: (nonce?: string) => string;
  /** Source expression for `style-src`: `'sha256-…'`. */
  readonly hash: string;
  readonly text: string;
}

const globalCss = tokensCss + fontsCss + baseCss;
const limit = 200;
const made = new Map<string, HeadStyle>();

/** The one style element of a page: theme, the shell's styles and those of the given remotes. */
export function headStyle(remoteIds: readonly ReadonlySet<string>[]): HeadStyle {
  const ids = [...new Set([...shellStyleIds, ...remoteIds.flatMap((set) => [...set])])];
  const key = ids.join(' ');
  const known = made.get(key);
  if (known) return known;
  const style = styleOf(key, globalCss + ids.map(ruleOf).join(''));
  if (made.size >= limit) made.clear();
  made.set(key, style);
  return style;
}

function styleOf(key: string, text: string): HeadStyle {
  const digest = createHash('sha256').update(text).digest('base64');
  return {
    html: (nonce) =>
      `<style${nonce === undefined ? '' : ` nonce="${nonce}"`} data-${STYLE_KEY}="${key}">${text}</style>`,
    hash: `'sha256-${digest}'`,
    text,
  };
}
