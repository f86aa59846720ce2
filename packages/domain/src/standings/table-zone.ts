import type { ValueOf } from '../enumerations/value-of.ts';

/**
 * The meaning of a place in a table, by rank: the league's best prize (the champions' cup,
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

/** Neighbouring places with the same consequence. */
export interface TableZone {
  readonly kind: ZoneKind;
  readonly firstPlace: number;
  readonly lastPlace: number;
}

/** The zone of a place, if it is in one. */
export function zoneOfPlace<Zone extends TableZone>(
  zones: readonly Zone[],
  place: number,
): Zone | undefined {
  return zones.find(({ firstPlace, lastPlace }) => firstPlace <= place && place <= lastPlace);
}

/** No place is in two zones. */
export function haveOwnPlaces(zones: readonly TableZone[]): boolean {
  const inOrder = zones.toSorted((one, other) => one.firstPlace - other.firstPlace);
  return inOrder.every(
    ({ firstPlace, lastPlace }, index) =>
      firstPlace <= lastPlace && firstPlace > (inOrder[index - 1]?.lastPlace ?? 0),
  );
}
