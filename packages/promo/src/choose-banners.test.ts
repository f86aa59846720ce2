import { chooseBanners, type StoredBanners } from './choose-banners.ts';
import { drawByWeight } from './draw-by-weight.ts';
import type { PromoOffer } from './promo-offer.ts';

const offer = (index: number, bookieName: string, over: Partial<PromoOffer> = {}): PromoOffer => ({
  index,
  bookieName,
  bookmaker: bookieName,
  percentPriority: 50,
  places: ['top', 'catfish'],
  format: 'native',
  component: 'plain',
  bannerStyle: 'filled',
  mainText: 'A free bet',
  bonusText: '',
  tailText: '',
  isInRoubles: true,
  colours: { background: '#000000', accent: '#ffffff', text: '#ffffff' },
  images: [],
  offerLinkId: 1,
  erid: 'abcd',
  advertisingText: 'LLC',
  ...over,
});

/** Numbers from 0 to below 100 that are the same in every run. */
function seededChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state / 2 ** 32) * 100;
  };
}

const nothing: StoredBanners = { isTopClosed: false, isCatfishClosed: false };
const two = [offer(0, 'rivalto'), offer(1, 'forpost')];
const never = () => {
  throw new Error('nothing is left to chance here');
};

describe('the draw', () => {
  test.each([[[50, 50]], [[70, 20, 10]], [[1, 0, 3]]])(
    'follows the weights %j over 100,000 draws',
    (weights) => {
      const chance = seededChance(7);
      const items = weights.map((percentPriority, id) => ({ id, percentPriority }));
      const counts = weights.map(() => 0);
      const draws = 100_000;
      for (let i = 0; i < draws; i += 1) {
        const drawn = drawByWeight(items, chance());
        if (drawn) counts[drawn.id] = (counts[drawn.id] ?? 0) + 1;
      }
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      for (const [id, weight] of weights.entries()) {
        const share = weight / total;
        // five standard deviations of a share
        const allowed = 5 * Math.sqrt((share * (1 - share)) / draws);
        expect(Math.abs((counts[id] ?? 0) / draws - share)).toBeLessThanOrEqual(allowed);
      }
    },
  );

  test.each([
    [0, 0],
    [49.999_999, 0],
    [50, 1],
    [99.999_999, 1],
  ])('at %d selects item %d of two with equal weight', (chance, id) => {
    const halves = [0, 1].map((one) => ({ id: one, percentPriority: 50 }));
    expect(drawByWeight(halves, chance)?.id).toBe(id);
  });

  test('selects nothing from an empty list or when all weights are 0', () => {
    expect(drawByWeight([], 5)).toBeUndefined();
    expect(drawByWeight([{ percentPriority: 0 }], 5)).toBeUndefined();
  });
});

describe('the two banners', () => {
  test('are of the same bookmaker for a new visitor', () => {
    const chance = seededChance(3);
    const tops = new Set<number>();
    for (let i = 0; i < 200; i += 1) {
      const { top, catfish, bookieHash } = chooseBanners(two, nothing, chance);
      expect(catfish?.bookieName).toBe(top?.bookieName);
      expect(bookieHash).toBe((top?.index ?? -1) + 1);
      if (top) tops.add(top.index);
    }
    expect(tops).toEqual(new Set([0, 1]));
  });

  test('use the stored top banner without a draw, and the floating one of its bookmaker', () => {
    const stored = { ...nothing, top: 1, catfish: 0 };
    const { top, catfish } = chooseBanners(two, stored, never);
    expect([top?.index, catfish?.index]).toEqual([1, 1]);
  });

  test('are drawn again when the stored offer no longer exists', () => {
    expect(chooseBanners(two, { ...nothing, top: 9 }, () => 60).top?.index).toBe(1);
  });

  test('choose the floating banner on its own when the top one is closed', () => {
    const stored = { ...nothing, isTopClosed: true };
    expect(chooseBanners(two, { ...stored, catfish: 0 }, never)).toMatchObject({
      top: undefined,
      catfish: { index: 0 },
      bookieHash: 1,
    });
    expect(chooseBanners(two, stored, () => 99).catfish?.index).toBe(1);
  });

  test('keep the top banner when the floating one is closed', () => {
    const stored = { ...nothing, isCatfishClosed: true, top: 0 };
    expect(chooseBanners(two, stored, never)).toMatchObject({
      top: { index: 0 },
      catfish: undefined,
      bookieHash: 1,
    });
  });

  test('are not drawn when both are closed', () => {
    const stored = { isTopClosed: true, isCatfishClosed: true };
    expect(chooseBanners(two, stored, never)).toEqual({
      top: undefined,
      catfish: undefined,
      bookieHash: 0,
    });
  });

  test('use another bookmaker for the floating banner when that of the top one has none', () => {
    const offers = [offer(0, 'rivalto', { places: ['top'] }), offer(1, 'forpost')];
    const { top, catfish } = chooseBanners(offers, { ...nothing, top: 0 }, () => 10);
    expect([top?.index, catfish?.index]).toEqual([0, 1]);
  });

  test('keep the stored one of several floating offers of that bookmaker', () => {
    const offers = [offer(0, 'rivalto'), offer(4, 'rivalto', { places: ['catfish'] })];
    expect(chooseBanners(offers, { ...nothing, top: 0, catfish: 4 }, never).catfish?.index).toBe(4);
  });
});
