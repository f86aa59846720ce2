import { formatOdds } from './format-odds.ts';

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
