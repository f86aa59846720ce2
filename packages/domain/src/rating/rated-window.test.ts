import { MATCH_STATUS } from '../enumerations/match-status.ts';
import { TIP_RESULT } from '../enumerations/tip-result.ts';
import {
  compareRated,
  isRatable,
  meetsRatingConditions,
  ratedWindow,
  ratingWindowStart,
  type WindowTip,
} from './rated-window.ts';

const DAY = 86_400;
const NOW = 1_795_262_400;
const { won, halfWon, halfLost, lost, returned } = TIP_RESULT;

function aTip(known: Partial<WindowTip> = {}): WindowTip {
  return {
    createdAt: NOW - DAY,
    settledAt: NOW,
    result: won,
    milliOdds: 2_000,
    stakeMilli: 10_000,
    profitMilli: 10_000,
    clv: null,
    ...known,
  };
}

describe('ratedWindow', () => {
  it('is undefined without tips', () => {
    expect(ratedWindow([])).toBeUndefined();
  });

  it('counts returned tips only in the number of tips', () => {
    const window = ratedWindow([
      aTip({ clv: 0.04 }),
      aTip({ result: returned, profitMilli: 0, stakeMilli: 100_000, milliOdds: 9_000, clv: -0.5 }),
      aTip({ result: lost, profitMilli: -10_000, milliOdds: 3_000, clv: 0.02 }),
    ]);
    expect(window).toMatchObject({
      tips: 3,
      counted: 2,
      won: 1,
      profitMilli: 0,
      stakeMilli: 20_000,
      meanMilliOdds: 2_500,
      clvCount: 2,
    });
    expect(window?.clv).toBeCloseTo(0.03, 10);
    expect(window?.drawdownPercent).toBeCloseTo((10 * 100) / 1_010, 10);
  });

  it('has the running profit in at most 24 steps, the last of which is the total', () => {
    expect(ratedWindow([aTip(), aTip({ profitMilli: -4_000 })])?.bank).toEqual([10_000, 6_000]);
    const many = ratedWindow(Array.from({ length: 100 }, () => aTip()));
    expect(many?.bank).toHaveLength(24);
    expect(many?.bank.at(-1)).toBe(1_000_000);
    expect(many?.effectiveTips).toBe(100);
    expect(ratedWindow([aTip({ result: returned, profitMilli: 0 })])?.bank).toEqual([]);
  });

  it('starts ninety days back, and counts half wins as won', () => {
    expect(ratingWindowStart(NOW)).toBe(NOW - 90 * DAY);
    const results = [won, halfWon, halfLost, lost, lost].map((result) => aTip({ result }));
    expect(ratedWindow(results)).toMatchObject({ won: 2, counted: 5 });
  });

  it('takes its first and last tip by when they were posted', () => {
    const tips = [aTip({ createdAt: NOW - 5 }), aTip({ createdAt: NOW - 9 })];
    expect(ratedWindow(tips)).toMatchObject({ firstAt: NOW - 9, lastAt: NOW - 5 });
  });

  it('has no closing line value where no tip has one', () => {
    expect(ratedWindow([aTip()])).toMatchObject({ clv: null, clvCount: 0 });
  });
});

test.each([
  ['1x2', 1_300, MATCH_STATUS.finished, true],
  ['1x2', 1_290, MATCH_STATUS.finished, false],
  ['ou', 10_000, MATCH_STATUS.canceled, true],
  ['ou', 10_010, MATCH_STATUS.finished, false],
  ['cs', 7_000, MATCH_STATUS.finished, false],
  ['ah', 1_900, MATCH_STATUS.awarded, false],
] as const)(
  'a tip on %s at %i in a match of status %i: ratable %s',
  (market, milli, status, is) => {
    expect(isRatable(market, milli, status)).toBe(is);
  },
);

test.each([
  [30, 14 * DAY, 0, true],
  [29, 14 * DAY, 0, false],
  [30, 14 * DAY - 1, 0, false],
  [30, 20 * DAY, 14 * DAY, true],
  [30, 20 * DAY, 14 * DAY + 1, false],
])('%i tips over %i seconds, the last %i ago: %s', (tips, span, ago, isMet) => {
  const lastAt = NOW - ago;
  expect(meetsRatingConditions({ tips, firstAt: lastAt - span, lastAt }, NOW)).toBe(isMet);
});

test('order is by score, then tips, drawdown and age of the account', () => {
  const capper = (score: number, tips: number, drawdownPercent: number, registeredAt: number) => ({
    score,
    tips,
    drawdownPercent,
    registeredAt,
  });
  const inOrder = [
    capper(3, 30, 20, 9),
    capper(2, 50, 20, 8),
    capper(2, 40, 5, 7),
    capper(2, 40, 6, 5),
    capper(2, 40, 6, 6),
  ];
  expect(inOrder.toReversed().toSorted(compareRated)).toEqual(inOrder);
});
