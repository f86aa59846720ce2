interface ClickLike {
  readonly button: number;
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly defaultPrevented: boolean;
}

/** A click that follows a link here and now: no new tab, no download, nobody answered it before. */
export const isPlainClick = (event: ClickLike): boolean =>
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey &&
  !event.defaultPrevented;

/** Answers a plain click on a link in place of following it; without a way to, it is followed. */
export const inPlace =
  (go: (() => void) | undefined) =>
  (event: ClickLike & { readonly preventDefault: () => void }): void => {
    if (!go || !isPlainClick(event)) return;
    event.preventDefault();
    go();
  };
