/** @jest-environment @tipmark/jest-preset/environment-node.mjs */
import type { Reader } from '@tipmark/match-features';
import { aRecord, NOW_SECONDS } from '../profile-fixture.ts';
import { bankView } from './bank-view.ts';

const DAY = 86_400;
const reader: Reader = {
  t: (key, values = {}) => [key, ...Object.values(values)].join(' '),
  locale: 'en',
  timeZone: 'Europe/Moscow',
  nowSeconds: NOW_SECONDS,
};
const viewOf = (record = aRecord(), days = 0) =>
  bankView(record, { days, nowSeconds: NOW_SECONDS }, reader);

test('the chart starts with the first settled tip and ends with the last', () => {
  const view = viewOf();
  expect(view).toMatchObject({ from: NOW_SECONDS - 120 * DAY, to: NOW_SECONDS - DAY, base: 1_000 });
  expect(view?.points.map(({ value }) => value)).toEqual([1_100, 1_184.5]);
  expect(view?.points[1]?.text).toMatch(/^profile\.bank\.point .*2026 1,185 1,009$/);
  expect(view?.expectedText).toBe('profile.bank.expected 1,009');
});

test('a period has only what was settled in it; without any there is no chart', () => {
  expect(viewOf(aRecord(), 30)?.points).toHaveLength(1);
  expect(viewOf(aRecord({ bankrollMovements: [] }))).toBeUndefined();
  const old = aRecord().bankrollMovements.slice(0, 1);
  expect(viewOf(aRecord({ bankrollMovements: old }), 30)).toBeUndefined();
});

test('a record before a reset is drawn up to the reset, and widens the chart', () => {
  const at = NOW_SECONDS - 130 * DAY;
  const balances: [number, number][] = [[NOW_SECONDS - 150 * DAY, 910]];
  const resets = [{ at, tips: 88, roi: -4, bankroll: 910, balances }];
  const view = viewOf(aRecord({ resets }));
  expect(view?.from).toBe(NOW_SECONDS - 150 * DAY);
  expect(view?.past).toEqual([[...balances, [at, 910]]]);
  expect(view?.resets).toMatchObject([{ at }]);
  expect(viewOf(aRecord({ resets }), 30)).toMatchObject({ past: [], resets: [] });
});

test.each([1, 9, 40, 200, 3_000])('an axis of %d days has at most eight dates', (days) => {
  const [first, last] = aRecord().bankrollMovements;
  if (!first || !last) throw new Error('two movements');
  const bankrollMovements = [{ ...first, settledAt: last.settledAt - days * DAY }, last];
  const times = viewOf(aRecord({ bankrollMovements }))?.times ?? [];
  expect(times.length).toBeGreaterThan(1);
  expect(times.length).toBeLessThanOrEqual(8);
  expect(times.at(-1)?.at).toBeLessThanOrEqual(last.settledAt);
});
