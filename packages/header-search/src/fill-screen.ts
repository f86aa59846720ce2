/**
 * The search of a phone fills the screen: the rest of the page is inert, and a tap outside closes
 * the search.
 * @returns restores the page, and the focus to the link that opened the search unless `leaveScreen`
 * was called
 */
export function fillScreen(form: HTMLFormElement, close: () => void): () => void {
  const waiting = othersThan(form);
  const header = form.closest('header');
  // above the bottom bar
  if (header) header.style.zIndex = '200';
  for (const element of waiting) element.inert = true;
  const tap = ({ target }: Event) => {
    if (target instanceof Node && !form.contains(target)) close();
  };
  document.addEventListener('pointerdown', tap);
  return () => {
    document.removeEventListener('pointerdown', tap);
    for (const element of waiting) element.inert = false;
    if (header) header.style.zIndex = '';
    if (!form.hasAttribute('data-full')) return;
    form.removeAttribute('data-full');
    const { nextElementSibling: link } = form;
    if (link instanceof HTMLElement) link.focus();
  };
}

/** The visitor opens a found result. */
export function leaveScreen(field: HTMLInputElement): void {
  field.form?.removeAttribute('data-full');
  // this hides the keyboard of a phone and frees the site's shortcuts
  field.blur();
}

/** The siblings of the form and of all its ancestors. */
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
