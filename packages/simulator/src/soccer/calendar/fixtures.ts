import { type CivilDay, instantOf, weekday } from '../../calendar/civil-day.ts';
import { randomOf, shuffled } from '../../chance/random.ts';
import { type Fixture, seasonKey } from '../fixture.ts';
import { type Club, leagues, type SimulatedLeague } from '../league-catalogue.ts';
import { type SimulatedSeason, seasonOf } from '../season.ts';
import { withoutPauses } from './always-on.ts';
import { breakWeekOf, overBreak } from './break-week.ts';
import { createCups } from './cups.ts';
import { friendliesOn } from './friendlies.ts';
import { drawOf, ROUNDS, SCHEME } from './previous-in-league.ts';
import { roundsOf } from './rounds.ts';

/** A match and its local start; the instant is computed on demand. */
interface Draft extends Omit<Fixture, 'startsAt' | 'replayAt'> {
  readonly time: string;
  readonly zone: string;
}

/** A season of a league: its matches by local day, and the days on which each club plays. */
interface LeagueSeason {
  readonly drafts: ReadonlyMap<CivilDay, readonly Draft[]>;
  readonly busy: ReadonlyMap<string, ReadonlySet<CivilDay>>;
}

function seasonOfLeague(
  seed: number,
  league: SimulatedLeague,
  season: SimulatedSeason,
): LeagueSeason {
  const phase = ((league.index * 0.618034) % 1) * 0.999;
  const name = seasonKey(league, season);
  const order = drawOf(seed, league.key, name);
  const drafts = new Map<CivilDay, Draft[]>();
  const busy = new Map<string, Set<CivilDay>>(league.clubs.map(({ key }) => [key, new Set()]));
  const weeks = { ...season, weeks: season.weeks - 1 };
  for (const { number: round, offsets } of roundsOf(weeks, ROUNDS, phase)) {
    const scheme = SCHEME[round - 1] ?? [];
    const pairings = shuffled(scheme, randomOf(seed, 'round', name, round));
    for (const [index, pairing] of pairings.entries()) {
      const [home, away] = pairing.map((drawIndex) => order[drawIndex]);
      if (home === undefined || away === undefined) continue;
      const day = season.firstDay + overBreak(offsets[index] ?? 0, breakWeekOf(league.country));
      const key = `${name}-${home.key}-${away.key}`;
      const time = kickOff(league, day, index + round);
      const draft: Draft = {
        key,
        kind: 'league',
        league,
        season,
        round: String(round),
        home,
        away,
        time,
        place: scheme.indexOf(pairing),
        zone: league.country.timeZone,
      };
      const ofDay = drafts.get(day);
      if (ofDay === undefined) drafts.set(day, [draft]);
      else ofDay.push(draft);
      for (const club of [home, away]) busy.get(club.key)?.add(day);
    }
  }
  return { drafts, busy };
}

const SATURDAY = 5;

/** Neighbours in a round start at different times; which ones changes from round to round. */
function kickOff(
  { country, index }: Pick<SimulatedLeague, 'country' | 'index'>,
  day: CivilDay,
  shift: number,
): string {
  const times = weekday(day) < SATURDAY ? country.workdayKickOffs : country.weekendKickOffs;
  return times[(shift + index) % times.length] ?? '19:00';
}

/** The matches of all competitions on a local day, in the order of the leagues. */
export type Calendar = (day: CivilDay) => readonly Fixture[];

const CACHED_SEASONS = leagues.length * 3;
const CACHED_DAYS = 30;
/** A postponed match is played within this many days, or is not reported at all. */
const MOST_DAYS_LATER = 8;

export function createCalendar(seed: number): Calendar {
  const cached = new Map<string, LeagueSeason>();
  const leagueSeason = (league: SimulatedLeague, season: SimulatedSeason) => {
    const key = seasonKey(league, season);
    const known = cached.get(key);
    if (known !== undefined) return known;
    const made = seasonOfLeague(seed, league, season);
    if (cached.size >= CACHED_SEASONS) cached.clear();
    cached.set(key, made);
    return made;
  };
  /** Whether a club plays in its league neither on a day nor within so many days of it. */
  const isFree = ({ key, country, level }: Club, day: CivilDay, rest: number): boolean => {
    const league = leagues.find((one) => one.country === country && one.level === level);
    if (league === undefined) return true;
    const days = leagueSeason(league, seasonOf(day)).busy.get(key);
    return ![day - rest, day, day + rest].some((near) => days?.has(near));
  };
  const isNoneOf = (fixtures: readonly Fixture[], clubs: readonly Club[]) =>
    !fixtures.some(({ home, away }) => clubs.includes(home) || clubs.includes(away));
  const freeDay = (
    home: Club,
    away: Club,
    first: CivilDay,
    last: CivilDay,
    isTaken: (day: CivilDay) => boolean = () => false,
  ) => {
    // Better on two consecutive days than not at all.
    for (const rest of [1, 0]) {
      for (let day = first; day <= last; day += 1) {
        if (!isFree(home, day, rest) || !isFree(away, day, rest) || isTaken(day)) continue;
        if (isNoneOf(friendliesOn(seed, day), [home, away])) return day;
      }
    }
    return undefined;
  };
  const drafts = new Map<CivilDay, readonly Draft[]>();
  const draftsOn = (day: CivilDay): readonly Draft[] =>
    leagues.flatMap((league) =>
      seasonsOn(day).flatMap((season) => leagueSeason(league, season).drafts.get(day) ?? []),
    );
  const timedOn = (day: CivilDay): readonly Draft[] => {
    const known = drafts.get(day);
    if (known !== undefined) return known;
    const around = [day - 1, day + 1].flatMap((near) =>
      draftsOn(near).map(({ time, zone }) => instantOf(near, time, zone)),
    );
    const timed = withoutPauses(day, draftsOn(day), around);
    if (drafts.size >= CACHED_DAYS) drafts.clear();
    drafts.set(day, timed);
    return timed;
  };
  const leagueFixture = (day: CivilDay, { time, zone, ...rest }: Draft): Fixture => ({
    ...rest,
    startsAt: instantOf(day, time, zone),
    replayAt: () => {
      const { home, away } = rest;
      const isInCup = (one: CivilDay) => !isNoneOf(cupsOn(one), [home, away]);
      const later = freeDay(home, away, day + 2, day + MOST_DAYS_LATER, isInCup);
      return later === undefined ? undefined : instantOf(later, time, zone);
    },
  });
  const cupsOn = createCups(seed, freeDay);
  return (day) => [
    ...timedOn(day).map((draft) => leagueFixture(day, draft)),
    ...cupsOn(day),
    ...friendliesOn(seed, day),
  ];
}

/** Two on the Monday between them. */
function seasonsOn(day: CivilDay): SimulatedSeason[] {
  const season = seasonOf(day);
  return season.firstDay === day ? [seasonOf(day - 1), season] : [season];
}
