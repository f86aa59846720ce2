import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

export interface AnchoredDialogOptions {
  /** The element it belongs to: it is marked as expanded, and the focus returns to it. */
  readonly anchor: HTMLElement;
  /** Beside its anchor and no modal. */
  readonly isNear: boolean;
  readonly onClose: () => void;
}

export interface AnchoredDialog {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  /** Focused first: what this is, not how to close it. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly closeAndReturn: () => void;
}

/** Shows a dialog for as long as it is mounted; a press beside it or Escape closes it. */
export function useAnchoredDialog(options: AnchoredDialogOptions): AnchoredDialog {
  const { anchor, isNear, onClose } = options;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const closeAndReturn = () => {
    onClose();
    anchor.focus({ preventScroll: true });
  };
  const pressed = useEffectEvent(({ target }: Event) => {
    const isIn = (element: Element | null) => target instanceof Node && element?.contains(target);
    if (!isIn(dialog.current) && !isIn(anchor)) onClose();
  });
  const escaped = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') closeAndReturn();
  });

  useLayoutEffect(() => {
    const shown = dialog.current;
    anchor.setAttribute('aria-expanded', 'true');
    anchor.style.setProperty('anchor-name', '--sheet');
    if (isNear) shown?.show();
    else shown?.showModal();
    heading.current?.focus({ preventScroll: true });
    return () => {
      shown?.close();
      anchor.removeAttribute('aria-expanded');
      anchor.style.removeProperty('anchor-name');
    };
  }, [anchor, isNear]);

  // browsers announce a modal themselves
  useEffect(() => {
    if (!isNear) return undefined;
    document.addEventListener('pointerdown', pressed);
    document.addEventListener('keydown', escaped);
    return () => {
      document.removeEventListener('pointerdown', pressed);
      document.removeEventListener('keydown', escaped);
    };
  }, [isNear]);

  return { dialog, heading, closeAndReturn };
}
