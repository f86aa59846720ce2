import { closingValue, outcomesOfLine } from './line-outcomes.ts';
import { formatOddType, parseOddType } from './odd-type.ts';

test.each([
  ['1x2.x', ['1x2.1', '1x2.x', '1x2.2']],
  ['ou.u:2.25', ['ou.o:2.25', 'ou.u:2.25']],
  ['ah.1:-0.75', ['ah.1:-0.75', 'ah.2:0.75']],
  ['ah.2:-0.75', ['ah.1:0.75', 'ah.2:-0.75']],
  ['ah.2:0', ['ah.1:0', 'ah.2:0']],
  ['cs.2-1', []],
])('the line of %s has the outcomes %j', (text, line) => {
  const oddType = parseOddType(text);
  expect(oddType && outcomesOfLine(oddType).map(formatOddType)).toEqual(line);
});

describe('closingValue', () => {
  const closing = new Map([
    ['1x2.1', 1_950],
    ['1x2.x', 3_500],
    ['1x2.2', 4_100],
    ['ah.1:-0.75', 1_900],
    ['ah.2:0.75', 1_900],
    ['ou.o:2.5', 1_900],
  ]);

  it('measures against the closing market without its margin', () => {
    expect(closingValue('1x2.1', 2_100, closing)).toBeCloseTo(0.0474, 4);
    expect(closingValue('ah.2:0.75', 2_000, closing)).toBeCloseTo(0, 10);
  });

  it('computes double chance from the 1x2 market', () => {
    const [home, draw] = ['1x2.1', '1x2.x'].map((one) => closingValue(one, 1_000, closing) ?? 0);
    const both = 1 + (home ?? 0) + (1 + (draw ?? 0));
    expect(closingValue('dc.1x', 1_000, closing)).toBeCloseTo(both - 1, 10);
  });

  it('is unknown without the whole market', () => {
    expect(closingValue('ou.o:2.5', 1_900, closing)).toBeNull();
    expect(closingValue('cs.2-1', 7_000, closing)).toBeNull();
    expect(closingValue('nonsense', 2_000, closing)).toBeNull();
  });
});
