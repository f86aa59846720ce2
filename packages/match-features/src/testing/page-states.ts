import type { HostState, LoadState } from '@tipmark/remote-kit';
import type { StagedPage } from './page-stage.tsx';

export interface PageStory {
  readonly args: StagedPage;
}

/** The stories that every page has. */
export interface PageStates {
  readonly full: PageStory;
  readonly empty: PageStory;
  readonly loading: PageStory;
  readonly failed: PageStory;
}

/** Replies by the names of their loads. */
type Replies = Readonly<Record<string, unknown>>;

const FAILURE = { status: 503, code: 'unavailable', message: '' };

/**
 * A page in the states every page has.
 * @param full what it shows when there is all it can show
 * @param empty the same when there is nothing to show, if that can be
 */
export function pageStates(page: StagedPage, full: Replies, empty: Replies = {}): PageStates {
  const story = (loads: object): PageStory => ({
    args: { ...page, loads: loads as HostState['loads'] },
  });
  const each = (replies: Replies, stateOf: (data: unknown) => object) =>
    story(Object.fromEntries(Object.entries(replies).map(([name, data]) => [name, stateOf(data)])));
  const ready = (data: unknown): LoadState => ({ status: 'ready', key: 'k', dataKey: 'k', data });
  return {
    full: each(full, ready),
    empty: each(empty, ready),
    loading: each(full, () => ({ status: 'loading', key: 'k' })),
    failed: each(full, () => ({ status: 'failed', key: 'k', error: FAILURE })),
  };
}
