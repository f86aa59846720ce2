import type { FeedRecord } from '@tipmark/contract/feed';
import { swappedRecord } from './swap-sides.ts';

const OF_MATCH = { source: 'provider', matchKey: 'm1' } as const;

const RECORDS: readonly (readonly [FeedRecord, object])[] = [
  [
    {
      ...OF_MATCH,
      kind: 'points',
      seq: 3,
      set: 1,
      games: [{ serving: 'home', points: '11221' }],
    },
    { games: [{ serving: 'away', points: '22112' }] },
  ],
  [
    {
      ...OF_MATCH,
      kind: 'statistics',
      seq: 3,
      home: { aces: 9 },
      away: { aces: 2 },
      parts: [{ home: { aces: 5 }, away: { aces: 1 } }],
    },
    {
      home: { aces: 2 },
      away: { aces: 9 },
      parts: [{ home: { aces: 1 }, away: { aces: 5 } }],
    },
  ],
  [
    { ...OF_MATCH, kind: 'forecast', at: 17051e5, scores: [1.7, 0.9], score: '2:1' },
    { scores: [0.9, 1.7], score: '1:2' },
  ],
  [
    {
      ...OF_MATCH,
      kind: 'score',
      seq: 3,
      status: 3,
      score: { home: 2, away: 0, periods: [[7, 6]], tieBreaks: [[7, 3]] },
      serving: 'home',
    },
    { score: { home: 0, away: 2, periods: [[6, 7]], tieBreaks: [[3, 7]] }, serving: 'away' },
  ],
];

test.each(RECORDS)('the sides of %j swap, and twice is as before', (record, expected) => {
  expect(swappedRecord(record)).toMatchObject(expected);
  expect(swappedRecord(swappedRecord(record))).toEqual(record);
});
