import type { TipMaker } from '@tipmark/contract';
import { menuGroups } from './tip-menu.ts';

const line = (market: string, value: number | null) => ({
  line: value,
  outcomes: [{ odd_type: `${market}:${value}`, odds: 1.9, fairPercent: 50, isTippable: true }],
});

test('markets are grouped by category, and their lines are sorted from low to high', () => {
  const markets = [
    { market: '1x2', category: 1, lines: [line('1x2', null)] },
    { market: 'ou', category: 2, lines: [line('ou', 2.5), line('ou', 1.5), line('ou', 10.5)] },
    { market: 'ah', category: 2, lines: [line('ah', 0.5), line('ah', -1.5)] },
  ] as TipMaker['markets'];
  const groups = menuGroups({ markets });
  expect(groups.map(({ category, count }) => [category, count])).toEqual([
    [1, 1],
    [2, 5],
  ]);
  expect(groups[1]?.lines.map(({ key }) => key)).toEqual([
    'ou:1.5',
    'ou:2.5',
    'ou:10.5',
    'ah:-1.5',
    'ah:0.5',
  ]);
});
