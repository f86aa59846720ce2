import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus to what replaces a submitted form: its button is gone, and the reply is read
 * next.
 */
export function useFocusOnShow<Shown extends HTMLElement>(): RefObject<Shown | null> {
  const ref = useRef<Shown>(null);
  useLayoutEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return ref;
}
