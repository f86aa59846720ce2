import { LEAGUE_TIER, LEAGUE_TYPE, type LeagueType, SPORT } from '@tipmark/domain';
import type { Draft } from '../parts/draft.ts';
import { countryCodeOf, WORLD } from '../values/countries.ts';
import { dateOf } from '../values/instants.ts';
import { type Season, seasonBetween, seasonOfYear } from '../values/seasons.ts';
import { countOf, keyOf, listOf, reach, textOf } from '../values/soft.ts';
import { tableRulesOf } from '../values/table-rules.ts';
import { ATTRIBUTION, SOURCE } from './source.ts';

/** A league and season as a game names them. */
export interface GameLeague {
  readonly key: string;
  readonly name: string;
  readonly countryCode: string;
  readonly seasonKey: string;
}

const TOP: ReadonlySet<string> = new Set(['57', '35']);
const MIDDLE: ReadonlySet<string> = new Set(['47', '10', '16', '51', '58']);
const WITHIN_A_YEAR: ReadonlySet<string> = new Set(['AU', 'NZ']);
/** International games of clubs are played over the winter, those of nations in a spring. */
const OF_CLUBS = /champions hockey league|continental|spengler/i;
const FRIENDLY = /friendl/i;

const tierOf = (key: string) =>
  TOP.has(key) ? LEAGUE_TIER.top : MIDDLE.has(key) ? LEAGUE_TIER.middle : LEAGUE_TIER.rest;

function leagueTypeOf(name: string, countryCode: string, type: unknown): LeagueType {
  if (FRIENDLY.test(name)) return LEAGUE_TYPE.friendly;
  if (countryCode === WORLD)
    return OF_CLUBS.test(name) ? LEAGUE_TYPE.internationalClubs : LEAGUE_TYPE.nationalTeams;
  return type === 'Cup' ? LEAGUE_TYPE.nationalCup : LEAGUE_TYPE.nationalLeague;
}

const seasonKey = (league: string, year: number): string => `${league}-${year}`;

/** Adds the league of a game and its season. */
export function addLeague(
  draft: Draft,
  path: string,
  league: unknown,
  country: unknown,
): GameLeague | undefined {
  const read = leagueOf(draft, path, league, country);
  const year = countOf(reach(league, 'season'), 2_099);
  if (read === undefined) return undefined;
  if (year === undefined || year < 1_900) return void draft.leave(path, 'the game has no season');
  const { key, name, countryCode } = read;
  const isYear = WITHIN_A_YEAR.has(countryCode) || (countryCode === WORLD && !OF_CLUBS.test(name));
  const isAdded = addSeason(draft, path, { ...read, year }, seasonOfYear(year, !isYear));
  return isAdded ? { ...read, seasonKey: seasonKey(key, year) } : undefined;
}

function leagueOf(draft: Draft, path: string, league: unknown, country: unknown) {
  const [key, name] = [keyOf(reach(league, 'id')), textOf(reach(league, 'name'))];
  if (key === undefined || name === undefined)
    return void draft.leave(path, 'the league has no id or name');
  const countryCode = countryCodeOf({
    name: reach(country, 'name'),
    code: reach(country, 'code'),
    flag: reach(country, 'flag'),
  });
  const isAdded = draft.add(path, {
    kind: 'league',
    source: SOURCE,
    key,
    sport: SPORT.hockey,
    name: { en: name },
    countryCode,
    leagueType: leagueTypeOf(name, countryCode, reach(league, 'type')),
    tier: tierOf(key),
    pointsRule: tableRulesOf(SPORT.hockey, countryCode, name).pointsRule,
    attribution: ATTRIBUTION,
  });
  return isAdded ? { key, name, countryCode } : undefined;
}

interface SeasonOf extends Pick<GameLeague, 'key' | 'name' | 'countryCode'> {
  readonly year: number;
}

function addSeason(draft: Draft, path: string, of: SeasonOf, season: Season): boolean {
  return draft.add(path, {
    kind: 'season',
    source: SOURCE,
    key: seasonKey(of.key, of.year),
    leagueKey: of.key,
    ...season,
    tieBreaks: tableRulesOf(SPORT.hockey, of.countryCode, of.name).tieBreaks,
  });
}

/** A row of `/leagues`, with the exact days of its seasons. */
export function readLeague(draft: Draft, path: string, row: unknown): void {
  const league = leagueOf(draft, path, row, reach(row, 'country'));
  if (league === undefined) return;
  listOf(reach(row, 'seasons')).forEach((season, index) => {
    const at = `${path}.seasons[${index}]`;
    const year = countOf(reach(season, 'season'), 2_099);
    const [start, end] = [dateOf(reach(season, 'start')), dateOf(reach(season, 'end'))];
    if (year === undefined || start === undefined || end === undefined || end < start)
      return draft.leave(at, 'the season has no year, start or end');
    return void addSeason(draft, at, { ...league, year }, seasonBetween(start, end));
  });
}
