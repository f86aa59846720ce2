const reachedByKeyboard = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

const overlaps = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/**
 * Whatever floats over a page is hidden while it covers the focused element.
 * @returns stops it
 */
export function yieldToFocus(element: HTMLElement, page: Document = document): () => void {
  function look(): void {
    const card = element.firstElementChild;
    const focused = page.activeElement;
    if (!(card instanceof HTMLElement) || !focused) return;
    const isBefore =
      focused.matches(reachedByKeyboard) &&
      !element.contains(focused) &&
      overlaps(card.getBoundingClientRect(), focused.getBoundingClientRect());
    card.style.visibility = isBefore ? 'hidden' : '';
  }
  // the scroll position after a focus change is known a frame later
  const later = () => void requestAnimationFrame(look);
  // it may appear over an element that already has the focus
  const appearing = new MutationObserver(look);
  appearing.observe(element, { childList: true });
  page.addEventListener('focusin', later);
  page.addEventListener('scroll', later, { passive: true });
  return () => {
    appearing.disconnect();
    page.removeEventListener('focusin', later);
    page.removeEventListener('scroll', later);
  };
}
