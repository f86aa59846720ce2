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

test('the current season has one canonical address, with or without the season in the URL', () => {
  const current = '/Tournaments/7-rpl';
  expect(headOf('').canonical).toBe(current);
  expect(headOf('round=3').canonical).toBe(current);
  expect(headOf('tab=table').canonical).toBe(current);
  expect(headOf('tab=table&season=70').canonical).toBe(current);
});

test('the canonical address of an earlier season has its tab, but no choices inside the tab', () => {
  const earlier = { ...page, isCurrentSeason: false, season: { id: 60, name: '2022/23' } };
  expect(headOf('tab=totals&season=60&order=2&team=2', earlier).canonical).toBe(
    '/Tournaments/7-rpl?tab=totals&season=60',
  );
});

test('a league or season that became another one is known by the address of that', () => {
  const merged = { ...page, isCurrentSeason: false, season: { id: 61, name: '2023/24' } };
  expect(headOf('tab=totals&season=60', merged).canonical).toBe(
    '/Tournaments/7-rpl?tab=totals&season=61',
  );
});
