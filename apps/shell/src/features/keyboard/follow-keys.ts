import { MAIN_LINES } from '@tipmark/domain';
import type { I18n } from '@tipmark/i18n';

const typing = 'input, select, textarea, [contenteditable], dialog';

/** Keys with a meaning outside of fields; `g` waits for a second one. */
const known = new Set(['/', '?', 'j', 'k', 'g']);
for (const { shortcut } of Object.values(MAIN_LINES)) known.add(shortcut);

/** The character of a key in any layout: a Russian one has `.` in the place of `/`. */
function keyOf({ key, code }: KeyboardEvent): string {
  if (/\p{sc=Cyrl}/u.test(key)) return code.slice(-1).toLowerCase();
  if (code !== 'Slash') return key;
  return { '.': '/', ',': '?' }[key] ?? key;
}

/**
 * Shortcuts of the site. Their code is loaded with the first key that may be one, so that visitors
 * who use none do not load it. Fields, dialogs and chords of the browser are unaffected.
 */
export function followKeys(i18n: I18n): void {
  document.addEventListener('keydown', (event) => {
    const key = keyOf(event);
    const { target, ctrlKey, metaKey, altKey, isComposing } = event;
    if (!known.has(key) || ctrlKey || metaKey || altKey || isComposing) return;
    if (target instanceof Element && target.closest(typing)) return;
    // the browser's own quick search
    if (key === '/') event.preventDefault();
    void import(/* webpackChunkName: "on-demand" */ './press-key.ts').then(
      ({ pressKey }) => pressKey(key, i18n),
      () => {},
    );
  });
}
