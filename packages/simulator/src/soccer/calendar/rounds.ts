import type { SimulatedSeason } from '../season.ts';

/** Days counted from the Monday a week starts with; its last round ends on the next Monday. */
const [MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY, SUNDAY] = [7, 1, 2, 3, 4, 5, 6];

export interface Round {
  /** From 1. */
  readonly number: number;
  /** Day of each of the round's ten matches, counted from the season's first Monday. */
  readonly offsets: readonly number[];
}

/**
 * The rounds of one league in a season: one every weekend, and in some weeks another between
 * Tuesday and Thursday. Leagues have theirs in different weeks, so that no day is empty.
 * @param phase position of a league in the cycle of midweeks, 0 ≤ phase < 1
 */
export function roundsOf({ weeks }: SimulatedSeason, rounds: number, phase: number): Round[] {
  const midweeks = Math.max(0, rounds - weeks);
  const shift = midweeks === 0 ? 0 : (phase * weeks) / midweeks;
  const hasMidweek = (week: number) =>
    Math.floor(((week + 1 + shift) * midweeks) / weeks) >
    Math.floor(((week + shift) * midweeks) / weeks);
  const days: number[][] = [];
  for (let week = 0; week < weeks; week += 1) {
    if (hasMidweek(week)) days.push(midweekDays(week));
    const isBeforeMidweek = week < weeks - 1 && hasMidweek(week + 1);
    days.push(weekendDays(week, hasMidweek(week), isBeforeMidweek));
  }
  return days.slice(0, rounds).map((offsets, index) => ({ number: index + 1, offsets }));
}

function midweekDays(week: number): number[] {
  return spread(week, [
    [TUESDAY, 3],
    [WEDNESDAY, 4],
    [THURSDAY, 3],
  ]);
}

/** No team plays on Friday after Thursday, or on Monday before Tuesday. */
function weekendDays(week: number, isAfterMidweek: boolean, isBeforeMidweek: boolean): number[] {
  if (isAfterMidweek && isBeforeMidweek) {
    return spread(week, [
      [SATURDAY, 5],
      [SUNDAY, 5],
    ]);
  }
  if (isAfterMidweek) {
    return spread(week, [
      [SATURDAY, 4],
      [SUNDAY, 3],
      [MONDAY, 3],
    ]);
  }
  if (isBeforeMidweek) {
    return spread(week, [
      [FRIDAY, 3],
      [SATURDAY, 4],
      [SUNDAY, 3],
    ]);
  }
  return spread(week, [
    [FRIDAY, 3],
    [SATURDAY, 3],
    [SUNDAY, 2],
    [MONDAY, 2],
  ]);
}

function spread(week: number, days: readonly (readonly [day: number, matches: number])[]) {
  return days.flatMap(([day, matches]) => Array.from({ length: matches }, () => week * 7 + day));
}
