import {
  type BookmakerPrice,
  closingOdds,
  currentOdds,
  firstOdds,
  isStale,
  type SiteLinePoint,
  siteLineAt,
} from './price-history.ts';

const NOW = 1_795_266_000;

function price(bookmaker: string, milliOdds: number, secondsAgo: number): BookmakerPrice {
  return { bookmaker, kind: 'bookmaker', milliOdds, confirmedAt: NOW - secondsAgo };
}

const average: BookmakerPrice = {
  bookmaker: 'Avg',
  kind: 'average',
  milliOdds: 3_000,
  confirmedAt: NOW,
};

describe('isStale', () => {
  it('after fifteen minutes without confirmation', () => {
    expect(isStale(NOW - 900, NOW)).toBe(false);
    expect(isStale(NOW - 901, NOW)).toBe(true);
  });
});

describe('siteLineAt', () => {
  it('takes each bookmaker once, with its newest price', () => {
    const prices = [price('a', 1_900, 600), price('a', 2_000, 60), price('b', 2_200, 300)];
    expect(siteLineAt(prices, NOW)).toBe(2_100);
  });

  it('takes the newest price, whatever the order of prices', () => {
    const prices = [price('a', 2_000, 60), price('a', 1_900, 600), price('b', 2_200, 300)];
    expect(siteLineAt(prices, NOW)).toBe(2_100);
  });

  it('drops a bookmaker whose price is stale', () => {
    const prices = [price('a', 1_900, 60), price('b', 2_500, 901)];
    expect(siteLineAt(prices, NOW)).toBe(1_900);
    expect(siteLineAt(prices, NOW + 1_000)).toBeNull();
  });

  it('ignores freshness for imported prices', () => {
    const prices = [price('a', 1_900, 172_800), price('b', 2_100, 172_800)];
    expect(siteLineAt(prices, NOW)).toBeNull();
    expect(siteLineAt(prices, NOW, { isImported: true })).toBe(2_000);
  });

  it('ignores prices after the given time', () => {
    expect(siteLineAt([price('a', 1_900, 10), price('a', 2_500, -10)], NOW)).toBe(1_900);
  });

  it('counts an average only where no bookmaker has the market', () => {
    expect(siteLineAt([average], NOW)).toBe(3_000);
    expect(siteLineAt([average, price('a', 1_900, 10)], NOW)).toBe(1_900);
    expect(siteLineAt([average], NOW, { hasBookmakers: true })).toBeNull();
  });

  it('does not fall back to the average when the price of the only bookmaker is stale', () => {
    expect(siteLineAt([average, price('a', 1_900, 1_000)], NOW)).toBeNull();
  });
});

describe('the three odds of an outcome', () => {
  const points: SiteLinePoint[] = [
    { at: NOW - 100, milliOdds: 2_300 },
    { at: NOW - 3_000, milliOdds: null },
    { at: NOW - 2_000, milliOdds: 2_100 },
    { at: NOW, milliOdds: 2_400 },
    { at: NOW + 500, milliOdds: 1_050 },
  ];

  it('are the first, the last before the start, and the latest', () => {
    expect(firstOdds(points)).toBe(2_100);
    expect(closingOdds(points, NOW)).toBe(2_300);
    expect(currentOdds(points)).toBe(1_050);
  });

  it('close at an earlier observed start, but never later than scheduled', () => {
    expect(closingOdds(points, NOW, NOW - 500)).toBe(2_100);
    expect(closingOdds(points, NOW, NOW + 1_000)).toBe(2_300);
  });

  it('do not change their closing price when points are added after the start', () => {
    const later = [...points, { at: NOW + 9_000, milliOdds: 9_000 }];
    expect(closingOdds(later, NOW)).toBe(closingOdds(points, NOW));
  });

  it('close at the last known price when the outcome was withdrawn', () => {
    expect(closingOdds([...points, { at: NOW - 50, milliOdds: null }], NOW)).toBe(2_300);
  });

  it('are missing without points', () => {
    expect([firstOdds([]), currentOdds([]), closingOdds([], NOW)]).toEqual([null, null, null]);
  });

  it('are all the same for a single early price', () => {
    const single = [{ at: NOW - 172_800, milliOdds: 1_800 }];
    expect([firstOdds(single), currentOdds(single), closingOdds(single, NOW)]).toEqual([
      1_800, 1_800, 1_800,
    ]);
  });
});
