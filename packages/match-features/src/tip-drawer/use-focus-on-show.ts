import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * The focus comes to what is put in the place of a form that was sent: its button is gone, and the
 * answer is what is read next.
 */
export function useFocusOnShow<Shown extends HTMLElement>(): RefObject<Shown | null> {
  const ref = useRef<Shown>(null);
  useLayoutEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return ref;
}
