import type { FeedRecord, SeasonRecord } from '@tipmark/contract/feed';
import { LEAGUE_TYPE, type LeagueType, SPORT } from '@tipmark/domain';
import { DAY_SECONDS, isoDay } from '../calendar/civil-day.ts';
import { randomOf } from '../chance/random.ts';
import { countries } from '../countries/countries.ts';
import { crestRecord, leagueCrestOf } from '../countries/crests.ts';
import { ANNOUNCED_SECONDS, SOURCE, type TimedRecord } from '../timed-record.ts';
import { clubFriendlies, nationalFriendlies, nationalTeams } from './calendar/friendlies.ts';
import { cups } from './cup-catalogue.ts';
import { type Competition, seasonKey } from './fixture.ts';
import { type Club, cupRefereesOf, leagues, type Named } from './league-catalogue.ts';
import { lastDayOf, type SimulatedSeason } from './season.ts';
import { squadRecords } from './squads/squad-records.ts';
import { zonesOfLeague } from './table-zones.ts';

const DEDUCTION_SHARE = 0.35;
/** Before any record of the season. */
const DECIDED_DAYS = 12;

interface ListedCompetition extends Competition, Pick<Named, 'name'> {
  readonly countryCode: string;
  readonly leagueType: LeagueType;
}

const competitions: readonly ListedCompetition[] = [
  ...leagues.map((league) => ({
    ...league,
    countryCode: league.country.code,
    leagueType: LEAGUE_TYPE.nationalLeague,
  })),
  ...cups,
  {
    ...clubFriendlies,
    countryCode: 'ZZ',
    leagueType: LEAGUE_TYPE.friendly,
    name: { en: 'Club Friendlies', ru: 'Товарищеские матчи клубов' },
  },
  {
    ...nationalFriendlies,
    countryCode: 'ZZ',
    leagueType: LEAGUE_TYPE.friendly,
    name: { en: 'Friendly Internationals', ru: 'Товарищеские матчи сборных' },
  },
];

/** What never changes: competitions, clubs, national teams, referees. */
export function lastingRecords(): FeedRecord[] {
  const ofCups = new Set(cups.flatMap((cup) => cup.referees.map(({ key }) => key)));
  const referees = countries.flatMap(({ code }) =>
    [
      ...leagues.filter(({ country }) => country.code === code).flatMap((one) => one.referees),
      ...cupRefereesOf(code).filter(({ key }) => ofCups.has(key)),
    ].map((referee) => refereeRecord(referee, code)),
  );
  const clubs = [...leagues.flatMap((league) => league.clubs), ...nationalTeams];
  return [...competitions.map(leagueRecord), ...clubs.map(teamRecord), ...referees];
}

function refereeRecord({ key, name }: Named, countryCode: string): FeedRecord {
  return { kind: 'referee', source: SOURCE, key, sport: SPORT.soccer, name, countryCode };
}

function leagueRecord(
  { key, name, countryCode, leagueType, tier }: ListedCompetition,
  index: number,
): FeedRecord {
  return {
    kind: 'league',
    source: SOURCE,
    key,
    sport: SPORT.soccer,
    name,
    countryCode,
    leagueType,
    tier,
    crest: crestRecord(leagueCrestOf('soccer', index)),
    isSimulated: true,
  };
}

function teamRecord({ key, name, crest, country }: Club): FeedRecord {
  return {
    kind: 'team',
    source: SOURCE,
    key,
    sport: SPORT.soccer,
    name,
    countryCode: country.code,
    crest: crestRecord(crest),
  };
}

/**
 * The season of every competition and its squads, reported a day before its first match is
 * announced.
 */
export function seasonRecords(seed: number, season: SimulatedSeason): TimedRecord[] {
  const at = season.firstDay * DAY_SECONDS - ANNOUNCED_SECONDS - DAY_SECONDS;
  const seasons = competitions.map((competition) => seasonRecord(seed, competition, season));
  return [...seasons, ...squadRecords(seed, season)].map((record) => ({ at, record }));
}

function seasonRecord(
  seed: number,
  competition: ListedCompetition,
  season: SimulatedSeason,
): SeasonRecord {
  const deductions = deductionsOf(seed, competition, season);
  const league = leagues.find(({ key }) => key === competition.key);
  const zones = league === undefined ? [] : zonesOfLeague(league);
  return {
    kind: 'season',
    source: SOURCE,
    key: seasonKey(competition, season),
    leagueKey: competition.key,
    name: season.name,
    startsOn: isoDay(season.firstDay),
    endsOn: isoDay(lastDayOf(season)),
    ...(deductions.length > 0 ? { deductions } : {}),
    ...(zones.length > 0 ? { zones } : {}),
  };
}

/** Of some lower leagues: a club starts with deducted points, as was decided before the season. */
function deductionsOf(
  seed: number,
  { key }: ListedCompetition,
  season: SimulatedSeason,
): NonNullable<SeasonRecord['deductions']> {
  const league = leagues.find((one) => one.key === key);
  const random = randomOf(seed, 'deduction', key, season.name);
  if (league === undefined || league.level === 0 || !random.chance(DEDUCTION_SHARE)) return [];
  const club = league.clubs[random.integer(0, league.clubs.length - 1)];
  const points = random.pick([3, 4, 6]);
  const date = isoDay(season.firstDay - ANNOUNCED_SECONDS / DAY_SECONDS - DECIDED_DAYS);
  const reason = random.pick(['financial-rules', 'false-accounting', 'crowd-trouble']);
  return club === undefined ? [] : [{ teamKey: club.key, points, reason, date }];
}
