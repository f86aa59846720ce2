import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

const isSeen = (link: HTMLElement) => link.getClientRects().length > 0;

/** Buttons that open the details of rows, in the order of the rows. */
const openersIn = (rows: Element): HTMLElement[] => {
  const links = [...rows.querySelectorAll<HTMLElement>('a[aria-expanded]')];
  const seen = links.filter(isSeen);
  // nothing is laid out in tests
  return seen.length > 0 ? seen : links;
};

/** Arrows move from row to row, Escape closes the open details. */
export function walkRows(event: KeyboardEvent<HTMLAnchorElement>): void {
  const { key, currentTarget } = event;
  const rows = currentTarget.closest('tbody');
  if (!rows || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (key === 'Escape') {
    const open = openersIn(rows).find((link) => link.ariaExpanded === 'true');
    open?.focus();
    open?.click();
    return;
  }
  const step = STEPS[key];
  if (step === undefined) return;
  const openers = openersIn(rows);
  const index = openers.findIndex((link) => link === currentTarget);
  const next = index === -1 ? undefined : openers[index + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
