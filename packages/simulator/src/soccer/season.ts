import { type CivilDay, civilDay, isoDay, weekday } from '../calendar/civil-day.ts';

/** Half a year of every league: 19 rounds out and 19 back without a break. */
export interface SimulatedSeason {
  /** `2026-2`: the second half of 2026. */
  readonly name: string;
  /** A Monday. */
  readonly firstDay: CivilDay;
  readonly weeks: number;
}

/** Season a day belongs to. Seasons start on the first Mondays of January and July. */
export function seasonOf(day: CivilDay): SimulatedSeason {
  const year = Number(isoDay(day).slice(0, 4));
  const starts = [startOf(year - 1, 2), startOf(year, 1), startOf(year, 2), startOf(year + 1, 1)];
  const index = starts.findLastIndex((start) => start <= day);
  const firstDay = starts[index] ?? day;
  const names = [`${year - 1}-2`, `${year}-1`, `${year}-2`];
  return {
    name: names[index] ?? '',
    firstDay,
    weeks: ((starts[index + 1] ?? firstDay) - firstDay) / 7,
  };
}

/** The Monday on which the last weekend's round ends, the first day of the next season. */
export function lastDayOf({ firstDay, weeks }: SimulatedSeason): CivilDay {
  return firstDay + weeks * 7;
}

function startOf(year: number, half: 1 | 2): CivilDay {
  const first = civilDay(year, half === 1 ? 1 : 7, 1);
  return first + ((7 - weekday(first)) % 7);
}
