import type { LoadState, RequestedAction } from '@tipmark/remote-kit';
import { useDispatch } from '@tipmark/remote-kit/store';
import { useState } from 'react';

interface ShowMoreOptions<Page> {
  /** Which list it is; another one begins at its first page again. */
  readonly of: string;
  readonly first: Page | undefined;
  /** The load that brings the pages after the first, one at a time. */
  readonly more: LoadState<Page>;
  /** Asks for what follows a page; undefined after the last. */
  readonly requestAfter: (page: Page) => RequestedAction | undefined;
}

/** A list that grows downwards, and how far its next page is. */
export interface ShownPages<Page> {
  /** The first page and those that were added to it. */
  readonly pages: readonly Page[];
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  /** Adds the next page below; does nothing after the last and while one is on its way. */
  readonly showMore: () => void;
}

/** Adds pages below the first; one that did not come leaves the others where they are. */
export function useShowMore<Page>(options: ShowMoreOptions<Page>): ShownPages<Page> {
  const { of, first, more, requestAfter } = options;
  const dispatch = useDispatch();
  const [kept, setShown] = useState<{ of: string; pages: readonly Page[] }>({ of, pages: [] });
  let shown = kept.of === of ? kept : { of, pages: [] };
  const nextOf = (page: Page | undefined) => (page === undefined ? undefined : requestAfter(page));
  const awaited = nextOf(shown.pages.at(-1) ?? first);
  if (more.data !== undefined && awaited !== undefined && more.dataKey === awaited.key) {
    shown = { of, pages: [...shown.pages, more.data] };
  }
  if (shown !== kept) setShown(shown);
  const next = nextOf(shown.pages.at(-1) ?? first);
  const isAsked = next !== undefined && more.key === next.key;
  const isLoading = isAsked && more.status === 'loading';
  return {
    pages: first === undefined ? [] : [first, ...shown.pages],
    isLoading,
    isFailed: isAsked && more.status === 'failed',
    showMore: () => {
      if (next !== undefined && !isLoading) dispatch(next);
    },
  };
}
