import { type CivilDay, instantOf, weekday } from '../calendar/civil-day.ts';
import { doubleRoundRobin } from '../calendar/pairings.ts';
import { randomOf, shuffled } from '../chance/random.ts';
import { type HockeyClub, type HockeyLeague, hockeyLeagues } from './hockey-leagues.ts';
import { type HockeySeason, hockeySeasonOn, matchDays, tableClosesOn } from './hockey-season.ts';
import { playOffsOf } from './play-offs.ts';

/** A match in the calendar. */
export interface HockeyFixture {
  readonly key: string;
  readonly league: HockeyLeague;
  readonly season: HockeySeason;
  /** `12`; in the play-offs `QF 3`, the third game of a quarter-final. */
  readonly round: string;
  readonly isPlayOff: boolean;
  readonly home: HockeyClub;
  readonly away: HockeyClub;
  /** Unix seconds. */
  readonly startsAt: number;
  /** Later than usual where the pairing, or whether they meet again, was not known before. */
  readonly announcedAt?: number;
  /** Whether neither club plays this many days later. */
  readonly canMoveBy: (days: number) => boolean;
}

export function hockeySeasonKey(league: HockeyLeague, season: HockeySeason): string {
  return `${league.key}-${season.name}`;
}

type Draft = Omit<HockeyFixture, 'startsAt'> & { readonly time: string };

const [TUESDAY, FRIDAY, SATURDAY] = [1, 4, 5];
const WORKDAY_TIMES = ['18:30', '19:00', '19:30'] as const;
const WEEKEND_TIMES = ['13:00', '15:00', '16:30', '17:00', '19:00'] as const;

/** Rounds evenly over the days of the season; long rounds take two days. */
function seasonOfLeague(
  seed: number,
  league: HockeyLeague,
  season: HockeySeason,
): Map<CivilDay, Draft[]> {
  const name = hockeySeasonKey(league, season);
  const order = shuffled(league.clubs, randomOf(seed, 'draw', name));
  const scheme = doubleRoundRobin(league.clubs.length);
  const rounds = Array.from({ length: league.legs }, () => scheme).flat();
  const days = matchDays(season, league.weekdays, league.isWinter);
  const drafts = new Map<CivilDay, Draft[]>();
  const busy = new Map(league.clubs.map((club) => [club, new Set<CivilDay>()]));
  const firstDayOf = (round: number) =>
    days[Math.floor((round * days.length) / rounds.length)] ?? season.firstDay;
  for (const [index, pairings] of rounds.entries()) {
    const first = firstDayOf(index);
    const isLong = takesTwoDays(first) && firstDayOf(index + 1) > first + 1;
    const leg = Math.floor(index / scheme.length) + 1;
    const mixed = shuffled(pairings, randomOf(seed, 'round', name, index));
    for (const [slot, [one, other]] of mixed.entries()) {
      const [home, away] = [order[one], order[other]];
      if (home === undefined || away === undefined) continue;
      const isSecondDay = isLong && slot * 2 >= mixed.length;
      const day = isSecondDay ? first + 1 : first;
      const times = weekday(day) < SATURDAY ? WORKDAY_TIMES : WEEKEND_TIMES;
      const draft: Draft = {
        key: `${name}-${home.key}-${away.key}-${leg}`,
        league,
        season,
        round: String(index + 1),
        isPlayOff: false,
        home,
        away,
        time: times[(slot + index) % times.length] ?? '19:00',
        canMoveBy: (later) => ![home, away].some((club) => busy.get(club)?.has(day + later)),
      };
      for (const club of [home, away]) busy.get(club)?.add(day);
      drafts.set(day, [...(drafts.get(day) ?? []), draft]);
    }
  }
  return drafts;
}

function takesTwoDays(day: CivilDay): boolean {
  return [TUESDAY, FRIDAY, SATURDAY].includes(weekday(day));
}

const CACHED_SEASONS = hockeyLeagues.length * 3;

/** The matches of all leagues on a local day. Play-offs are played through on first use. */
export function createHockeyCalendar(seed: number): (day: CivilDay) => HockeyFixture[] {
  const draftsOf = cachedBySeason((league, season) => seasonOfLeague(seed, league, season));
  const seriesOf = cachedBySeason((league, season) => {
    const drafts = draftsOf(league, season);
    return playOffsOf(seed, league, season, [...drafts].flatMap(fixturesOfDay));
  });
  return (day) =>
    hockeyLeagues.flatMap((league) => {
      const season = hockeySeasonOn(day, league.isWinter);
      return day < tableClosesOn(season)
        ? fixturesOfDay([day, draftsOf(league, season).get(day) ?? []])
        : (seriesOf(league, season).get(day) ?? []);
    });
}

function fixturesOfDay([day, drafts]: readonly [CivilDay, readonly Draft[]]): HockeyFixture[] {
  return drafts.map(({ time, ...rest }) => ({
    ...rest,
    startsAt: instantOf(day, time, rest.league.nation.timeZone),
  }));
}

function cachedBySeason<Made>(make: (league: HockeyLeague, season: HockeySeason) => Made) {
  const cached = new Map<string, Made>();
  return (league: HockeyLeague, season: HockeySeason): Made => {
    const key = hockeySeasonKey(league, season);
    const known = cached.get(key);
    if (known !== undefined) return known;
    const made = make(league, season);
    if (cached.size >= CACHED_SEASONS) cached.clear();
    cached.set(key, made);
    return made;
  };
}
