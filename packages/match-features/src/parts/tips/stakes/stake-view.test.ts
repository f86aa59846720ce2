import { marketView, type StakeOutcome, stakeView } from './stake-view.ts';

const outcome = (known: Partial<StakeOutcome> = {}): StakeOutcome => ({
  oddType: '1x2.1',
  name: 'П1',
  probability: 0.55,
  odds: 2,
  ...known,
});

it.each([
  ['the market does not pay', { probability: 0.48 }, 'noEdge', 0],
  ['the probability is unknown', { probability: undefined }, 'unknown', 0],
  ['there is no price', { odds: undefined }, 'noPrice', 0],
  ['the price is none', { odds: 1 }, 'noPrice', 0],
  ['the price is not a number', { odds: Number.NaN }, 'noPrice', 0],
  ['the edge is thin', {}, 'doubt', 0.0015],
  ['the edge is too good', { odds: 2.3 }, 'check', 0.0009],
])('when %s', (_when, known, reason, stake) => {
  const view = stakeView(outcome(known), 0.25);
  expect(view.reason).toBe(reason);
  expect(view.advice?.stake ?? 0).toBeCloseTo(stake, 4);
});

it('a stake at the limit says so', () => {
  expect(stakeView(outcome({ probability: 0.97, odds: 1.06 }), 1)).toMatchObject({
    reason: 'limit',
    advice: { stake: 0.05 },
  });
});

it.each([
  [2, 10, 0.03],
  [1.9, 4.5, 0.0225],
  [1.8, -1, -0.01],
])('at %d claims %d %%, of which %d is believed', (odds, claimed, edge) => {
  const view = stakeView(outcome({ odds }), 0.25);
  expect(view.claimed).toBeCloseTo(claimed, 8);
  expect(view.advice?.edge).toBeCloseTo(edge, 8);
});

it('names the price from which a bet pays', () => {
  expect(stakeView(outcome({ probability: 0.48 }), 0.25).fairOdds).toBeCloseTo(2.0833, 4);
});

describe('a market', () => {
  const market = (odds: readonly (number | undefined)[]) =>
    [0.45, 0.3, 0.25].map((probability, index) =>
      outcome({ oddType: `1x2.${index}`, probability, odds: odds[index] }),
    );

  it('is staked together', () => {
    const view = marketView(market([2.4, 3.6, 3.2]), 1);
    expect(view).toMatchObject({ isWithoutMargin: false, isEmpty: false });
    const stakes = view?.rows.map(({ stake }) => stake) ?? [];
    // of 8 % three are believed: .0409 and .0273, of which doubt leaves .148
    expect(stakes[0]).toBeCloseTo(0.00605, 5);
    expect(stakes[1]).toBeCloseTo(0.00403, 5);
    expect(stakes[2]).toBe(0);
  });

  it('with an ordinary margin is worth nothing', () => {
    expect(marketView(market([2.1, 3.1, 3.7]), 0.25)).toMatchObject({ isEmpty: true });
  });

  it('without margin is to be checked', () => {
    expect(marketView(market([2.6, 3.9, 4.6]), 0.25)).toMatchObject({ isWithoutMargin: true });
  });

  it.each([
    ['one outcome', [outcome()]],
    ['an outcome without a price', market([2.4, undefined, 3.2])],
  ])('of %s is not staked together', (_what, outcomes) => {
    expect(marketView(outcomes, 0.25)).toBeUndefined();
  });
});
