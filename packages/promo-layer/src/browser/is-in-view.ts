/** Whether any part of an element is on the screen. */
export function isInView(element: Element, view: Window = window): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= 0 && top <= view.innerHeight;
}

/** Calls back after the page was scrolled or changed its size, once a frame. */
export function onMove(look: () => void, view: Window = window): void {
  let isWaiting = false;
  const later = () => {
    if (isWaiting) return;
    isWaiting = true;
    view.requestAnimationFrame(() => {
      isWaiting = false;
      look();
    });
  };
  view.addEventListener('scroll', later, { passive: true });
  view.addEventListener('resize', later);
}
