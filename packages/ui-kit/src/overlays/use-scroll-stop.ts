import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Content that scrolls can be scrolled by keys; content that fits is no tab stop. */
export function useScrollStop(): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = part;
    if (current && current.scrollHeight > current.clientHeight) current.tabIndex = 0;
    else current?.removeAttribute('tabindex');
  });
  return part;
}
