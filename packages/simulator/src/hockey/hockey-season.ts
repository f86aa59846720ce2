import { type CivilDay, civilDay, isoDay, weekday } from '../calendar/civil-day.ts';

/** The months between two summers, or two winters in the south. */
export interface HockeySeason {
  /** `2026/27`, in the south `2026`. */
  readonly name: string;
  /** A Monday. */
  readonly firstDay: CivilDay;
  /** A round robin. */
  readonly weeks: number;
  readonly playOffWeeks: number;
}

const WINTER = { weeks: 29, playOffWeeks: 8 };
const SUMMER = { weeks: 20, playOffWeeks: 5 };
/** Weeks of a winter season in which the national teams play: November, December, February. */
const BREAKS = new Set([8, 13, 21]);

export function hockeySeason(year: number, isWinter: boolean): HockeySeason {
  const from = isWinter ? civilDay(year, 9, 8) : civilDay(year, 4, 20);
  const firstDay = from + ((7 - weekday(from)) % 7);
  return isWinter
    ? { name: `${year}/${String(year + 1).slice(2)}`, firstDay, ...WINTER }
    : { name: String(year), firstDay, ...SUMMER };
}

/** The first day after the last match of the table. */
export function tableClosesOn({ firstDay, weeks }: HockeySeason): CivilDay {
  return firstDay + weeks * 7;
}

/** The first day after the final. */
export function seasonEndsOn(season: HockeySeason): CivilDay {
  return tableClosesOn(season) + season.playOffWeeks * 7;
}

/** The current season, or else the next one. */
export function hockeySeasonOn(day: CivilDay, isWinter: boolean): HockeySeason {
  const year = Number(isoDay(day).slice(0, 4));
  const seasons = [year - 1, year, year + 1].map((one) => hockeySeason(one, isWinter));
  const season = seasons.find((one) => day < seasonEndsOn(one));
  return season ?? hockeySeason(year, isWinter);
}

/** Seasons running between two days, and the next one. */
export function hockeySeasonsBetween(
  first: CivilDay,
  last: CivilDay,
  isWinter: boolean,
): HockeySeason[] {
  const until = hockeySeasonOn(last, isWinter);
  const seasons = [hockeySeasonOn(first, isWinter)];
  for (let next = seasons[0]; next && next.firstDay < until.firstDay; ) {
    next = hockeySeasonOn(seasonEndsOn(next), isWinter);
    seasons.push(next);
  }
  return seasons;
}

/** The first day of the last season that began, in the north or in the south. */
export function hockeyBegan(day: CivilDay): CivilDay {
  const year = Number(isoDay(day).slice(0, 4));
  const began = [true, false].map((isWinter) =>
    Math.max(
      ...[year - 1, year]
        .map((one) => hockeySeason(one, isWinter).firstDay)
        .filter((firstDay) => firstDay <= day),
    ),
  );
  return Math.min(...began);
}

/** The days of a season on which a round may begin: no breaks, no Christmas, no New Year's Eve. */
export function matchDays(
  { firstDay, weeks }: HockeySeason,
  weekdays: readonly number[],
  isWinter: boolean,
): CivilDay[] {
  return Array.from({ length: weeks }, (_, week) => week)
    .filter((week) => !isWinter || !BREAKS.has(week))
    .flatMap((week) => weekdays.map((day) => firstDay + week * 7 + day))
    .filter((day) => !/-12-(?:2[3456]|3[01])$/.test(isoDay(day)));
}
