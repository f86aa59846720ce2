import type { LeaguePage } from '@tipmark/contract';
import type { HostState, Visit } from '@tipmark/remote-kit';
import { league } from './league-fixture.tsx';
import { page } from './league-page-fixture.ts';

const headOf = (search: string, data: LeaguePage | undefined = page) =>
  league.head(
    { loads: { pageSoccerLeague: { status: 'ready', data } } } as unknown as HostState,
    { search: new URLSearchParams(search), locale: 'ru' } as Visit,
    (key) => key,
  );

test('the current season has one address, whether the visitor named it or not', () => {
  const current = '/Tournaments/7-rpl';
  expect(headOf('').canonical).toBe(current);
  expect(headOf('round=3').canonical).toBe(current);
  expect(headOf('tab=table').canonical).toBe(current);
  expect(headOf('tab=table&season=70').canonical).toBe(current);
});

test('an earlier season keeps its own, and its tab, but no choice inside it', () => {
  const earlier = { ...page, isCurrentSeason: false };
  expect(headOf('tab=totals&season=60&order=2&team=2', earlier).canonical).toBe(
    '/Tournaments/7-rpl?tab=totals&season=60',
  );
});
