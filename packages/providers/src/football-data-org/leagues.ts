import { LEAGUE_TIER, LEAGUE_TYPE, type LeagueTier, type LeagueType, SPORT } from '@tipmark/domain';
import type { Draft } from '../parts/draft.ts';
import { countryOfThree, WORLD } from '../values/countries.ts';
import { dateOf } from '../values/instants.ts';
import { leagueName } from '../values/league-names.ts';
import { seasonBetween } from '../values/seasons.ts';
import { keyOf, reach, textOf } from '../values/soft.ts';
import { ATTRIBUTION, SOURCE } from './source.ts';

/** A competition and season, with what its matches need. */
export interface Competition {
  readonly name: string;
  readonly countryCode: string;
  readonly seasonKey: string;
}

const TOP: ReadonlySet<string> = new Set('PL BL1 SA PD FL1 CL EC WC'.split(' '));
const MIDDLE: ReadonlySet<string> = new Set('ELC DED PPL BSA CLI EL'.split(' '));
const OF_NATIONS: ReadonlySet<string> = new Set('EC WC'.split(' '));

function tierOf(code: string): LeagueTier {
  if (TOP.has(code)) return LEAGUE_TIER.top;
  return MIDDLE.has(code) ? LEAGUE_TIER.middle : LEAGUE_TIER.rest;
}

function leagueTypeOf(code: string, type: unknown, countryCode: string): LeagueType {
  if (countryCode !== WORLD)
    return type === 'CUP' ? LEAGUE_TYPE.nationalCup : LEAGUE_TYPE.nationalLeague;
  return OF_NATIONS.has(code) ? LEAGUE_TYPE.nationalTeams : LEAGUE_TYPE.internationalClubs;
}

/** Adds a competition and its season, which has its days in every answer. */
export function addCompetition(
  draft: Draft,
  path: string,
  {
    competition,
    area,
    season,
  }: {
    readonly competition: unknown;
    readonly area: unknown;
    readonly season: unknown;
  },
): Competition | undefined {
  const [key, name] = [keyOf(reach(competition, 'id')), textOf(reach(competition, 'name'))];
  const id = keyOf(reach(season, 'id'));
  const [first, last] = [dateOf(reach(season, 'startDate')), dateOf(reach(season, 'endDate'))];
  if (key === undefined || name === undefined)
    return void draft.leave(path, 'the competition has no id or name');
  if (id === undefined || first === undefined || last === undefined || last < first)
    return void draft.leave(path, 'the season has no id, start or end');
  const countryCode = countryOfThree(reach(area, 'code'));
  const code = textOf(reach(competition, 'code')) ?? '';
  const isAdded =
    draft.add(path, {
      kind: 'league',
      source: SOURCE,
      key,
      sport: SPORT.soccer,
      name: { en: leagueName(countryCode, name) },
      countryCode,
      leagueType: leagueTypeOf(code, reach(competition, 'type'), countryCode),
      tier: tierOf(code),
      attribution: ATTRIBUTION,
    }) &&
    draft.add(path, {
      kind: 'season',
      source: SOURCE,
      key: id,
      leagueKey: key,
      ...seasonBetween(first, last),
    });
  return isAdded ? { name, countryCode, seasonKey: id } : undefined;
}

/** Adds a team of a competition. @returns its key */
export function addTeam(
  draft: Draft,
  path: string,
  { countryCode }: Competition,
  team: unknown,
): string | undefined {
  const [key, name] = [keyOf(reach(team, 'id')), textOf(reach(team, 'name'))];
  if (key === undefined || name === undefined) return undefined;
  const short = textOf(reach(team, 'shortName'));
  const isAdded = draft.add(path, {
    kind: 'team',
    source: SOURCE,
    key,
    sport: SPORT.soccer,
    name: { en: name },
    countryCode,
    aliases: short === undefined || short === name ? undefined : [short],
  });
  return isAdded ? key : undefined;
}
