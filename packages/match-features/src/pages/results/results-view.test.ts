import { RESULTS_SORT, RESULTS_TAB, SIDEBAR_SORT } from '@tipmark/domain';
import { href } from '@tipmark/route-builder';
import fc from 'fast-check';
import { type ResultsView, readView, viewParams } from './results-view.ts';

const read = (query: string) => readView(new URLSearchParams(query), 'Europe/Moscow');

const defaults: ResultsView = {
  timestamp: undefined,
  tab: 'all',
  leagueId: 0,
  sort: RESULTS_SORT.all,
  sidebar: SIDEBAR_SORT.all,
  hasForecast: true,
  isInNewTab: false,
};

const anyView: fc.Arbitrary<ResultsView> = fc.record({
  timestamp: fc.option(fc.integer({ min: 946_684_800, max: 4_102_444_800 }), { nil: undefined }),
  tab: fc.constantFrom(...Object.values(RESULTS_TAB)),
  leagueId: fc.nat(),
  sort: fc.constantFrom(...Object.values(RESULTS_SORT)),
  sidebar: fc.constantFrom(...Object.values(SIDEBAR_SORT)),
  hasForecast: fc.boolean(),
  isInNewTab: fc.boolean(),
});

test('every view is the same when read from its address', () => {
  fc.assert(
    fc.property(anyView, (view) => {
      const address = href('results', viewParams(view));
      expect(read(address.split('?')[1] ?? '')).toEqual(view);
    }),
  );
});

test('the default view has an address without parameters', () => {
  expect(viewParams(defaults)).toEqual({});
  expect(read('')).toEqual(defaults);
});

test('any query is read as a valid view', () => {
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.constantFrom('timestamp', 'tab', 'league', 'sort', 'forecast', 'blank', 'date'),
        fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', '-1', '1e9', '0x10')),
      ),
      (query) => {
        const view = read(new URLSearchParams(query).toString());
        expect(Object.values(RESULTS_TAB)).toContain(view.tab);
        expect(Object.values(RESULTS_SORT)).toContain(view.sort);
        expect(Number.isSafeInteger(view.leagueId) && view.leagueId >= 0).toBe(true);
      },
    ),
  );
});

test.each([
  ['timestamp=12', undefined],
  ['timestamp=99999999999', undefined],
  ['timestamp=1795208400', 1_795_208_400],
  ['date=2026-11-21', Date.UTC(2026, 10, 21, 9) / 1_000],
  ['date=2026-11-21&timestamp=1795208400', 1_795_208_400],
])('%s is read as the day %s', (query, timestamp) => {
  expect(read(query).timestamp).toBe(timestamp);
});

test('a form without scripts can switch the forecast off and on', () => {
  expect(read('forecast=0').hasForecast).toBe(false);
  expect(read('forecast=0&forecast=1').hasForecast).toBe(true);
});
