export type ChangeDirection = 'up' | 'down';

/** What of one row has changed. The row is known by the address its link leads to. */
export interface RowMark {
  readonly href: string;
  /** By place in the row; undefined = as before. */
  readonly odds: readonly (ChangeDirection | undefined)[];
  readonly hasScored: { readonly home: boolean; readonly away: boolean };
}

type Tone = ChangeDirection | 'live';

const TINT_MS = 1_200;
const BOLD_MS = 8_000;
/** A busy minute must not paint the page. */
const MOST_AT_ONCE = 40;
const tints: Readonly<Record<Tone, string>> = {
  up: 'var(--upTint)',
  down: 'var(--downTint)',
  live: 'var(--liveTint)',
};

/** Tints an element for a moment; who wants no motion sees the tint come and go at once. */
export function markElement(element: Element, tone: Tone): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.animate([{ backgroundColor: tints[tone] }, { backgroundColor: 'transparent' }], {
    duration: TINT_MS,
    easing: isStill ? 'steps(1, end)' : 'steps(12, end)',
  });
  if (tone === 'live') element.animate([{ fontWeight: 800 }, { fontWeight: 800 }], BOLD_MS);
}

const isOnScreen = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && bottom > top;
};

/**
 * Shows for a moment which cells of a list are new. It only draws over what is there: nothing is
 * rendered for it, and rows off screen are left alone.
 */
export function markRows(marks: readonly RowMark[], page: Document = document): void {
  if (marks.length === 0) return;
  const byHref = new Map(marks.map((mark) => [mark.href, mark]));
  let count = 0;
  for (const link of page.querySelectorAll('[data-tab] a.r')) {
    const mark = byHref.get(link.getAttribute('href') ?? '');
    const row = link.parentElement;
    if (!mark || !row || !isOnScreen(row)) continue;
    const [home, away] = row.querySelectorAll('.sc > span');
    const prices = row.querySelectorAll('.os > .od');
    const fresh: (readonly [Element | undefined, Tone | undefined])[] = [
      [home, mark.hasScored.home ? 'live' : undefined],
      [away, mark.hasScored.away ? 'live' : undefined],
      ...mark.odds.map((direction, index) => [prices[index], direction] as const),
    ];
    for (const [element, tone] of fresh) {
      if (!element || !tone) continue;
      markElement(element, tone);
      count += 1;
      if (count >= MOST_AT_ONCE) return;
    }
  }
}

/** What of the head of a match's page has changed; prices by their place in the strip. */
export interface HeadMark {
  readonly hasScored: boolean;
  readonly prices: readonly (ChangeDirection | undefined)[];
}

/** Shows for a moment what is new in the head of a match's page. */
export function markHead({ hasScored, prices }: HeadMark, page: Document = document): void {
  const head = page.querySelector('header:has(> .sides)');
  const score = head?.querySelector('.score > strong');
  if (hasScored && score) markElement(score, 'live');
  const strip = head?.querySelectorAll('ul > li');
  for (const [index, direction] of prices.entries()) {
    const price = strip?.[index];
    if (price && direction) markElement(price, direction);
  }
}
