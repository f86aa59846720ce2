/** Days on which teams met at one ground in one season, by their pairing. */
export type Pairings = Map<string, string[]>;

/** Which of their meetings that of a day is, from 1 on; a day seen before is not counted again. */
export function legOf(pairings: Pairings, pairing: string, day: string): number {
  const days = pairings.get(pairing) ?? [];
  if (!days.includes(day)) days.push(day);
  pairings.set(pairing, days);
  return days.indexOf(day) + 1;
}

/** Key of a meeting: `E0 2023/24 Chelsea v Fulham`, of the second `… #2`. */
export const keyOfLeg = (pairing: string, leg: number): string =>
  leg === 1 ? pairing : `${pairing} #${leg}`;
