import { randomOf, shuffled } from '../chance/random.ts';
import {
  CLUBS_IN_LEAGUE,
  type Club,
  leagues,
  type SimulatedLeague,
} from '../countries/league-catalogue.ts';
import { type CivilDay, instantOf, weekday } from './civil-day.ts';
import { doubleRoundRobin } from './pairings.ts';
import { roundsOf } from './rounds.ts';
import { type SimulatedSeason, seasonOf } from './season.ts';

/** A match as the calendar knows it. */
export interface Fixture {
  readonly key: string;
  readonly league: SimulatedLeague;
  readonly season: SimulatedSeason;
  readonly round: number;
  readonly home: Club;
  readonly away: Club;
  /** Unix seconds. */
  readonly startsAt: number;
}

const SCHEME = doubleRoundRobin(CLUBS_IN_LEAGUE);
const ROUNDS = SCHEME.length;

export function seasonKey(league: SimulatedLeague, season: SimulatedSeason): string {
  return `${league.key}-${season.name}`;
}

/** A match and the wall clock it starts at; what that is in the world is worked out when asked. */
interface Draft extends Omit<Fixture, 'startsAt'> {
  readonly time: string;
}

/** Every match of one league in one season, by the local day it is played on. */
function draftsOfSeason(
  seed: number,
  league: SimulatedLeague,
  season: SimulatedSeason,
): Map<CivilDay, Draft[]> {
  const phase = ((league.index * 0.618034) % 1) * 0.999;
  const name = seasonKey(league, season);
  const order = shuffled(league.clubs, randomOf(seed, 'draw', name));
  const days = new Map<CivilDay, Draft[]>();
  for (const { number: round, offsets } of roundsOf(season, ROUNDS, phase)) {
    const pairings = shuffled(SCHEME[round - 1] ?? [], randomOf(seed, 'round', name, round));
    for (const [index, [first, second]] of pairings.entries()) {
      const [home, away] = [order[first], order[second]];
      if (home === undefined || away === undefined) continue;
      const day = season.firstDay + (offsets[index] ?? 0);
      const key = `${name}-${home.key}-${away.key}`;
      const time = kickOff(league, day, index + round);
      const ofDay = days.get(day) ?? [];
      days.set(day, [...ofDay, { key, league, season, round, home, away, time }]);
    }
  }
  return days;
}

const SATURDAY = 5;

/** Neighbours in a round start at different times; which ones changes from round to round. */
function kickOff({ country, index }: SimulatedLeague, day: CivilDay, turn: number): string {
  const times = weekday(day) < SATURDAY ? country.workdayKickOffs : country.weekendKickOffs;
  return times[(turn + index) % times.length] ?? '19:00';
}

/** The matches of all leagues on a local day, in the order of the leagues. */
export type Calendar = (day: CivilDay) => readonly Fixture[];

const KEPT_SEASONS = leagues.length * 3;

export function createCalendar(seed: number): Calendar {
  const kept = new Map<string, Map<CivilDay, Draft[]>>();
  const draftsOf = (league: SimulatedLeague, season: SimulatedSeason) => {
    const key = seasonKey(league, season);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const drafts = draftsOfSeason(seed, league, season);
    if (kept.size >= KEPT_SEASONS) kept.clear();
    kept.set(key, drafts);
    return drafts;
  };
  return (day) =>
    leagues.flatMap((league) =>
      seasonsOn(day)
        .flatMap((season) => draftsOf(league, season).get(day) ?? [])
        .map(({ time, ...rest }) => ({
          ...rest,
          startsAt: instantOf(day, time, league.country.timeZone),
        })),
    );
}

/** Two on the Monday between them. */
function seasonsOn(day: CivilDay): SimulatedSeason[] {
  const season = seasonOf(day);
  return season.firstDay === day ? [seasonOf(day - 1), season] : [season];
}
