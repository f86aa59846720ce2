import { scannerFilter } from '@tipmark/contract';
import { SCANNER_SORT, SPORT, type Sport, VALUE_KIND } from '@tipmark/domain';
import { createI18n } from '@tipmark/i18n';
import { commonMessages } from '@tipmark/i18n/server';
import { searchWith } from '@tipmark/match-features';
import { NOW_SECONDS } from '@tipmark/match-features/testing';
import { href } from '@tipmark/route-builder';
import fc from 'fast-check';
import { messages } from '../../../messages.ts';
import { categoriesOf } from '../../../parts/outcomes/categories-of.ts';
import { chosenCriteria } from './chosen-criteria.ts';
import {
  facetsRequest,
  LEAGUE_CATEGORIES,
  NEW_LINES,
  readScannerView,
  recordRequest,
  type ScannerView,
  STARTS,
  scannerParams,
  scannerRequest,
  WINDOWS,
  wayOf,
} from './scanner-address.ts';

const read = (search: string, sport: Sport = SPORT.soccer) =>
  readScannerView(new URLSearchParams(search), sport);
const searchOf = (view: ScannerView) =>
  href('oddsScanner', scannerParams(view)).split('?')[1] ?? '';

const on = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const hundredths = (least: number, most: number) =>
  fc.integer({ min: least * 100, max: most * 100 }).map((value) => value / 100);
const someOf = (values: readonly number[]) => on(fc.subarray([...values], { minLength: 1 }));
const leagues = fc.uniqueArray(fc.integer({ min: 1, max: 9_999 }), { minLength: 1, maxLength: 8 });
const bounds = fc
  .tuple(on(hundredths(1.01, 500)), on(hundredths(1.01, 500)))
  .map(([one, other]) =>
    one !== undefined && other !== undefined && one > other ? [other, one] : [one, other],
  );

const without = (criteria: object) =>
  Object.fromEntries(Object.entries(criteria).filter(([, value]) => value !== undefined));

/** A filter as the page can set it. */
const criteria = fc
  .record({
    way: fc.constantFrom('any', 'down', 'up'),
    change: on(hundredths(0, 90)),
    window: fc.constantFrom(...WINDOWS),
    odds: bounds,
    start: fc.constantFrom(...STARTS),
    leagues: fc.option(leagues),
    isExcept: fc.boolean(),
    kinds: someOf(LEAGUE_CATEGORIES),
    outcomes: someOf(categoriesOf(SPORT.soccer)),
    value: on(hundredths(-100, 90)),
    kind: fc.constantFrom(...Object.values(VALUE_KIND)),
    fresh: fc.constantFrom(...NEW_LINES),
  })
  .map((one) => {
    const isOn = one.value !== undefined || one.kind === VALUE_KIND.toModel;
    return without({
      isRise: one.way === 'any' ? undefined : one.way === 'up',
      minChangePercent: one.way === 'any' ? undefined : one.change,
      changesHours: one.window,
      minOdds: one.odds[0],
      maxOdds: one.odds[1],
      matchHours: one.start || undefined,
      leagueIds: one.isExcept ? undefined : (one.leagues ?? undefined),
      exceptLeagueIds: one.isExcept ? (one.leagues ?? []) : undefined,
      leagueCategories: one.kinds,
      outcomeCategories: one.outcomes,
      minValuePercent: one.value,
      valueKind: isOn ? one.kind : undefined,
      oddsCreated: one.fresh || undefined,
    });
  });

const view: fc.Arbitrary<ScannerView> = fc.record({
  templateId: fc.integer({ min: 0, max: 300 }),
  criteria: on(criteria),
  sortType: fc.constantFrom(0, ...Object.values(SCANNER_SORT)),
  pageNumber: fc.integer({ min: 1, max: 10 }),
  isGrouped: fc.boolean(),
  isPaused: fc.boolean(),
  isRecordShown: fc.boolean(),
  isMethod: fc.boolean(),
  open: fc.constantFrom(undefined, '7~1x2.1', '1234567890~ou.o:2.5', '12~ah.1:-1.5'),
});

const NAMES =
  'filter way change window min max start league except kind outcome value worth fresh template sort page open group'.split(
    ' ',
  );
/** Values that are almost valid. */
const VALUES = [
  '',
  '0',
  '1',
  '2',
  '-1',
  '1,5',
  '1.5',
  '1e9',
  '01',
  'up',
  'down',
  '7~1x2.1',
  '1,2,3',
  '−2.5',
  '999999999999',
  '1.01',
  '10001',
  '<script>',
  '٣',
  'NaN',
];

