import { type CivilDay, utcDayOf } from '../calendar/civil-day.ts';
import type { SportWorld } from '../sport-world.ts';
import type { TimedRecord } from '../timed-record.ts';
import { createCalendar } from './calendar/fixtures.ts';
import { lastingRecords, seasonRecords } from './reference-records.ts';
import { seasonOf } from './season.ts';
import { soccerPlan } from './soccer-plan.ts';

export function createSoccer(seed: number): SportWorld {
  const calendar = createCalendar(seed);
  return {
    lasting: lastingRecords,
    seasonsBetween: (from, to) => seasonsBetween(seed, from, to),
    plansOn: (day) => calendar(day).map((fixture) => soccerPlan(seed, fixture)),
    seasonBegan: (day) => seasonOf(day).firstDay,
  };
}

function seasonsBetween(seed: number, from: number, to: number): TimedRecord[] {
  const seasons = new Map(
    // A match on the Monday between two seasons belongs to the older one.
    daysBetween(utcDayOf(from) - 2, utcDayOf(to) + 1).map((day) => {
      const season = seasonOf(day);
      return [season.name, season];
    }),
  );
  return [...seasons.values()].flatMap((season) => seasonRecords(seed, season));
}

/** Every seventh day and the last one: no season is shorter than a week. */
function daysBetween(first: CivilDay, last: CivilDay): CivilDay[] {
  const days = Array.from({ length: Math.ceil((last - first) / 7) }, (_, week) => first + week * 7);
  return [...days, last];
}
