import type { FeedRecord } from '@tipmark/contract/feed';
import { LEAGUE_TYPE, SPORT, ZONE_KIND, zone } from '@tipmark/domain';
import { DAY_SECONDS, isoDay, utcDayOf } from '../calendar/civil-day.ts';
import { crestRecord, leagueCrestOf } from '../countries/crests.ts';
import type { SportWorld } from '../sport-world.ts';
import { ANNOUNCED_SECONDS, SOURCE, type TimedRecord } from '../timed-record.ts';
import { createHockeyCalendar, hockeySeasonKey } from './hockey-fixtures.ts';
import { type HockeyLeague, hockeyLeagues } from './hockey-leagues.ts';
import { hockeyPlan } from './hockey-plan.ts';
import {
  type HockeySeason,
  hockeyBegan,
  hockeySeasonsBetween,
  seasonEndsOn,
} from './hockey-season.ts';
import { entrantsOf, HOCKEY_POINTS_RULE } from './play-offs.ts';
import { squadRecord } from './squads/hockey-squads.ts';

export function createHockey(seed: number): SportWorld {
  const calendar = createHockeyCalendar(seed);
  return {
    lasting,
    seasonsBetween: (from, to) =>
      hockeyLeagues.flatMap((league) => seasonsOf(seed, league, from, to)),
    plansOn: (day) => calendar(day).map((fixture) => hockeyPlan(seed, fixture)),
    seasonBegan: hockeyBegan,
  };
}

function lasting(): FeedRecord[] {
  return hockeyLeagues.flatMap(({ key, index, name, tier, nation, clubs }): FeedRecord[] => [
    {
      kind: 'league',
      source: SOURCE,
      key,
      sport: SPORT.hockey,
      name,
      tier,
      countryCode: nation.code,
      leagueType: LEAGUE_TYPE.nationalLeague,
      isSimulated: true,
      crest: crestRecord(leagueCrestOf('hockey', index)),
      pointsRule: HOCKEY_POINTS_RULE,
    },
    ...clubs.map(
      (club): FeedRecord => ({
        kind: 'team',
        source: SOURCE,
        key: club.key,
        sport: SPORT.hockey,
        name: club.name,
        countryCode: nation.code,
        crest: crestRecord(club.crest),
      }),
    ),
  ]);
}

/** Current or starting seasons with their squads, reported a day before the first announcement. */
function seasonsOf(seed: number, league: HockeyLeague, from: number, to: number): TimedRecord[] {
  const seasons = hockeySeasonsBetween(utcDayOf(from) - 2, utcDayOf(to) - 2, league.isWinter);
  return seasons
    .filter((season) => season.firstDay * DAY_SECONDS <= to + DAY_SECONDS)
    .flatMap((season) => {
      const at = season.firstDay * DAY_SECONDS - ANNOUNCED_SECONDS - DAY_SECONDS;
      return [
        { at, record: seasonRecord(league, season) },
        ...league.clubs.map((club) => ({
          at,
          record: squadRecord(seed, league, club, season.name),
        })),
      ];
    });
}

const playOffs = zone(ZONE_KIND.first, { en: 'Play-offs', ru: 'Плей-офф' });

function seasonRecord(league: HockeyLeague, season: HockeySeason): FeedRecord {
  return {
    kind: 'season',
    source: SOURCE,
    key: hockeySeasonKey(league, season),
    leagueKey: league.key,
    name: season.name,
    startsOn: isoDay(season.firstDay),
    endsOn: isoDay(seasonEndsOn(season)),
    zones: [playOffs(1, entrantsOf(league))],
  };
}
