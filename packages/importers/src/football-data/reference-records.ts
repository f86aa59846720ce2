import type { FeedRecord } from '@tipmark/contract/feed';
import { LEAGUE_TYPE, SPORT, soccerRules } from '@tipmark/domain';
import { BOOKMAKERS, type FileBookmaker } from './bookmakers.ts';
import { type Division, divisionOf } from './divisions.ts';
import { POINT_DEDUCTIONS } from './point-deductions.ts';
import type { PriceColumn } from './price-columns.ts';
import type { FileMatch } from './read-row.ts';
import { refereeName } from './referee-names.ts';
import { refereeKey, SOURCE, seasonKey, teamKey } from './source.ts';
import { zonesOf } from './table-zones.ts';
import { teamNames } from './team-names/team-names.ts';
import { tieBreaksOf } from './tie-breaks.ts';

const ATTRIBUTION = 'football-data.co.uk';

/** Bookmakers whose columns the file has; those without a name here have their code as one. */
export function bookmakerRecords(
  columns: readonly PriceColumn[],
  codes: readonly string[],
): FeedRecord[] {
  const used = new Set(columns.map(({ bookmaker }) => bookmaker));
  const known = BOOKMAKERS.filter(({ key }) => used.has(key));
  const all: FileBookmaker[] = [...known, ...codes.map((key) => ({ key, name: key }))];
  return all.map(({ key, name, isAggregate }) => ({
    kind: 'bookmaker',
    source: SOURCE,
    key,
    name,
    ...(isAggregate === true ? { isAggregate } : {}),
  }));
}

/** League, season, teams and referees of the matches of one division and season. */
export function seasonRecords(
  division: string,
  season: string,
  matches: readonly FileMatch[],
): FeedRecord[] {
  const league = divisionOf(division);
  if (league === undefined) return [];
  const { countryCode } = league;
  const days = matches.map(({ day }) => day).toSorted();
  const teams = new Set(matches.flatMap(({ home, away }) => [home, away]));
  const zones = zonesOf(division, season, teams.size);
  const tieBreaks = tieBreaksOf(division, season);
  const referees = new Set(matches.flatMap(({ referee }) => referee ?? []));
  return [
    leagueRecord(division, league),
    ...[...teams].map(
      (team): FeedRecord => ({
        kind: 'team',
        source: SOURCE,
        key: teamKey(division, team),
        sport: SPORT.soccer,
        countryCode,
        ...teamNames(countryCode, team),
      }),
    ),
    ...[...referees].map(
      (referee): FeedRecord => ({
        kind: 'referee',
        source: SOURCE,
        key: refereeKey(division, referee),
        sport: SPORT.soccer,
        name: refereeName(countryCode, referee),
        countryCode,
      }),
    ),
    {
      kind: 'season',
      source: SOURCE,
      key: seasonKey(division, season),
      leagueKey: division,
      name: season,
      startsOn: days.at(0) ?? '',
      endsOn: days.at(-1) ?? '',
      deductions: deductionsOf(division, season, teams),
      ...(zones.length > 0 && { zones }),
      ...(tieBreaks && { tieBreaks: [...tieBreaks] }),
    },
  ];
}

function leagueRecord(division: string, { name, countryCode, tier }: Division): FeedRecord {
  return {
    kind: 'league',
    source: SOURCE,
    key: division,
    sport: SPORT.soccer,
    name,
    countryCode,
    leagueType: LEAGUE_TYPE.nationalLeague,
    tier,
    attribution: ATTRIBUTION,
    pointsRule: soccerRules.table.points,
  };
}

/** Only of teams the file has: a part of a season may not know all of them yet. */
function deductionsOf(division: string, season: string, teams: ReadonlySet<string>) {
  return (POINT_DEDUCTIONS[seasonKey(division, season)] ?? [])
    .filter(({ team }) => teams.has(team))
    .map(({ team, ...deduction }) => ({ teamKey: teamKey(division, team), ...deduction }));
}
