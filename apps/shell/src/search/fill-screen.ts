/**
 * The search of a phone has the screen for itself: the rest of the page waits, and a tap beside it
 * closes it. @returns gives the screen back, and the focus to what opened it
 */
export function fillScreen(form: HTMLFormElement, close: () => void): () => void {
  const waiting = othersThan(form);
  const header = form.closest('header');
  // over the bar under the thumb
  if (header) header.style.zIndex = '200';
  for (const element of waiting) element.inert = true;
  const tap = ({ target }: Event) => {
    if (target instanceof Node && !form.contains(target)) close();
  };
  document.addEventListener('pointerdown', tap);
  return () => {
    document.removeEventListener('pointerdown', tap);
    for (const element of waiting) element.inert = false;
    form.removeAttribute('data-full');
    if (header) header.style.zIndex = '';
    const { nextElementSibling: door } = form;
    // whoever has gone on to what was found has no focus here
    if (door instanceof HTMLElement && form.contains(document.activeElement)) door.focus();
  };
}

/** What stands beside the form and beside everything it stands in. */
function othersThan(form: HTMLElement): HTMLElement[] {
  const others: HTMLElement[] = [];
  for (let part: HTMLElement = form; part.parentElement; part = part.parentElement) {
    for (const other of part.parentElement.children) {
      if (other !== part && other instanceof HTMLElement && !other.inert) others.push(other);
    }
    if (part.parentElement === document.body) break;
  }
  return others;
}
