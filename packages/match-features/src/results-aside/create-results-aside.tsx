import { type HostState, lazyPart, ofPart, type RequestedAction } from '@tipmark/remote-kit';
import { css, WIDE } from '@tipmark/ui-kit';
import { type ComponentType, Suspense } from 'react';
import { headSegments } from '../pages/match/head-segments.ts';
import type { AsideOptions } from './aside-options.ts';
import { matchToShow } from './pointed-match.ts';
import type { ResultsAside } from './ResultsAside.tsx';

type AsideCode = { readonly ResultsAside: typeof ResultsAside };

/** There is room for a column beside the list. */
const ROOM = WIDE.replace('@media ', '');
/** After a visit or a click the list comes alive first, and what the page fetches when idle. */
const AFTER_MS = 1_500;

/** The room of the first match, until it is there. */
const place = css`
  height: 360px;
  border: 1px solid var(--border);
  border-radius: 10px;
  background: var(--surface);
`;

const isServer = typeof document === 'undefined';

/** A server knows a phone; a browser knows how much room there is. */
const hasRoom = ({ view }: HostState): boolean =>
  isServer ? !view.isMobile : globalThis.matchMedia?.(ROOM).matches === true;

/** Never on a screen without room; what the server drew stands until it comes. */
function turnOfPart(): Promise<unknown> {
  const isThere = hasRoom({ view: { isMobile: false } } as HostState);
  if (isServer || !isThere) return isServer ? Promise.resolve() : new Promise(() => {});
  const left = AFTER_MS - performance.now();
  return new Promise((resolve) => {
    setTimeout(resolve, left > 0 ? left : AFTER_MS);
  });
}

const AGAIN_MS = 5_000;

/** The list does without the column where its code cannot be fetched, until it can. */
const bringAside = (): Promise<AsideCode> =>
  import(/* webpackChunkName: "match" */ './ResultsAside.tsx').catch((error) => {
    if (isServer) throw error;
    return new Promise((resolve) => setTimeout(resolve, AGAIN_MS)).then(bringAside);
  });

export interface ResultsAsideParts {
  readonly Aside: ComponentType;
  /** What the column shows at first, once the day is in. */
  readonly besideLoads: (state: HostState) => readonly RequestedAction[];
}

/**
 * Where a match is looked at beside the list: the server draws the column with its first match;
 * its code comes late.
 */
export function createResultsAside(options: AsideOptions): ResultsAsideParts {
  const { results, preview, dayTips } = options;
  const { Part } = lazyPart(async () => {
    await turnOfPart();
    const code = await bringAside();
    return { default: () => <code.ResultsAside options={options} /> };
  });
  // the same element however often the list is drawn: it looks for itself at what it shows
  const shown = (
    <Suspense fallback={<div className={place} />}>
      <Part />
    </Suspense>
  );
  return {
    Aside: () => shown,
    besideLoads(state) {
      const day = results.select(state).data;
      const first = day && matchToShow(day);
      if (!day || !hasRoom(state)) return [];
      const { timestamp } = day;
      return [
        ...(first === undefined
          ? []
          : [ofPart(preview.requested({ segments: headSegments(first) }))]),
        ...(dayTips ? [ofPart(dayTips.requested({ query: { timestamp } }))] : []),
      ];
    },
  };
}
