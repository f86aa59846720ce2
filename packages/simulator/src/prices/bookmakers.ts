import type { FeedRecord } from '@tipmark/contract/feed';
import { SOURCE } from '../timed-record.ts';

/** An invented bookmaker and its habits. */
export interface SimulatedBookmaker {
  readonly key: string;
  readonly name: string;
  /** Its margin: sum of the inverse odds above one. */
  readonly margin: number;
  /** It covers leagues and tournaments up to this tier. */
  readonly tiers: 1 | 2 | 3;
  /** It offers more markets than the winner. */
  readonly hasTotals: boolean;
  /** It offers parts of a match and exact scores too. */
  readonly hasSideMarkets?: true;
  /** It also offers in-play prices. */
  readonly isInPlay?: true;
  /** Which of a match's moments it opens at, from 0. */
  readonly opensAt: number;
  /** Share of the market's moves it follows. */
  readonly isQuick: number;
}

export const bookmakers: readonly SimulatedBookmaker[] = [
  {
    key: 'rivalto',
    name: 'Rivalto',
    margin: 0.026,
    tiers: 3,
    hasTotals: true,
    hasSideMarkets: true,
    isInPlay: true,
    opensAt: 0,
    isQuick: 0.85,
  },
  {
    key: 'quartz',
    name: 'Quartz',
    margin: 0.036,
    tiers: 3,
    hasTotals: true,
    hasSideMarkets: true,
    isInPlay: true,
    opensAt: 0,
    isQuick: 0.7,
  },
  {
    key: 'forpost',
    name: 'Forpost',
    margin: 0.044,
    tiers: 3,
    hasTotals: true,
    hasSideMarkets: true,
    opensAt: 0,
    isQuick: 0.6,
  },
  {
    key: 'line-seven',
    name: 'Line Seven',
    margin: 0.049,
    tiers: 3,
    hasTotals: true,
    isInPlay: true,
    opensAt: 1,
    isQuick: 0.6,
  },
  {
    key: 'nordwind',
    name: 'Nordwind',
    margin: 0.053,
    tiers: 3,
    hasTotals: true,
    opensAt: 1,
    isQuick: 0.5,
  },
  {
    key: 'brooklet',
    name: 'Brooklet',
    margin: 0.056,
    tiers: 2,
    hasTotals: true,
    opensAt: 1,
    isQuick: 0.5,
  },
  {
    key: 'zentra',
    name: 'Zentra',
    margin: 0.061,
    tiers: 2,
    hasTotals: false,
    opensAt: 2,
    isQuick: 0.4,
  },
  {
    key: 'paragon',
    name: 'Paragon Line',
    margin: 0.067,
    tiers: 1,
    hasTotals: true,
    opensAt: 3,
    isQuick: 0.35,
  },
];

export function bookmakerRecords(): FeedRecord[] {
  return bookmakers.map(({ key, name }) => ({ kind: 'bookmaker', source: SOURCE, key, name }));
}
