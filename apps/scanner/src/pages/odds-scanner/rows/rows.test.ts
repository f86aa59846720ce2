import { SCANNER_SORT, VALUE_KIND } from '@tipmark/domain';
import { NOW_SECONDS } from '@tipmark/match-features/testing';
import { aMatch } from '@tipmark/test-kit';
import fc from 'fast-check';
import { isOld, lagText } from '../../../parts/scan/lag-text.ts';
import {
  readRowKey,
  rowKey,
  rowsByMatch,
  type ShownRow,
  sortedRows,
} from '../../../parts/scan/shown-rows.ts';
import { heldRows } from '../../../parts/scan/use-steady-rows.ts';
import { anOutcome, aScan } from '../scanner-fixture.ts';
import { MANY_ROWS, windowOf } from './row-window.ts';

const outcome = fc.record({
  changePercent: fc.integer({ min: -90, max: 300 }),
  changedAt: fc.option(fc.integer({ min: NOW_SECONDS - 90_000, max: NOW_SECONDS })),
  valuePercent: fc.option(fc.integer({ min: -50, max: 50 })),
  modelValuePercent: fc.option(fc.integer({ min: -50, max: 50 })),
  claimedPercent: fc.constant(5),
});

/** Found outcomes of some matches; no two of a match are on the same line. */
const result = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 600 }), fc.array(outcome, { maxLength: 6 })), {
    maxLength: 5,
  })
  .map((matches) =>
    aScan({
      matches: matches.map(([minutes, outcomes], index) => ({
        match: aMatch()
          .withId(index + 1)
          .startingAt(NOW_SECONDS + minutes * 60)
          .buildWire(),
        countOfOutcomes: outcomes.length,
        outcomes: outcomes.map((one, line) => anOutcome({ ...one, oddType: `ou.o:${line}.5` })),
      })),
    }),
  );

const order = fc.record({
  sortType: fc.constantFrom(...Object.values(SCANNER_SORT)),
  valueKind: fc.constantFrom(...Object.values(VALUE_KIND)),
});

const keysOf = (rows: readonly ShownRow[]) => rows.map(({ key }) => key);

describe('rows', () => {
  test('are all outcomes, each once, match by match', () => {
    fc.assert(
      fc.property(result, (scan) => {
        const rows = rowsByMatch([scan]);
        const outcomes = scan.matches.flatMap((match) => match.outcomes);
        expect(rows.map((row) => row.outcome)).toEqual(outcomes);
        expect(new Set(keysOf(rows)).size).toBe(rows.length);
        for (const { key, match, outcome: of } of rows)
          expect(readRowKey(key)).toEqual({ matchId: match.matchId, oddType: of.oddType });
      }),
    );
  });

  test('of several pages follow each other', () => {
    fc.assert(
      fc.property(result, result, (one, other) => {
        expect(rowsByMatch([one, other])).toEqual([...rowsByMatch([one]), ...rowsByMatch([other])]);
      }),
    );
  });

  test('in any order are the same rows, and sorting them again changes nothing', () => {
    fc.assert(
      fc.property(result, order, (scan, by) => {
        const rows = rowsByMatch([scan]);
        const sorted = sortedRows(rows, by);
        expect(keysOf(sorted).toSorted()).toEqual(keysOf(rows).toSorted());
        expect(keysOf(sortedRows(sorted, by))).toEqual(keysOf(sorted));
      }),
    );
  });

  test('are in the chosen order; without a value or a time they are last, equal ones stay in theirs', () => {
    const compared = {
      [SCANNER_SORT.drop]: (row: ShownRow) => row.outcome.changePercent,
      [SCANNER_SORT.rise]: (row: ShownRow) => -row.outcome.changePercent,
      [SCANNER_SORT.startTime]: (row: ShownRow) => row.match.startsAt,
      [SCANNER_SORT.newestChange]: (row: ShownRow) => -(row.outcome.changedAt ?? 0),
      [SCANNER_SORT.value]: (row: ShownRow) => -(row.outcome.valuePercent ?? -1_000),
    };
    fc.assert(
      fc.property(result, order, (scan, { sortType }) => {
        const rows = rowsByMatch([scan]);
        const indexOf = new Map(rows.map((row, index) => [row, index]));
        const sorted = sortedRows(rows, { sortType, valueKind: VALUE_KIND.toMarket });
        const weight = compared[sortType];
        for (const [index, row] of sorted.slice(1).entries()) {
          const before = sorted[index] as ShownRow;
          expect(weight(before)).toBeLessThanOrEqual(weight(row));
          if (weight(before) === weight(row))
            expect(indexOf.get(before)).toBeLessThan(indexOf.get(row) ?? -1);
        }
      }),
    );
  });

  test('by value are compared to the model where the filter is', () => {
    const scan = aScan();
    const [match] = scan.matches;
    const outcomes = [
      anOutcome({ oddType: '1x2.1', valuePercent: 9, modelValuePercent: 1 }),
      anOutcome({ oddType: '1x2.2', valuePercent: 1, modelValuePercent: 9 }),
      anOutcome({ oddType: '1x2.x', valuePercent: 5, modelValuePercent: null }),
    ];
    const rows = rowsByMatch([{ ...scan, matches: match ? [{ ...match, outcomes }] : [] }]);
    const typesBy = (valueKind: (typeof VALUE_KIND)[keyof typeof VALUE_KIND]) =>
      sortedRows(rows, { sortType: SCANNER_SORT.value, valueKind }).map(
        (row) => row.outcome.oddType,
      );
    expect(typesBy(VALUE_KIND.toMarket)).toEqual(['1x2.1', '1x2.x', '1x2.2']);
    expect(typesBy(VALUE_KIND.toModel)).toEqual(['1x2.2', '1x2.1', '1x2.x']);
  });

  test.each([
    [undefined, undefined],
    ['', undefined],
    ['7', undefined],
    ['7~1x2.1', { matchId: 7, oddType: '1x2.1' }],
  ])('the key %p names %p', (key, row) => {
    expect(readRowKey(key)).toEqual(row);
    if (row) expect(rowKey(row.matchId, row.oddType)).toBe(key);
  });
});

