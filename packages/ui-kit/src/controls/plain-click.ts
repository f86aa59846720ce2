interface ClickLike {
  readonly button: number;
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly defaultPrevented: boolean;
}

/**
 * A click that follows a link in this tab: no new tab, no download, not handled by others before.
 */
export const isPlainClick = (event: ClickLike): boolean =>
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey &&
  !event.defaultPrevented;

/** Handles a plain click on a link itself; without a handler the link is followed. */
export const inPlace =
  (go: (() => void) | undefined) =>
  (event: ClickLike & { readonly preventDefault: () => void }): void => {
    if (!go || !isPlainClick(event)) return;
    event.preventDefault();
    go();
  };
