export type ChangeDirection = 'up' | 'down';

/** What has changed in one row, which is identified by the address of its link. */
export interface RowMark {
  readonly href: string;
  /** By index in the row; undefined = unchanged. */
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

/**
 * The fading of a tint: each step paints the page again, so there are two of them. With reduced
 * motion it appears and disappears at once.
 */
const easingNow = (): string =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'steps(1, end)' : 'steps(2, end)';

/** Tints an element for a moment. */
function markElement(element: Element, tone: Tone, easing: string): void {
  element.animate([{ backgroundColor: tints[tone] }, { backgroundColor: 'transparent' }], {
    duration: TINT_MS,
    easing,
  });
  if (tone === 'live') element.animate([{ fontWeight: 800 }, { fontWeight: 800 }], BOLD_MS);
}

/**
 * Content the browser skips because it is far away is not measured: to find where its rows are, all
 * of it would be laid out.
 */
function isOnScreen(element: Element): boolean {
  if (element.checkVisibility?.({ contentVisibilityAuto: true }) === false) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && bottom > top;
}

/**
 * Marks for a moment which cells of a list are new. It only draws over what is there: nothing is
 * rendered for it, and rows off screen are left alone.
 */
export function markRows(marks: readonly RowMark[], page: Document = document): void {
  if (marks.length === 0) return;
  const byHref = new Map(marks.map((mark) => [mark.href, mark]));
  // measures everything before it draws: a tint between two measurements would force a layout
  const links = [...page.querySelectorAll('[data-tab] ul')]
    .filter(isOnScreen)
    .flatMap((list) => [...list.querySelectorAll('a.r')]);
  const shown = links.flatMap((link) => {
    const mark = byHref.get(link.getAttribute('href') ?? '');
    const row = link.parentElement;
    return mark && row && isOnScreen(row) ? freshCells(row, mark) : [];
  });
  const easing = easingNow();
  for (const { element, tone } of shown.slice(0, MOST_AT_ONCE)) markElement(element, tone, easing);
}

/** Cells of a row that are new, scores first. */
function freshCells(row: Element, { hasScored, odds }: RowMark) {
  const [home, away] = row.querySelectorAll('.sc > span');
  const prices = row.querySelectorAll('.os > .od');
  const tones: (readonly [Element | undefined, Tone | undefined])[] = [
    [home, hasScored.home ? 'live' : undefined],
    [away, hasScored.away ? 'live' : undefined],
    ...odds.map((direction, index) => [prices[index], direction] as const),
  ];
  return tones.flatMap(([element, tone]) => (element && tone ? [{ element, tone }] : []));
}

/** What has changed in the head of a match's page; prices by their index in the strip. */
export interface HeadMark {
  readonly hasScored: boolean;
  readonly prices: readonly (ChangeDirection | undefined)[];
}

/** Marks for a moment what is new in the head of a match's page. */
export function markHead({ hasScored, prices }: HeadMark, page: Document = document): void {
  const head = page.querySelector('header:has(> .sides)');
  const score = head?.querySelector('.score > strong');
  const easing = easingNow();
  if (hasScored && score) markElement(score, 'live', easing);
  const strip = head?.querySelectorAll('ul > li');
  for (const [index, direction] of prices.entries()) {
    const price = strip?.[index];
    if (price && direction) markElement(price, direction, easing);
  }
}
