import { formatDecimalOdds, formatOdds, setOddsWriter, withOddsWriter } from './format-odds.ts';

test.each([
  [1.95, '1.95'],
  [2, '2.00'],
  [1.15, '1.15'],
  [2.3, '2.30'],
  [1.925, '1.92'],
  [99.99, '99.99'],
  [99.999, '99.99'],
  [100, '100'],
  [101.75, '101'],
  [1000, '1000'],
  [null, '–'],
  [undefined, '–'],
])('%p is shown as %s', (odds, text) => {
  expect(formatOdds(odds)).toBe(text);
});

test('every hundredth is shown exactly, without losses by binary fractions', () => {
  for (let hundredths = 101; hundredths < 10_000; hundredths += 1) {
    const text = `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
    expect(formatOdds(hundredths / 100)).toBe(text);
  }
});

const asPercent = (odds: number) => `${Math.round(100 / odds)}`;

test('odds are written by the writer of a page, only while it is rendered', () => {
  const shown = withOddsWriter(asPercent, () => [
    formatOdds(2),
    withOddsWriter(undefined, () => formatOdds(2)),
    formatOdds(4),
    formatOdds(null),
    formatDecimalOdds(4),
  ]);
  expect([...shown, formatOdds(2)]).toEqual(['50', '2.00', '25', '–', '4.00', '2.00']);
});

test('a page that throws leaves the next one its own writer', () => {
  const fail = () => {
    throw new Error('a screen');
  };
  expect(() => withOddsWriter(asPercent, fail)).toThrow('a screen');
  expect(formatOdds(2)).toBe('2.00');
});

test('a browser writes with one until the page is left', () => {
  setOddsWriter(asPercent);
  expect([formatOdds(2), formatOdds(1)]).toEqual(['50', '1.00']);
  setOddsWriter(undefined);
  expect(formatOdds(2)).toBe('2.00');
});
