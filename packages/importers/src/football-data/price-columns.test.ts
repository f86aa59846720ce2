import { playedRow } from '../testing/football-data-file.ts';
import { pricesOf, readRows } from '../testing/read-rows.ts';

test('plain columns are first prices and C columns closing ones, at assumed times', () => {
  const file = readRows([playedRow()]);
  const start = file.of('match')[0]?.startsAt ?? 0;
  expect(file.of('odds').map(({ phase, at }) => [phase, at - start])).toEqual([
    ['first', -48 * 3_600],
    ['closing', -60],
  ]);
  expect(pricesOf(file, 'first')).toMatchObject({
    'B365 1x2.1': 1530,
    'PS 1x2.x': 4510,
    'Max 1x2.2': 6500,
    'Avg 1x2.1': 1540,
    'B365 ou.o:2.5': 1610,
    'PS ou.u:2.5': 2350,
    'B365 ah.1:-1': 1900,
    'B365 ah.2:1': 2e3,
  });
  expect(pricesOf(file, 'closing')).toMatchObject({
    'B365 1x2.1': 1500,
    'PS 1x2.2': 6600,
    'B365 ou.o:2.5': 1570,
    'B365 ah.1:-1.25': 2050,
    'B365 ah.2:1.25': 1850,
  });
  const aggregates = file.of('bookmaker').filter(({ isAggregate }) => isAggregate);
  expect(aggregates.map(({ key }) => key)).toEqual(['Max', 'Avg']);
});

test('a column that only looks like a price is listed as unknown', () => {
  const file = readRows([playedRow({ NEWH: 1.5, NEWD: 4, 'NEW>2.5': 6 })]);
  expect(file.unknownColumns).toEqual(['NEWH', 'NEWD', 'NEW>2.5']);
  expect(pricesOf(file, 'first')).toEqual(pricesOf(readRows([playedRow()]), 'first'));
});

test('a market is read under each of its column names', () => {
  const { 'B365>2.5': over, 'B365<2.5': under, B365CA: away, ...rest } = playedRow();
  const renamed = { B365_2_5: over ?? '', B365_2_5_1: under ?? '', B36CA: away ?? '' };
  const older = { 'BbAv>2.5': 1.6, 'GB>2.5': 1.62, 'GB<2.5': 2.25, BbAHh: -0.75, BbAvAHH: 1.9 };
  const file = readRows([{ ...rest, ...renamed, ...older, AHh: '' }]);
  expect(pricesOf(file, 'first')).toMatchObject({
    'B365 ou.o:2.5': 1610,
    'B365 ou.u:2.5': 2300,
    'BbAv ou.o:2.5': 1600,
    'GB ou.u:2.5': 2250,
    'BbAv ah.1:-0.75': 1900,
    'B365 ah.1:-0.75': 1900,
  });
  expect(pricesOf(file, 'closing')).toMatchObject({ 'B365 1x2.2': 6500 });
  expect(file.unknownColumns).toEqual([]);
});

test('a bookmaker’s own handicap line takes precedence over the common one', () => {
  const file = readRows([playedRow({ B365AH: -1.5 })]);
  expect(pricesOf(file, 'first')).toMatchObject({
    'B365 ah.1:-1.5': 1900,
    'B365 ah.2:1.5': 2e3,
  });
});

test('a bookmaker without prices is left out, and so is a blank cell', () => {
  const file = readRows([playedRow({ B365CH: '', B365CD: '', B365CA: '', BWH: '', PSD: 0 })]);
  const closing = Object.keys(pricesOf(file, 'closing'));
  expect(closing.filter((outcome) => outcome.includes('1x2'))).toEqual([
    'PS 1x2.1',
    'PS 1x2.x',
    'PS 1x2.2',
  ]);
  expect(pricesOf(file, 'first')).not.toHaveProperty(['BW 1x2.1']);
  expect(pricesOf(file, 'first')).not.toHaveProperty(['PS 1x2.x']);
});

test('a cell without a valid price is left out and counted', () => {
  const file = readRows([playedRow({ B365H: 'x', BWH: 0.9 })]);
  expect([...file.unreadablePrices]).toEqual([
    ['B365H', 1],
    ['BWH', 1],
  ]);
  expect(file.unreadablePrices.report('prices', 'mend them')).toEqual([
    'column B365H: invalid prices left out: 1, line 2 holds "x"; mend them',
    'column BWH: invalid prices left out: 1, line 2 holds "0.9"; mend them',
  ]);
});

test('half of a market is left out with the other half, and so is a handicap of no line', () => {
  const file = readRows([
    playedRow({ B365H: '6/4', 'P<2.5': 'x', AHh: -0.8 }),
    playedRow({ AwayTeam: 'Luton' }),
  ]);
  const first = Object.keys(pricesOf(file, 'first'));
  expect(first.filter((outcome) => /^B365 (?:1x2|ah)|^PS ou/.test(outcome))).toEqual([]);
  expect(first).toEqual(expect.arrayContaining(['BW 1x2.1', 'PS 1x2.x', 'B365 ou.o:2.5']));
  expect(Object.keys(pricesOf(file, 'closing'))).toContain('B365 1x2.1');
  expect([...file.unreadablePrices]).toEqual([
    ['B365H', 1],
    ['P<2.5', 1],
    ['AHh', 1],
  ]);
});
