import { type ReactNode, useEffect, useState } from 'react';

/** As WIDE of the ui-kit: there is room for a column beside the list. */
const ROOM = '(min-width:1280px)';
/** The list comes alive first, and whatever the page fetches when it is idle. */
const AFTER_MS = 1_500;

/**
 * Where a match is looked at beside the list: the column is there from the start,
 * its part comes late.
 */
export const AsidePlace = () => {
  // the same element however often the list is drawn: it looks for itself at what it shows
  const [part, setPart] = useState<ReactNode>(null);
  useEffect(() => {
    if (globalThis.matchMedia?.(ROOM).matches !== true) return undefined;
    let isWanted = true;
    const timer = setTimeout(() => {
      import(/* webpackChunkName: "match" */ './ResultsAside.tsx').then(
        ({ ResultsAside }) => isWanted && setPart(<ResultsAside />),
        () => {},
      );
    }, AFTER_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, []);
  return part;
};
