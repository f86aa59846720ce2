import { placeName } from '@tipmark/i18n/server';
import { type CivilDay, instantOf } from '../../calendar/civil-day.ts';
import { randomOf, shuffled } from '../../chance/random.ts';
import { countries } from '../../countries/countries.ts';
import { crestOf } from '../../countries/crests.ts';
import type { Competition, Fixture } from '../fixture.ts';
import { type Club, leagues } from '../league-catalogue.ts';
import { type SimulatedSeason, seasonOf } from '../season.ts';
import { BREAK_GROUPS, breakGroupOf } from './break-week.ts';

export const clubFriendlies: Competition = { key: 'club-friendlies', tier: 3, referees: [] };
export const nationalFriendlies: Competition = {
  key: 'national-friendlies',
  tier: 2,
  referees: [],
};

export const nationalTeams: readonly Club[] = countries.map((country, index) => ({
  key: `${country.code.toLowerCase()}-national`,
  name: { en: placeName(country.code, 'en'), ru: placeName(country.code, 'ru') },
  country,
  level: -1,
  crest: crestOf(index + 3, country.code),
}));

const FIRST_WEEK = 9;
const [WEDNESDAY, SATURDAY, SUNDAY] = [2, 5, 6];

/** Friendlies of the countries whose leagues rest: national teams twice, clubs once. */
export function friendliesOn(seed: number, day: CivilDay): Fixture[] {
  const season = seasonOf(day);
  const week = Math.floor((day - season.firstDay) / 7);
  const group = week - FIRST_WEEK;
  if (group < 0 || group >= BREAK_GROUPS) return [];
  const weekday = (day - season.firstDay) % 7;
  return [
    ...nationalOn(seed, season, group, day, weekday),
    ...clubsOn(seed, season, group, day, weekday),
  ];
}

function nationalOn(
  seed: number,
  season: SimulatedSeason,
  group: number,
  day: CivilDay,
  weekday: number,
): Fixture[] {
  if (weekday !== WEDNESDAY && weekday !== SATURDAY) return [];
  const teams = nationalTeams.filter(({ country }) => breakGroupOf(country) === group);
  const order = shuffled(teams, randomOf(seed, 'friendlies', season.name, group));
  // On the second day all opponents are different.
  const swapped = weekday === SATURDAY ? [...order.slice(1), ...order.slice(0, 1)] : order;
  return pairs(swapped).map((pair) => friendly(nationalFriendlies, season, pair, day, '20:45'));
}

function clubsOn(
  seed: number,
  season: SimulatedSeason,
  group: number,
  day: CivilDay,
  weekday: number,
): Fixture[] {
  if (weekday < WEDNESDAY || weekday > SUNDAY) return [];
  return leagues
    .filter(({ country }) => breakGroupOf(country) === group)
    .flatMap((league) => {
      const order = shuffled(league.clubs, randomOf(seed, 'friendlies', season.name, league.key));
      const pair = pairs(order)[weekday - WEDNESDAY];
      const time = league.country.workdayKickOffs[weekday % 4] ?? '17:00';
      return pair === undefined ? [] : [friendly(clubFriendlies, season, pair, day, time)];
    });
}

function pairs(clubs: readonly Club[]): (readonly [Club, Club])[] {
  return clubs.flatMap((home, index) => {
    const away = clubs[index + 1];
    return index % 2 === 0 && away !== undefined ? [[home, away] as const] : [];
  });
}

function friendly(
  league: Competition,
  season: SimulatedSeason,
  [home, away]: readonly [Club, Club],
  day: CivilDay,
  time: string,
): Fixture {
  const startsAt = instantOf(day, time, home.country.timeZone);
  const key = `${league.key}-${season.name}-${home.key}-${away.key}`;
  return {
    key,
    kind: 'friendly',
    league,
    season,
    round: '',
    place: 0,
    home,
    away,
    startsAt,
    replayAt: () => undefined,
  };
}
