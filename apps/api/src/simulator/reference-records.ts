import type { FeedRecord, SeasonRecord } from '@tipmark/contract/feed';
import { LEAGUE_TYPE, SPORT } from '@tipmark/domain';
import { DAY_SECONDS, isoDay } from './calendar/civil-day.ts';
import { seasonKey } from './calendar/fixtures.ts';
import { lastDayOf, type SimulatedSeason } from './calendar/season.ts';
import { leagues, type SimulatedLeague } from './countries/league-catalogue.ts';
import { bookmakers } from './prices/bookmakers.ts';
import { ANNOUNCED_SECONDS } from './schedule-records.ts';
import { SOURCE, type TimedRecord } from './timed-record.ts';

/** What never changes: bookmakers, leagues, clubs, referees. */
export function lastingRecords(): FeedRecord[] {
  const referees = new Map(
    leagues.flatMap(({ referees: ofLeague, country }) =>
      ofLeague.map(({ key, name }): [string, FeedRecord] => [
        key,
        {
          kind: 'referee',
          source: SOURCE,
          key,
          sport: SPORT.soccer,
          name,
          countryCode: country.code,
        },
      ]),
    ),
  );
  return [
    ...bookmakers.map(
      ({ key, name }): FeedRecord => ({ kind: 'bookmaker', source: SOURCE, key, name }),
    ),
    ...leagues.map(leagueRecord),
    ...leagues.flatMap(teamRecords),
    ...referees.values(),
  ];
}

function leagueRecord({ key, name, country, tier }: SimulatedLeague): FeedRecord {
  return {
    kind: 'league',
    source: SOURCE,
    key,
    sport: SPORT.soccer,
    name,
    countryCode: country.code,
    leagueType: LEAGUE_TYPE.nationalLeague,
    tier,
    isSimulated: true,
  };
}

function teamRecords({ clubs, country }: SimulatedLeague): FeedRecord[] {
  return clubs.map(({ key, name, crest }) => ({
    kind: 'team',
    source: SOURCE,
    key,
    sport: SPORT.soccer,
    name,
    countryCode: country.code,
    crest: { shape: crest.shape, colours: [...crest.colours] },
  }));
}

/** The season of every league, said a day before its first match is announced. */
export function seasonRecords(season: SimulatedSeason): TimedRecord[] {
  const at = season.firstDay * DAY_SECONDS - ANNOUNCED_SECONDS - DAY_SECONDS;
  return leagues.map((league) => ({ at, record: seasonRecord(league, season) }));
}

function seasonRecord(league: SimulatedLeague, season: SimulatedSeason): SeasonRecord {
  return {
    kind: 'season',
    source: SOURCE,
    key: seasonKey(league, season),
    leagueKey: league.key,
    name: season.name,
    startsOn: isoDay(season.firstDay),
    endsOn: isoDay(lastDayOf(season)),
  };
}
