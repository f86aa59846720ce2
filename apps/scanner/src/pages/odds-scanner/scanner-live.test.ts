import type { ScannerResult } from '@tipmark/contract';
import { soccerOddsScannerParameters } from '@tipmark/contract';
import type { LiveChanges } from '@tipmark/contract/live';
import { SPORT } from '@tipmark/domain';
import { loadOf } from '@tipmark/match-features/pages';
import { NOW_SECONDS, ready } from '@tipmark/match-features/testing';
import type { HostState, Visit } from '@tipmark/remote-kit';
import { anOutcome, aScan } from './scanner-fixture.ts';
import { scannerLive } from './scanner-live.ts';

const load = loadOf(soccerOddsScannerParameters);
const live = scannerLive({ sport: SPORT.soccer, load });

const stateOf = (result: ScannerResult, isPremium = true) =>
  ({
    loads: { [load.name]: ready(result) },
    session: {
      subscriptionExpiration: isPremium
        ? new Date((NOW_SECONDS + 3_600) * 1_000).toISOString()
        : '',
    },
    view: { nowSeconds: NOW_SECONDS },
  }) as unknown as HostState;

const visit = (search = '') => ({ search: new URLSearchParams(search) }) as unknown as Visit;

const after = (scan: LiveChanges['scan']) => {
  const update = live.update(stateOf(aScan()), { asOf: NOW_SECONDS, matches: {}, scan }, visit());
  return { ...update, result: update.data[load.name] as ScannerResult | undefined };
};

test('only subscribers listen to the scanner topic of the sport, unless it is paused', () => {
  const topics = (result: ScannerResult, isPremium: boolean, search = '') =>
    live.interest(stateOf(result, isPremium), visit(search))?.topics;
  expect(topics(aScan(), true)).toEqual(['scan:1']);
  expect(topics(aScan(), true, 'live=0')).toEqual([]);
  expect(topics(aScan(), false)).toEqual([]);
  expect(topics(aScan({ isDemo: true }), true)).toEqual([]);
});

test('after too many missed changes the list is reloaded with the filter of the page', () => {
  const interest = live.interest(stateOf(aScan()), visit('filter=1&min=2'));
  expect(interest).toMatchObject({
    since: NOW_SECONDS,
    reload: [{ request: { body: { changesHours: 0, minOdds: 2 } } }],
  });
});

test('a price changes in its row together with its change; other rows stay the same objects', () => {
  const before = aScan();
  const state = stateOf(before);
  const scan = { '7': { '1x2.2': { odds: 2.096, changedAt: NOW_SECONDS + 5 } } };
  const { data, isIncomplete } = live.update(
    state,
    { asOf: NOW_SECONDS, matches: {}, scan },
    visit(),
  );
  const result = data[load.name] as ScannerResult;
  const [outcome, other] = result.matches[0]?.outcomes ?? [];
  expect(outcome).toMatchObject({ odds: 2.096, changedAt: NOW_SECONDS + 5 });
  expect(outcome?.changePercent).toBeCloseTo(-20, 10);
  expect(outcome?.points.at(-1)).toEqual([NOW_SECONDS + 5, 2.096]);
  expect(other).toBe(before.matches[0]?.outcomes[1]);
  expect(result.matches[1]).toBe(before.matches[1]);
  expect(isIncomplete).toBe(false);
});

test('the claim of the model is updated with the price, the believable value with the next reply', () => {
  const [match] = aScan().matches;
  const outcomes = [anOutcome({ odds: 2, modelClaimedPercent: 10, modelValuePercent: -4 })];
  const state = stateOf(aScan({ matches: match ? [{ ...match, outcomes }] : [] }));
  const scan = { '7': { '1x2.2': { odds: 1.8, changedAt: NOW_SECONDS } } };
  const { data } = live.update(state, { asOf: NOW_SECONDS, matches: {}, scan }, visit());
  const [outcome] = (data[load.name] as ScannerResult).matches[0]?.outcomes ?? [];
  expect(outcome?.modelClaimedPercent).toBeCloseTo(-1, 10);
  expect(outcome?.modelValuePercent).toBe(-4);
});

test('a closed outcome is removed', () => {
  const { result, isIncomplete } = after({ '8': { '1x2.1': null } });
  expect(result?.matches[1]?.outcomes).toEqual([]);
  expect(isIncomplete).toBe(false);
});

test('a changed outcome that is not listed makes the list incomplete, a closed one does not', () => {
  expect(after({ '7': { 'ou.u:2.5': { odds: 2, changedAt: 1 } } })).toMatchObject({
    data: {},
    isIncomplete: true,
  });
  expect(after({ '99': { '1x2.1': null } }).isIncomplete).toBe(false);
  expect(after(undefined)).toMatchObject({ data: {} });
});

test('a price without a time is loaded again with what is known of it', () => {
  const scan = { '7': { '1x2.2': { odds: 1.8, changedAt: null } } };
  expect(after(scan)).toMatchObject({ data: {}, isIncomplete: true });
});

test('a price with a time replaces one without', () => {
  const [match] = aScan().matches;
  const outcomes = [anOutcome({ changedAt: null, confirmedAt: null, phase: 'first', points: [] })];
  const state = stateOf(aScan({ matches: match ? [{ ...match, outcomes }] : [] }));
  const scan = { '7': { '1x2.2': { odds: 1.8, changedAt: NOW_SECONDS } } };
  const { data } = live.update(state, { asOf: NOW_SECONDS, matches: {}, scan }, visit());
  const [outcome] = (data[load.name] as ScannerResult).matches[0]?.outcomes ?? [];
  expect(outcome).toMatchObject({ changedAt: NOW_SECONDS, confirmedAt: NOW_SECONDS });
  expect(outcome).not.toHaveProperty('phase');
  expect(outcome?.points).toEqual([[NOW_SECONDS, 1.8]]);
});
