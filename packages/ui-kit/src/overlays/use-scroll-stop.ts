import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What scrolls can be scrolled by keys; what fits is no stop of its own. */
export function useScrollStop(): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = part;
    if (current && current.scrollHeight > current.clientHeight) current.tabIndex = 0;
    else current?.removeAttribute('tabindex');
  });
  return part;
}
