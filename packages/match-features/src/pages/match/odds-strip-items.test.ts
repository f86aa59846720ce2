import { aMatch, anEventPage } from '@tipmark/test-kit';
import { type Reader } from '../../parts/page/reader.ts';
import { game } from '../../testing/game-fixture.tsx';
import { oddsStripItems } from './odds-strip-items.ts';

const reader: Reader = { t: (key) => key, locale: 'en', timeZone: 'UTC', nowSeconds: 0 };
const price = (oddType: string, current: number, closing: number | null) => ({
  oddType,
  first: 2,
  current,
  closing,
  best: null,
});
const itemsOf = (match: ReturnType<typeof aMatch>, odds: ReturnType<typeof price>[]) =>
  oddsStripItems(game, anEventPage(match, { odds }), reader, { isOpen: false, hrefOf: () => '' });

test('before and after a match a price shows its change', () => {
  const [coming] = itemsOf(aMatch(), [price('1x2.1', 1.8, null)]);
  const [over] = itemsOf(aMatch().withScore(2, 1).finished(), [price('1x2.1', 1.8, 1.8)]);
  expect([coming?.movement?.text, over?.movement?.text]).toEqual(['−10.0%', '−10.0%']);
});

test('a price in play does not show its change, which the score has caused', () => {
  const [item] = itemsOf(aMatch().live('2H:67'), [price('1x2.1', 1.1, 1.8)]);
  expect(item?.current).toBe('1.10');
  expect(item?.movement).toBeUndefined();
});

test('outcomes that came true are marked once the match is over', () => {
  const odds = ['1x2.1', '1x2.x', '1x2.2'].map((oddType) => price(oddType, 1.8, 1.8));
  const won = (match: ReturnType<typeof aMatch>) =>
    itemsOf(match, odds).map(({ won: text }) => text);
  expect(won(aMatch().withScore(1, 1).finished())).toEqual([
    undefined,
    'match.cameTrue',
    undefined,
  ]);
  expect(won(aMatch().live('2H:67'))).toEqual([undefined, undefined, undefined]);
});

test('the winner is marked in the market of the match winner', () => {
  const [item] = itemsOf(aMatch().withScore(7, 2).finished(), [price('win.1', 2.15, 2.15)]);
  expect(item?.won).toBe('match.cameTrue');
});
