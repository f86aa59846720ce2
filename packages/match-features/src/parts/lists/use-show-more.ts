import type { LoadState, RequestedAction } from '@tipmark/remote-kit';
import { useDispatch } from '@tipmark/remote-kit/store';
import { useState } from 'react';

interface ShowMoreOptions<Page> {
  /** Identifies the list; another one starts at its first page again. */
  readonly of: string;
  readonly first: Page | undefined;
  /** The load of the pages after the first, one at a time. */
  readonly more: LoadState<Page>;
  /** The request of the next page; undefined after the last. */
  readonly requestAfter: (page: Page) => RequestedAction | undefined;
}

/** A list that grows downwards, and the state of its next page. */
export interface ShownPages<Page> {
  /** The first page and those that were added to it. */
  readonly pages: readonly Page[];
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  /** Adds the next page below; has no effect after the last and while one is loading. */
  readonly showMore: () => void;
}

/** Adds pages below the first; a failed one leaves the others in place. */
export function useShowMore<Page>(options: ShowMoreOptions<Page>): ShownPages<Page> {
  const { of, first, more, requestAfter } = options;
  const dispatch = useDispatch();
  const [stored, setShown] = useState<{ of: string; pages: readonly Page[] }>({ of, pages: [] });
  let shown = stored.of === of ? stored : { of, pages: [] };
  const nextOf = (page: Page | undefined) => (page === undefined ? undefined : requestAfter(page));
  const awaited = nextOf(shown.pages.at(-1) ?? first);
  if (more.data !== undefined && awaited !== undefined && more.dataKey === awaited.key) {
    shown = { of, pages: [...shown.pages, more.data] };
  }
  if (shown !== stored) setShown(shown);
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
