import type { FeedRecord } from '@tipmark/contract/feed';
import { createRecordBuffer } from './record-buffer.ts';

const odds = (at: number, price: number, matchKey = 'm', outcome = '1x2.1'): FeedRecord => ({
  kind: 'odds',
  source: 'betfair',
  matchKey,
  at,
  prices: [['betfair-exchange', outcome, price]],
});
const bookmaker = (name: string): FeedRecord => ({
  kind: 'bookmaker',
  source: 'betfair',
  key: 'betfair-exchange',
  name,
});

test('the last price of a second is stored, once the second is over', () => {
  const buffer = createRecordBuffer();
  buffer.add([bookmaker('a'), odds(10, 2_000), odds(10, 2_100)], 500);
  buffer.add([bookmaker('b'), odds(10, 3_000, 'm', '1x2.2'), odds(11, 2_200)], 900);
  expect(buffer.take(1_000)).toEqual([bookmaker('b')]);
  expect(buffer.take(1_500)).toEqual([
    {
      ...odds(10, 2_100),
      prices: [
        ['betfair-exchange', '1x2.1', 2_100],
        ['betfair-exchange', '1x2.2', 3_000],
      ],
    },
  ]);
  expect(buffer.take(1_900)).toEqual([odds(11, 2_200)]);
  expect(buffer.size).toBe(0);
});

test('what was not stored comes again, but nothing over what is newer', () => {
  const buffer = createRecordBuffer();
  buffer.add([bookmaker('a'), odds(10, 2_000)], 0);
  const taken = buffer.take(1_000);
  buffer.add([bookmaker('b')], 1_100);
  buffer.giveBack(taken, 1_200);
  expect(buffer.take(1_200)).toEqual([bookmaker('b'), odds(10, 2_000)]);
});

test('while the database is away the newest price of each outcome is retained', () => {
  const buffer = createRecordBuffer(100);
  for (let at = 0; at < 1_000; at += 1) {
    buffer.add([odds(at, 2_000 + at, 'a'), odds(at, 3_000 + at, 'b')], at * 1_000);
  }
  expect(buffer.size).toBeLessThanOrEqual(101);
  const left = buffer.take(2_000_000);
  expect(left).toEqual(expect.arrayContaining([odds(999, 2_999, 'a'), odds(999, 3_999, 'b')]));
});
