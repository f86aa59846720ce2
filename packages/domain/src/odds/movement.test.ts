import { isHot, movementOf, movementPercent } from './movement.ts';

describe('movement', () => {
  it('is the change since the first odds in percent', () => {
    expect(movementPercent(2_000, 2_100)).toBe(5);
    expect(movementPercent(2_000, 1_500)).toBe(-25);
  });

  it.each([
    [2_000, 2_020, 'up'],
    [2_000, 1_980, 'down'],
    [2_000, 2_010, null],
    [2_000, 1_990, null],
    [2_300, 2_323, 'up'],
    [2_000, 2_000, null],
  ])('from %d to %d points %p', (first, current, direction) => {
    expect(movementOf(first, current)?.direction).toBe(direction);
  });

  it('is unknown while a price is missing', () => {
    expect(movementOf(null, 2_000)).toBeNull();
    expect(movementOf(2_000, null)).toBeNull();
  });

  it('is hot for ten minutes', () => {
    expect(isHot(1_000, 1_599)).toBe(true);
    expect(isHot(1_000, 1_600)).toBe(false);
    expect(isHot(undefined, 1_600)).toBe(false);
  });
});
