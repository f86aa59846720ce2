import type { ValueOf } from '../enumerations/value-of.ts';

/**
 * The meaning of a position in a table, by rank: the league's best prize (the champions' cup,
 * promotion), the next ones, relegation play-offs, and relegation. The name of a zone says more.
 */
export const ZONE_KIND = {
  first: 1,
  second: 2,
  third: 3,
  relegationPlayOff: 4,
  relegation: 5,
} as const;
export type ZoneKind = ValueOf<typeof ZONE_KIND>;

/** Neighbouring positions with the same consequence. */
export interface TableZone {
  readonly kind: ZoneKind;
  readonly firstPlace: number;
  readonly lastPlace: number;
}

/** The zone of a position, if it is in one. */
export function zoneOfPosition<Zone extends TableZone>(
  zones: readonly Zone[],
  position: number,
): Zone | undefined {
  return zones.find(({ firstPlace, lastPlace }) => firstPlace <= position && position <= lastPlace);
}

/** No position is in two zones. */
export function haveOwnPositions(zones: readonly TableZone[]): boolean {
  const inOrder = zones.toSorted((one, other) => one.firstPlace - other.firstPlace);
  return inOrder.every(
    ({ firstPlace, lastPlace }, index) =>
      firstPlace <= lastPlace && firstPlace > (inOrder[index - 1]?.lastPlace ?? 0),
  );
}