describe('rows that are held', () => {
  test('are those of before in their order, with the newest data, and none is lost or counted twice', () => {
    fc.assert(
      fc.property(result, result, (one, other) => {
        const [before, now] = [rowsByMatch([one]), rowsByMatch([other])];
        const { rows, gone, waiting } = heldRows(before, now);
        expect(keysOf(rows)).toEqual(keysOf(before));
        const current = new Map(now.map((row) => [row.key, row]));
        for (const row of rows) {
          expect(gone.has(row.key)).toBe(!current.has(row.key));
          if (!gone.has(row.key)) expect(row).toBe(current.get(row.key));
        }
        expect(rows.length - gone.size + waiting).toBe(now.length);
      }),
    );
  });
});

describe('the window over many rows', () => {
  const view = fc.record({
    count: fc.integer({ min: MANY_ROWS, max: 1_000 }),
    rowHeight: fc.integer({ min: 20, max: 120 }),
    scrolled: fc.integer({ min: -5_000, max: 150_000 }),
    viewHeight: fc.integer({ min: 300, max: 3_000 }),
  });

  test('has every row in sight, never leaves the list, and is never empty', () => {
    fc.assert(
      fc.property(view, (seen) => {
        const { from, until } = windowOf(seen);
        expect(from).toBeGreaterThanOrEqual(0);
        expect(until).toBeLessThanOrEqual(seen.count);
        expect(until - from).toBeGreaterThanOrEqual(40);
        const first = Math.floor(seen.scrolled / seen.rowHeight);
        const last = Math.ceil((seen.scrolled + seen.viewHeight) / seen.rowHeight);
        if (first >= 0 && last <= seen.count) {
          expect(from).toBeLessThanOrEqual(first);
          expect(until).toBeGreaterThanOrEqual(last);
        }
      }),
    );
  });

  test('is small: what is in sight, and two chunks more on each side', () => {
    fc.assert(
      fc.property(view, (seen) => {
        const { from, until } = windowOf(seen);
        const inSight = Math.ceil(seen.viewHeight / seen.rowHeight) + 1;
        expect(until - from).toBeLessThanOrEqual(inSight + 4 * 20);
      }),
    );
  });
});

describe('the delay behind the bookmakers', () => {
  const t = (key: string, { value }: { value?: number } = {}) => `${value} ${key.split('.')[1]}`;

  test.each([
    [0, '0 seconds'],
    [499, '0 seconds'],
    [8_400, '8 seconds'],
    [59_400, '59 seconds'],
    [59_600, '1 minutes'],
    [149_000, '2 minutes'],
    [900_000, '15 minutes'],
  ])('of %d ms is %s', (lagMs, text) => {
    expect(lagText(lagMs, { t: t as never })).toBe(text);
  });

  test('makes a price old after two hours without a confirmation', () => {
    expect(isOld(NOW_SECONDS - 7_200, NOW_SECONDS)).toBe(false);
    expect(isOld(NOW_SECONDS - 7_201, NOW_SECONDS)).toBe(true);
  });
});
