import type { ValueTrendsPage } from '@tipmark/contract';
import { aValueTrend } from '@tipmark/test-kit';
import { NOW_SECONDS } from '../../testing/render-screen.tsx';

export const trend = aValueTrend({
  link: '7-zenit-spartak',
  home: 'Зенит',
  away: 'Спартак',
  side: 'away',
  scope: 'place',
});
export const page = (known: Partial<ValueTrendsPage> = {}): ValueTrendsPage => ({
  trends: [trend],
  count: 38,
  categories: null,
  sidebar: null,
  returns: { since: 1_625_097_600, bets: 3_548, percent: -4.1, interval: [-7.4, -0.8] },
  nextPageNumber: 2,
  asOf: NOW_SECONDS,
  ...known,
});
