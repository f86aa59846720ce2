import type { HostState } from '@tipmark/remote-kit';
import { useSelector } from '@tipmark/remote-kit/store';
import { css, WIDE } from '@tipmark/ui-kit';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { AsideOptions } from './aside-options.ts';

/** There is room for a column beside the list. */
const ROOM = WIDE.replace('@media ', '');
/** The list comes alive first, and whatever the page fetches when it is idle. */
const AFTER_MS = 1_500;

/** The room of the first match, until it is there. */
const place = css`
  height: 360px;
  border: 1px solid var(--border);
  border-radius: 10px;
  background: var(--surface);
`;

/**
 * Where a match is looked at beside the list: the column is there from the start,
 * its part comes late.
 */
export const createResultsAside =
  (options: AsideOptions): ComponentType =>
  () => {
    const isEmpty = useSelector(
      ({ loads }: HostState) => options.results.select({ loads }).data?.leagues.length === 0,
    );
    // the same element however often the list is drawn: it looks for itself at what it shows
    const [part, setPart] = useState<ReactNode>(isEmpty ? null : <div className={place} />);
    useEffect(() => {
      if (globalThis.matchMedia?.(ROOM).matches !== true) return undefined;
      let isWanted = true;
      const timer = setTimeout(() => {
        import(/* webpackChunkName: "match" */ './ResultsAside.tsx').then(
          ({ ResultsAside }) => isWanted && setPart(<ResultsAside options={options} />),
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
