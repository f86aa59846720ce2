import { type HostState, lazyPart, optionalLoad, type RequestedAction } from '@tipmark/remote-kit';
import { css, WIDE } from '@tipmark/ui-kit';
import { radius } from '@tipmark/ui-kit/style-values';
import { type ComponentType, Suspense } from 'react';
import { headSegments } from '../../../parts/match-head/head-segments.ts';
import type { AsideOptions } from './aside-options.ts';
import { matchToShow } from './pointed-match.ts';
import type { ResultsAside } from './ResultsAside.tsx';

interface AsideCode {
  readonly ResultsAside: typeof ResultsAside;
}

/** There is room for a column beside the list. */
const WIDE_QUERY = WIDE.replace('@media ', '');
/**
 * After a visit or a click the list hydrates first, then the page fetches what it needs when idle.
 */
const AFTER_MS = 1_500;

/** Reserves the space of the first match until it is loaded. */
const reserved = css`
  height: 360px;
  border: 1px solid var(--border);
  border-radius: ${radius.card};
  background: var(--surface);
`;

const isServer = typeof document === 'undefined';

/** A server only knows whether it is a phone; a browser knows its width. */
const hasRoom = ({ view }: HostState): boolean =>
  isServer ? !view.isMobile : globalThis.matchMedia?.(WIDE_QUERY).matches === true;

/** Never on a screen without room; what the server rendered stays until it has loaded. */
function waitForRoom(): Promise<unknown> {
  const isThere = hasRoom({ view: { isMobile: false } } as HostState);
  if (isServer || !isThere) return isServer ? Promise.resolve() : new Promise(() => {});
  const left = AFTER_MS - performance.now();
  return new Promise((resolve) => {
    setTimeout(resolve, left > 0 ? left : AFTER_MS);
  });
}

const AGAIN_MS = 5_000;

/** The list works without the column while its code cannot be fetched. */
const loadAsideCode = (): Promise<AsideCode> =>
  import(/* webpackChunkName: "match" */ './ResultsAside.tsx').catch((error) => {
    if (isServer) throw error;
    return new Promise((resolve) => setTimeout(resolve, AGAIN_MS)).then(loadAsideCode);
  });

export interface ResultsAsideParts {
  readonly Aside: ComponentType;
  /** What the column loads at first, once the day has arrived. */
  readonly asideLoads: (state: HostState) => readonly RequestedAction[];
}

/**
 * Shows a match beside the list: the server renders the column with its first match; its code is
 * loaded late.
 */
export function createResultsAside(options: AsideOptions): ResultsAsideParts {
  const { results, preview, dayTips } = options;
  const { Part } = lazyPart(async () => {
    await waitForRoom();
    const code = await loadAsideCode();
    return { default: () => <code.ResultsAside options={options} /> };
  });
  // the same element in every render of the list: it follows what it shows by itself
  const shown = (
    <Suspense fallback={<div className={reserved} />}>
      <Part />
    </Suspense>
  );
  return {
    Aside: () => shown,
    asideLoads(state) {
      const day = results.select(state).data;
      const first = day && matchToShow(day);
      if (!day || !hasRoom(state)) return [];
      const { timestamp } = day;
      return [
        ...(first === undefined
          ? []
          : [optionalLoad(preview.requested({ segments: headSegments(first) }))]),
        ...(dayTips ? [optionalLoad(dayTips.requested({ query: { timestamp } }))] : []),
      ];
    },
  };
}
