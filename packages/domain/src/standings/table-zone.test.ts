import { haveOwnPositions, type TableZone, ZONE_KIND, zoneOfPosition } from './table-zone.ts';

const zone = (firstPlace: number, lastPlace: number): TableZone => ({
  kind: ZONE_KIND.first,
  firstPlace,
  lastPlace,
});

const ends = [zone(1, 4), zone(18, 20)];

test.each([
  [1, ends[0]],
  [4, ends[0]],
  [5, undefined],
  [18, ends[1]],
  [21, undefined],
])('position %i is in its zone', (position, expected) => {
  expect(zoneOfPosition(ends, position)).toBe(expected);
});

test.each([
  ['none', [], true],
  ['both ends, in any order', ends.toReversed(), true],
  ['neighbours', [zone(1, 4), zone(5, 5)], true],
  ['a position in two zones', [zone(1, 4), zone(4, 6)], false],
  ['one inside another', [zone(1, 9), zone(3, 4)], false],
  ['a last position before the first one', [zone(3, 2)], false],
  ['position 0', [zone(0, 2)], false],
])('checks that zones do not overlap: %s', (_what, zones, expected) => {
  expect(haveOwnPositions(zones)).toBe(expected);
});