describe('an address of the scanner', () => {
  test('names every view it can show, and nothing twice', () => {
    fc.assert(
      fc.property(view, (shown) => {
        const search = searchOf(shown);
        expect(read(search)).toEqual(shown);
        const names = [...new URLSearchParams(search).keys()];
        expect(new Set(names).size).toBe(names.length);
        // the same view has one address
        expect(searchOf(read(search))).toBe(search);
      }),
    );
  });

  test('becomes a request that the API accepts in every sport, whatever is in it', () => {
    const name = fc.constantFrom(...NAMES);
    const word = fc.oneof(
      fc.constantFrom(...VALUES),
      fc.string({ maxLength: 12 }),
      fc.integer().map(String),
    );
    const sports = fc.constantFrom(...Object.values(SPORT));
    fc.assert(
      fc.property(sports, fc.array(fc.tuple(name, word), { maxLength: 14 }), (sport, params) => {
        const shown = read(`filter=1&${new URLSearchParams(params)}`, sport);
        const requests = [scannerRequest(shown), recordRequest(shown), facetsRequest(shown)];
        for (const { body } of requests) {
          expect(scannerFilter(sport).safeParse(body).error?.issues ?? []).toEqual([]);
        }
        const { minOdds, maxOdds } = shown.criteria ?? {};
        if (minOdds && maxOdds) expect(minOdds).toBeLessThanOrEqual(maxOdds);
        expect(read(searchOf(shown), sport)).toEqual(shown);
      }),
      { numRuns: 200 },
    );
  });

  test('of another sport does not request outcomes that this one does not have', () => {
    const search = 'filter=1&outcome=1,3,11';
    expect(read(search, SPORT.soccer).criteria?.outcomeCategories).toEqual([1, 3]);
    expect(read(search, SPORT.tennis).criteria?.outcomeCategories).toEqual([1, 11]);
    expect(read('filter=1&outcome=3', SPORT.tennis).criteria).toEqual({ changesHours: 0 });
  });

  test('the record and the leagues do not depend on what only changes the list', () => {
    fc.assert(
      fc.property(view, view, ({ templateId, criteria: of }, other) => {
        const same = { ...other, templateId, criteria: of };
        const again = { ...same, sortType: 0, pageNumber: 1, open: undefined, isGrouped: true };
        expect(recordRequest(same)).toEqual(recordRequest(again));
        expect(facetsRequest(same)).toEqual(facetsRequest(again));
        expect(recordRequest(same).body).not.toHaveProperty('pageNumber');
        // leagues to choose from are those under the other conditions
        expect(facetsRequest(same).body).not.toHaveProperty('leagueIds');
        expect(facetsRequest(same).body).not.toHaveProperty('exceptLeagueIds');
      }),
    );
  });

  test('with a template the request has its id and no conditions', () => {
    fc.assert(
      fc.property(view, (shown) => {
        const { body } = scannerRequest({ ...shown, criteria: undefined });
        const { templateId, sortType, pageNumber, ...others } = body;
        expect(others).toEqual({});
        expect(templateId).toBe(shown.templateId);
        expect(sortType ?? 0).toBe(shown.sortType);
        expect(pageNumber ?? 1).toBe(shown.pageNumber);
      }),
    );
  });
});

test.each([
  [{ isRise: true }, 'up'],
  [{ isRise: false }, 'down'],
  [{ minChangePercent: 5 }, 'down'],
  [{ isRise: true, minChangePercent: 5 }, 'up'],
  [{ isRise: null, minChangePercent: null }, 'any'],
  [{}, 'any'],
] as const)('%j moves %s', (of, way) => {
  expect(wayOf(of)).toBe(way);
});

describe.each(['ru', 'en'] as const)('conditions in %s', (locale) => {
  async function readerOf() {
    const own = (await messages[locale]()).default;
    const resources = { common: commonMessages[locale], scanner: own };
    const { translateIn } = createI18n({ locale, resources: resources as never });
    const translate = translateIn(['scanner', 'common']);
    return { t: translate as never, locale, timeZone: 'Europe/Moscow', nowSeconds: NOW_SECONDS };
  }

  test('every one is named in words and can be removed by itself', async () => {
    const reader = await readerOf();
    fc.assert(
      fc.property(criteria, (of) => {
        const shown = { ...read('filter=1'), criteria: of };
        const search = new URLSearchParams(searchOf(shown));
        const conditions = chosenCriteria(of, reader);
        expect(new Set(conditions.map(({ key }) => key)).size).toBe(conditions.length);
        for (const { key, text, without: changed } of conditions) {
          expect(text).not.toMatch(/oddsScanner|{{|undefined|NaN/);
          const left = read(searchWith(search, changed).toString());
          const others = chosenCriteria(left.criteria ?? {}, reader);
          expect(others.map((one) => one.key)).toEqual(
            conditions.map((one) => one.key).filter((one) => one !== key),
          );
        }
      }),
    );
  });

  test('none is shown for a filter that has none', async () => {
    const reader = await readerOf();
    for (const search of ['filter=1', 'filter=1&window=0&start=0&fresh=0&way=any&worth=1'])
      expect(chosenCriteria(read(search).criteria ?? {}, reader)).toEqual([]);
  });

  test('the same conditions read naturally', async () => {
    const reader = await readerOf();
    const shown = read(
      'filter=1&way=up&change=5&window=1&min=1.5&max=4&start=24&outcome=3&kind=2&league=1,2&value=3&worth=2&fresh=6',
    );
    const texts = chosenCriteria(shown.criteria ?? {}, reader).map(({ text }) =>
      text.replaceAll(/\s/g, ' '),
    );
    expect(texts).toEqual(
      {
        ru: [
          'Вверх от 5 %',
          'За 1 час',
          'Кэф 1.50–4.00',
          'Начало в ближайшие 24 часа',
          'Тоталы',
          'Национальные кубки',
          '2 турнира',
          'Перевес с моделью от 3 %',
          'Линия открыта за 6 часов',
        ],
        en: [
          'Up by 5% or more',
          'Within 1 hour',
          'Odds 1.50–4.00',
          'Starts within 24 hours',
          'Totals',
          'National cups',
          '2 leagues',
          'Value with the model from 3%',
          'Line opened within 6 hours',
        ],
      }[locale],
    );
  });

  test.each([
    ['min=1.5', /1\.50/, /4\.00/],
    ['max=4', /4\.00/, /1\.50/],
  ])('a single bound of the price is named alone: %s', async (search, named, absent) => {
    const reader = await readerOf();
    const [condition, ...others] = chosenCriteria(
      read(`filter=1&${search}`).criteria ?? {},
      reader,
    );
    expect(others).toEqual([]);
    expect(condition?.text).toMatch(named);
    expect(condition?.text).not.toMatch(absent);
    expect(condition?.text).not.toContain('–');
  });
});
