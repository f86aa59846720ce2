/** @jest-environment @tipmark/jest-preset/environment-node.mjs */
import { TIP_RESULT } from '@tipmark/domain';
import type { Reader } from '@tipmark/match-features';
import { aUserTip, NOW_SECONDS } from '../profile-fixture.ts';
import { tipRowView } from './tip-row-view.ts';

const reader: Reader = {
  t: (key, values = {}) => [key, ...Object.values(values)].join(' '),
  locale: 'en',
  timeZone: 'Europe/Moscow',
  nowSeconds: NOW_SECONDS,
};
const rowOf = (known: Parameters<typeof aUserTip>[0] = {}, served = ['events']) =>
  tipRowView(aUserTip(known), reader, { served: new Set(served), isOwn: false });

test.each([
  [TIP_RESULT.pending, 'match.resultPending', undefined],
  [TIP_RESULT.won, 'match.resultWon', 'pos'],
  [TIP_RESULT.halfWon, 'match.resultHalfWon', 'pos'],
  [TIP_RESULT.returned, 'match.resultReturned', undefined],
  [TIP_RESULT.halfLost, 'match.resultHalfLost', 'neg'],
  [TIP_RESULT.lost, 'match.resultLost', 'neg'],
])('the result %i has its text and its sign', (result, text, sign) => {
  expect(rowOf({ result })).toMatchObject({ result: text, sign });
});

test('profit and advantage over the closing price have written signs', () => {
  expect(rowOf({ profit: -20, clvPercent: 8.9 })).toMatchObject({
    profit: '−20.0',
    profitSign: 'neg',
    clv: '+8.9%',
  });
});

test('an open tip has a dash for its profit, and its closing price is awaited', () => {
  const open = { result: TIP_RESULT.pending, profit: null, closingOdds: null, clvPercent: null };
  expect(rowOf(open)).toMatchObject({
    profit: '–',
    profitSign: undefined,
    closing: 'profile.tips.awaited',
    isClosed: false,
    clv: undefined,
  });
});

test('it links to its match only where that page is served', () => {
  expect(rowOf().href).toMatch(/^\/en\/Events\//);
  expect(rowOf({}, []).href).toBeUndefined();
});

test('its day and time are those of the publication, which the list is ordered by', () => {
  const createdAt = NOW_SECONDS - 3_600;
  expect(rowOf({ createdAt })).toMatchObject({
    time: '20:07',
    iso: new Date(createdAt * 1_000).toISOString(),
  });
  expect(rowOf({ createdAt }).starts).not.toBe(rowOf({ createdAt }).posted);
});

test('an edited tip shows when it was edited', () => {
  expect(rowOf({ editedAt: null }).edited).toBeUndefined();
  expect(rowOf({ editedAt: NOW_SECONDS }).edited).toMatch(/21:07/);
});
