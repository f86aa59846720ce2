import type { LeagueRecord, SeasonRecord } from '@tipmark/contract/feed';
import { LEAGUE_TIER, LEAGUE_TYPE, type LeagueTier, type LeagueType, SPORT } from '@tipmark/domain';
import type { Draft } from '../parts/draft.ts';
import { countryCodeOf, WORLD } from '../values/countries.ts';
import { dateOf } from '../values/instants.ts';
import { leagueName } from '../values/league-names.ts';
import { isSplitIn, type Season, seasonBetween, seasonOfYear } from '../values/seasons.ts';
import { countOf, keyOf, listOf, reach, textOf } from '../values/soft.ts';
import { ATTRIBUTION, SOURCE, seasonKey } from './source.ts';

/** A league and season as rows of other answers name them. */
export interface FixtureLeague {
  readonly key: string;
  readonly name: string;
  readonly countryCode: string;
  readonly seasonKey: string;
  /** Its name. */
  readonly season: string;
  readonly isFriendly: boolean;
  /** A league of its country; false: a cup, friendlies, an international competition. */
  readonly isLeague: boolean;
}

/** International competitions within a year; others follow the leagues. */
const WITHIN_A_YEAR: ReadonlySet<string> = new Set('1 4 6 7 9 10 11 13 15 22 667'.split(' '));
/** A league of its country with the other kind of season: the A-League. */
const OVER_WINTER: ReadonlySet<string> = new Set(['188']);
const OF_NATIONS: ReadonlySet<string> = new Set('1 4 5 6 7 9 22 29 30 31 32 33 34'.split(' '));
const FRIENDLY = /\bfriendl/i;
const CUP = /\b(?:cup|copa|coppa|coupe|pokal|beker|ta[cç]a|kupa|puchar|trophy|super ?cup)\b/i;

const TOP: ReadonlySet<string> = new Set('1 2 3 4 39 61 78 135 140'.split(' '));
const MIDDLE: ReadonlySet<string> = new Set(
  '5 13 40 45 48 62 71 79 81 88 94 128 136 137 141 143 144 203 235 253 848'.split(' '),
);

const tierOf = (key: string): LeagueTier =>
  TOP.has(key) ? LEAGUE_TIER.top : MIDDLE.has(key) ? LEAGUE_TIER.middle : LEAGUE_TIER.rest;

function leagueTypeOf(key: string, name: string, country: string, type: unknown): LeagueType {
  if (FRIENDLY.test(name)) return LEAGUE_TYPE.friendly;
  if (country === WORLD)
    return OF_NATIONS.has(key) ? LEAGUE_TYPE.nationalTeams : LEAGUE_TYPE.internationalClubs;
  const isCup = type === undefined ? CUP.test(name) : type === 'Cup';
  return isCup ? LEAGUE_TYPE.nationalCup : LEAGUE_TYPE.nationalLeague;
}

function isSplit(key: string, country: string): boolean {
  if (country === WORLD) return !WITHIN_A_YEAR.has(key);
  return OVER_WINTER.has(key) || (country !== 'AU' && isSplitIn(country));
}

function leagueRecord(key: string, name: string, countryCode: string, type: unknown): LeagueRecord {
  return {
    kind: 'league',
    source: SOURCE,
    key,
    sport: SPORT.soccer,
    name: { en: leagueName(countryCode, name) },
    countryCode,
    leagueType: leagueTypeOf(key, name, countryCode, type),
    tier: tierOf(key),
    attribution: ATTRIBUTION,
  };
}

const seasonRecord = (league: string, year: number, season: Season): SeasonRecord => ({
  kind: 'season',
  source: SOURCE,
  key: seasonKey(league, year),
  leagueKey: league,
  ...season,
});

/** Adds the league and the season of a fixture; its season has the days of its kind. */
export function addLeague(draft: Draft, path: string, row: unknown): FixtureLeague | undefined {
  const key = keyOf(reach(row, 'id'));
  const name = textOf(reach(row, 'name'));
  const year = countOf(reach(row, 'season'), 2_099);
  if (key === undefined || name === undefined || year === undefined || year < 1_900) {
    draft.leave(path, 'the league has no id, name or season');
    return undefined;
  }
  const countryCode = countryCodeOf({ name: reach(row, 'country'), flag: reach(row, 'flag') });
  const league = leagueRecord(key, name, countryCode, undefined);
  const season = seasonOfYear(year, isSplit(key, countryCode));
  if (!draft.add(path, league) || !draft.add(path, seasonRecord(key, year, season)))
    return undefined;
  return {
    key,
    name,
    countryCode,
    seasonKey: seasonKey(key, year),
    season: season.name,
    isFriendly: FRIENDLY.test(name),
    isLeague: league.leagueType === LEAGUE_TYPE.nationalLeague,
  };
}

/** A row of `/leagues`: a league with the exact days of its seasons. */
export function readLeague(draft: Draft, path: string, row: unknown): void {
  const key = keyOf(reach(row, 'league', 'id'));
  const name = textOf(reach(row, 'league', 'name'));
  if (key === undefined || name === undefined)
    return draft.leave(path, 'the league has no id or name');
  const countryCode = countryCodeOf({
    name: reach(row, 'country', 'name'),
    code: reach(row, 'country', 'code'),
    flag: reach(row, 'country', 'flag'),
  });
  const type = textOf(reach(row, 'league', 'type'));
  if (!draft.add(path, leagueRecord(key, name, countryCode, type))) return undefined;
  listOf(reach(row, 'seasons')).forEach((season, index) => {
    const at = `${path}.seasons[${index}]`;
    const year = countOf(reach(season, 'year'), 2_099);
    const [start, end] = [dateOf(reach(season, 'start')), dateOf(reach(season, 'end'))];
    if (year === undefined || start === undefined || end === undefined || end < start)
      return draft.leave(at, 'the season has no year, start or end');
    draft.add(at, seasonRecord(key, year, seasonBetween(start, end)));
    return undefined;
  });
}
