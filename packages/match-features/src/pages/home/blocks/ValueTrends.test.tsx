import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import type { HomeBlock } from '@tipmark/contract';
import { HOME_BLOCK } from '@tipmark/domain';
import type { LoadState } from '@tipmark/remote-kit';
import { aValueTrend } from '@tipmark/test-kit';
import { mainPage, renderHome } from '../home-fixture.tsx';

const trendOf = (match: number, valuePercent: number) =>
  aValueTrend({
    link: `${match}-kedr-mayak`,
    home: `Кедр ${match}`,
    valuePercent,
    claimedPercent: 8,
  });
const block: HomeBlock = {
  kind: HOME_BLOCK.valueTrends,
  items: [trendOf(1, -1), trendOf(2, -2), trendOf(3, -3)],
  routeName: 'valueTrends',
  params: {},
};
const slot = { data: { ...mainPage, blocks: [block] } };
const shown = () => screen.getAllByRole('row', { name: /Кедр/ }).map((row) => row.textContent);

test('everybody sees three trends', () => {
  renderHome({ slot });
  expect(shown()).toHaveLength(3);
});

test('subscribers see the best trends of five matches', () => {
  const all = [trendOf(1, -1), trendOf(2, -2), trendOf(2, -2.5), trendOf(3, -3), trendOf(3, -4)];
  const more = [trendOf(4, -5), trendOf(5, -6), trendOf(6, -7)];
  renderHome({ slot, trends: { status: 'ready', data: { trends: [...all, ...more] } } });
  expect(shown().map((text) => /Кедр \d/.exec(text ?? '')?.[0])).toEqual(
    [1, 2, 3, 4, 5].map((match) => `Кедр ${match}`),
  );
  expect(shown()[1]).toMatch(/−2,0.%модель \+8.%/);
});

test('trends with long odds, short records or an implausible claim are not shown, even to subscribers', () => {
  const known = { link: '9-kedr-mayak', home: 'Кедр 9' };
  const refused = [
    aValueTrend({ ...known, claimedPercent: 3, odds: 6.1 }),
    aValueTrend({ ...known, claimedPercent: 3, of: 9, hits: 8 }),
    aValueTrend({ ...known, claimedPercent: 10.1 }),
  ];
  renderHome({ slot, trends: { status: 'ready', data: { trends: refused } } });
  expect(shown().map((text) => /Кедр \d/.exec(text ?? '')?.[0])).toEqual(
    [1, 2, 3].map((match) => `Кедр ${match}`),
  );
});

test.each([
  [{ status: 'failed', error: { status: 402, code: 'premium_required', message: '' } }],
  [{ status: 'loading' }],
  [{ status: 'ready', data: { trends: [] } }],
] as const)('the trends for everybody stay while those for subscribers are %j', (trends) => {
  renderHome({ slot, trends: trends as LoadState });
  expect(shown()).toHaveLength(3);
});
