import type { I18n } from '@tipmark/i18n';
import { showHelp } from './show-help.ts';
import { sportLink } from './sport-link.ts';

/** The second key of `g s` must follow within this time. */
const CHORD_MS = 1_500;

let chordUntilMs = 0;

const isShown = (element: HTMLElement): boolean => element.checkVisibility?.() ?? true;

/** The header's field; a phone has a link to the page of results instead. */
function goToSearch(): void {
  const fields = document.querySelectorAll<HTMLElement>(
    '[data-search], header a[href*="/Search/"]',
  );
  const field = [...fields].find(isShown);
  if (field instanceof HTMLInputElement) {
    field.focus();
    field.select();
  } else field?.click();
}

/** Links of the page's lists, one a row, of the rows of its tables, and what opens more rows. */
const ROWS =
  'main li > a:first-of-type, main tbody th > a, main section > div > button[aria-expanded=false]';

/** Moves the focus to the next or previous row of the page, from elsewhere to the first. */
function walk(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>(ROWS)].filter(isShown);
  const here = rows.findIndex((row) => row === document.activeElement);
  const next = rows[here === -1 ? 0 : Math.min(Math.max(here + step, 0), rows.length - 1)];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

/** Runs the action of a keyboard shortcut. */
export function pressKey(key: string, i18n: I18n, nowMs = performance.now()): void {
  const sport = nowMs < chordUntilMs ? sportLink(key) : undefined;
  chordUntilMs = key === 'g' ? nowMs + CHORD_MS : 0;
  if (sport) sport.click();
  else if (key === '/') goToSearch();
  else if (key === 'j') walk(1);
  else if (key === 'k') walk(-1);
  else if (key === '?') showHelp(i18n);
}
