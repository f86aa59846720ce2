/**
 * Closes a menu that was opened from its summary: by Escape, which returns the focus, by a press or
 * a focus anywhere else, by a link chosen in it.
 * @returns stops it
 */
export function closeMenu(menu: HTMLDetailsElement): () => void {
  const close = () => menu.removeAttribute('open');
  const onElsewhere = ({ target }: Event) => {
    if (target instanceof Node && !menu.contains(target)) close();
  };
  const onClick = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a')) close();
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !menu.open) return;
    close();
    menu.querySelector('summary')?.focus();
  };
  document.addEventListener('pointerdown', onElsewhere);
  document.addEventListener('focusin', onElsewhere);
  menu.addEventListener('click', onClick);
  menu.addEventListener('keydown', onKey);
  return () => {
    document.removeEventListener('pointerdown', onElsewhere);
    document.removeEventListener('focusin', onElsewhere);
    menu.removeEventListener('click', onClick);
    menu.removeEventListener('keydown', onKey);
  };
}
