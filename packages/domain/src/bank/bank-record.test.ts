import { TIP_RESULT } from '../enumerations/tip-result.ts';
import { bankSteps, thinnedSteps } from './expected-bank.ts';
import { longestRuns } from './longest-run.ts';
import { oddsBandOf } from './odds-band.ts';
import { closingValueOf, type JudgedTip, splitTips } from './tip-splits.ts';

const { won, halfWon, returned, halfLost, lost } = TIP_RESULT;

const aTip = (
  result: JudgedTip['result'],
  profitMilli: number,
  more: Partial<JudgedTip> = {},
): JudgedTip => ({ result, profitMilli, stakeMilli: 20_000, milliOdds: 2_000, clv: null, ...more });

test.each([
  [1_100, 1_100],
  [1_299, 1_100],
  [1_300, 1_300],
  [1_599, 1_300],
  [1_999, 1_600],
  [2_999, 2_000],
  [3_000, 3_000],
  [30_000, 3_000],
])('odds of %i belong to the band from %i', (milliOdds, band) => {
  expect(oddsBandOf(milliOdds)).toBe(band);
});

test('streaks of wins and losses continue across returned tips', () => {
  const results = [won, halfWon, returned, won, lost, halfLost, won];
  expect(longestRuns(results.map((result) => ({ result })))).toEqual({ won: 3, lost: 2 });
  expect(longestRuns([{ result: lost }])).toEqual({ won: 0, lost: 1 });
  expect(longestRuns([])).toEqual({ won: 0, lost: 0 });
});

test('the expected bank grows with closing line value, and its deviation with the risk of the prices', () => {
  const steps = bankSteps([
    aTip(won, 20_000, { clv: 0.05 }),
    aTip(lost, -20_000, { clv: -0.01 }),
    aTip(returned, 0, { clv: 0.5 }),
    aTip(lost, -20_000),
  ]);
  expect(steps.map(({ balanceMilli }) => balanceMilli)).toEqual([
    1_020_000, 1_000_000, 1_000_000, 980_000,
  ]);
  const expected = steps.map(({ expectedMilli }) => expectedMilli);
  expect(expected).toEqual([1_001_000, 1_000_800, 1_000_800, 1_000_800]);
  // the deviation of one bet of 20 units at fair odds of 2 is 20 units
  expect(bankSteps([aTip(won, 20_000)])[0]?.deviationMilli).toBeCloseTo(20_000, 6);
  const [first, second] = steps;
  expect(first?.deviationMilli).toBeCloseTo(20_000 * Math.sqrt(1.05 * 0.95), 6);
  expect(second?.deviationMilli).toBeGreaterThan(first?.deviationMilli ?? 0);
});

test('thinning keeps the extremes and the end', () => {
  const balances = Array.from({ length: 1_000 }, (_, index) => (index * 7_919) % 997);
  const stored = thinnedSteps(balances, 90);
  expect(stored.length).toBeLessThanOrEqual(90);
  expect(stored).toContain(999);
  expect(stored).toContain(balances.indexOf(Math.max(...balances)));
  expect(stored).toContain(balances.indexOf(Math.min(...balances)));
  expect(stored).toEqual(stored.toSorted((a, b) => a - b));
  expect(thinnedSteps([1, 2, 3], 90)).toEqual([0, 1, 2]);
});

test('each split has the statistics of its own group only', () => {
  const tips = [
    aTip(won, 20_000, { clv: 0.04 }),
    aTip(lost, -20_000, { clv: 0.02 }),
    aTip(returned, 0, { milliOdds: 1_500 }),
  ];
  expect(splitTips(tips, ({ milliOdds }) => oddsBandOf(milliOdds))).toEqual([
    {
      key: 2_000,
      tips: 2,
      won: 1,
      returned: 0,
      lost: 1,
      profitMilli: 0,
      roiPercent: 0,
      clv: 0.03,
      clvCount: 2,
    },
    {
      key: 1_300,
      tips: 1,
      won: 0,
      returned: 1,
      lost: 0,
      profitMilli: 0,
      roiPercent: null,
      clv: null,
      clvCount: 0,
    },
  ]);
});

test('groups are ordered by their number of tips, then by key', () => {
  const keys = ['b', 'c', 'a', 'c', 'a', 'c'];
  const split = splitTips(
    keys.map((key) => ({ ...aTip(won, 0), key })),
    ({ key }) => key,
  );
  expect(split.map(({ key, tips }) => [key, tips])).toEqual([
    ['c', 3],
    ['a', 2],
    ['b', 1],
  ]);
  const equal = splitTips(
    ['b', 'a', 'c'].map((key) => ({ ...aTip(won, 0), key })),
    ({ key }) => key,
  );
  expect(equal.map(({ key }) => key)).toEqual(['a', 'b', 'c']);
});

test('closing value is the mean CLV, and the share of tips whose CLV is positive', () => {
  const clvs = [0.04, -0.02, 0, 0.06, null];
  const { mean, positiveShare, count } = closingValueOf(clvs.map((clv) => aTip(won, 0, { clv })));
  expect(mean).toBeCloseTo(0.02, 10);
  expect(positiveShare).toBe(0.5);
  expect(count).toBe(4);
  expect(closingValueOf([aTip(won, 0)])).toEqual({ mean: null, positiveShare: null, count: 0 });
});
