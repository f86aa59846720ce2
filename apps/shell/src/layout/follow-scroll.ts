/** Small movements of a finger or a wheel have no effect. */
const STEP_PX = 8;
/** The header's own height: scrolled less than this, both rows are at the top of the page. */
const TOP_PX = 100;

/**
 * Scrolling down hides the header's second row, scrolling up shows it again; styles do the rest.
 */
export function followScroll(page: Document = document): void {
  const header = page.querySelector<HTMLElement>('header');
  let last = window.scrollY;
  window.addEventListener(
    'scroll',
    () => {
      const now = window.scrollY;
      if (Math.abs(now - last) < STEP_PX) return;
      header?.toggleAttribute('data-one-row', now > last && now > TOP_PX);
      last = now;
    },
    { passive: true },
  );
}
