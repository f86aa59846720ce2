import type { LiveChanges } from '@tipmark/contract/live';
import type { HostState, ScreenLive, Visit } from '@tipmark/remote-kit';
import { aMatch } from '@tipmark/test-kit';

/** 2026-11-21 21:07 in Moscow. */
export const NOW = 1_795_284_420;
export const running = aMatch()
  .withId(11)
  .startingAt(NOW - 600)
  .live('1H:10')
  .withScore(0, 0);
export const ahead = aMatch()
  .withId(12)
  .startingAt(NOW + 600)
  .withOdds([2, 3, 4, null, null]);
export const over = aMatch()
  .withId(13)
  .startingAt(NOW - 9_000)
  .finished()
  .withScore(1, 1);

export const stateOf = (data: unknown) =>
  ({
    loads: { page: { status: 'ready', key: 'k', dataKey: 'k', data } },
    view: { locale: 'ru', nowSeconds: NOW },
  }) as unknown as HostState;

export const visit = (search = '', nowSeconds = NOW): Visit =>
  ({
    search: new URLSearchParams(search),
    timeZone: 'Europe/Moscow',
    params: { matchUrl: '11-a' },
    nowSeconds,
  }) as unknown as Visit;

export const load = {
  name: 'page',
  requested: (request: unknown) => ({ type: 'page/requested', request }) as never,
  select: (state: Pick<HostState, 'loads'>) => state.loads['page'] as never,
};
export const reported = (matches: LiveChanges['matches'], more = {}): LiveChanges => ({
  asOf: NOW,
  matches,
  ...more,
});
export const dataAfter = (live: ScreenLive, data: unknown, changes: LiveChanges, at = visit()) =>
  live.update(stateOf(data), changes, at).data['page'] as never;
