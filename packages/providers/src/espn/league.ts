import {
  LEAGUE_TIER,
  LEAGUE_TYPE,
  type LeagueType,
  SPORT,
  type Sport,
  tableOf,
} from '@tipmark/domain';
import { WORLD } from '../values/countries.ts';
import { isSplitIn, type Season, seasonAt } from '../values/seasons.ts';
import { keyOf, listOf, reach, textOf } from '../values/soft.ts';

export const SOURCE = 'espn';
/** Shown with the league: the service is no contract and only a fallback. */
export const ATTRIBUTION = 'ESPN scoreboard (unofficial fallback)';

const SPORTS = tableOf<Sport>({
  '600': SPORT.soccer,
  '70': SPORT.hockey,
  '850': SPORT.tennis,
});
const UID = /^s:(\d+)~l:(\d+)\b/;

/** `s:600~l:770~e:623574`: sport and league of an event. */
export function uidOf(
  event: unknown,
): { readonly sport: Sport | undefined; readonly league: string } | undefined {
  const [, sport, league] = UID.exec(textOf(reach(event, 'uid')) ?? '') ?? [];
  return sport === undefined || league === undefined ? undefined : { sport: SPORTS[sport], league };
}

export interface League {
  readonly key: string;
  readonly name: string;
  readonly countryCode: string;
  readonly leagueType: LeagueType;
  readonly isSplit: boolean;
}

/** Leagues by id, where an answer does not name its own. */
const KNOWN = tableOf<readonly [name: string, slug: string]>({
  '90': ['NHL', 'nhl'],
  '606': ['World Cup', 'fifa.world'],
  '770': ['MLS', 'usa.1'],
});
const COUNTRIES = tableOf<string>({
  eng: 'GB-ENG',
  sco: 'GB-SCT',
  ger: 'DE',
  esp: 'ES',
  ita: 'IT',
  fra: 'FR',
  ned: 'NL',
  por: 'PT',
  usa: 'US',
  nhl: 'US',
  mex: 'MX',
  bra: 'BR',
  arg: 'AR',
  tur: 'TR',
  bel: 'BE',
});

/** The league of an event by the list of the answer, its address or its id. */
export function leagueOf(
  body: unknown,
  call: string | undefined,
  { sport, league }: { readonly sport: Sport; readonly league: string },
): League | undefined {
  const listed = listOf(reach(body, 'leagues')).find((row) => keyOf(reach(row, 'id')) === league);
  const [knownName, knownSlug] = KNOWN[league] ?? [];
  const slug =
    textOf(reach(listed, 'slug')) ??
    knownSlug ??
    /\/sports\/\w+\/([\w.-]+)\/scoreboard/.exec(call ?? '')?.[1];
  const name = knownName ?? textOf(reach(listed, 'name'));
  if (name === undefined) return undefined;
  const countryCode = COUNTRIES[slug?.split('.')[0] ?? ''] ?? WORLD;
  const isOfNations = slug?.startsWith('fifa.') === true;
  return {
    key: `league-${league}`,
    name,
    countryCode,
    leagueType: typeOf(countryCode, isOfNations),
    isSplit: sport === SPORT.hockey || (!isOfNations && isSplitIn(countryCode)),
  };
}

function typeOf(countryCode: string, isOfNations: boolean): LeagueType {
  if (countryCode !== WORLD) return LEAGUE_TYPE.nationalLeague;
  return isOfNations ? LEAGUE_TYPE.nationalTeams : LEAGUE_TYPE.internationalClubs;
}

export const seasonOf = ({ isSplit }: League, startsAt: number): Season =>
  seasonAt(startsAt, isSplit);

export const TIER = LEAGUE_TIER.middle;
