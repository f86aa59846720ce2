const CONTROLS = ':is(a, button, input, select):focus-visible';

/**
 * Shows the whole of a control that the keyboard has reached: browsers leave one where it is that
 * is partly in sight, at the edge of a row that scrolls sideways.
 */
export function showFocused(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(CONTROLS))
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}
