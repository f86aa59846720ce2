import {
  LEAGUE_TIER,
  LEAGUE_TYPE,
  type LeagueTier,
  type LeagueType,
  SPORT,
  type Sport,
  tableOf,
} from '@tipmark/domain';
import type { Draft } from '../parts/draft.ts';
import { WORLD } from '../values/countries.ts';
import { leagueName } from '../values/league-names.ts';
import { isSplitIn, seasonAt } from '../values/seasons.ts';
import { tableRulesOf } from '../values/table-rules.ts';
import { ATTRIBUTION, SOURCE } from './source.ts';

/** A league by the key of its sport. */
export interface SportLeague {
  readonly key: string;
  readonly sport: Sport;
  readonly name: string;
  readonly countryCode: string;
  readonly leagueType: LeagueType;
  readonly tier: LeagueTier;
  readonly isSplit: boolean;
  /** Of players: within a tour a name means one person. */
  readonly tour: string | undefined;
}

const SPORTS: readonly (readonly [prefix: string, sport: Sport])[] = [
  ['soccer_', SPORT.soccer],
  ['icehockey_', SPORT.hockey],
  ['tennis_', SPORT.tennis],
];

/** Leagues under the names other sources give them: name, country and tier. */
const KNOWN = tableOf<readonly [name: string, country: string, tier: LeagueTier]>({
  soccer_epl: ['Premier League', 'GB-ENG', LEAGUE_TIER.top],
  soccer_efl_champ: ['Championship', 'GB-ENG', LEAGUE_TIER.middle],
  soccer_england_league1: ['League One', 'GB-ENG', LEAGUE_TIER.rest],
  soccer_england_league2: ['League Two', 'GB-ENG', LEAGUE_TIER.rest],
  soccer_germany_bundesliga: ['Bundesliga', 'DE', LEAGUE_TIER.top],
  soccer_germany_bundesliga2: ['2. Bundesliga', 'DE', LEAGUE_TIER.middle],
  soccer_spain_la_liga: ['La Liga', 'ES', LEAGUE_TIER.top],
  soccer_spain_segunda_division: ['Segunda División', 'ES', LEAGUE_TIER.middle],
  soccer_italy_serie_a: ['Serie A', 'IT', LEAGUE_TIER.top],
  soccer_italy_serie_b: ['Serie B', 'IT', LEAGUE_TIER.middle],
  soccer_france_ligue_one: ['Ligue 1', 'FR', LEAGUE_TIER.top],
  soccer_france_ligue_two: ['Ligue 2', 'FR', LEAGUE_TIER.middle],
  soccer_netherlands_eredivisie: ['Eredivisie', 'NL', LEAGUE_TIER.middle],
  soccer_portugal_primeira_liga: ['Primeira Liga', 'PT', LEAGUE_TIER.middle],
  soccer_belgium_first_div: ['Belgian Pro League', 'BE', LEAGUE_TIER.middle],
  soccer_turkey_super_league: ['Süper Lig', 'TR', LEAGUE_TIER.middle],
  soccer_spl: ['Scottish Premiership', 'GB-SCT', LEAGUE_TIER.middle],
  soccer_usa_mls: ['Major League Soccer', 'US', LEAGUE_TIER.middle],
  soccer_russia_premier_league: ['Russian Premier League', 'RU', LEAGUE_TIER.middle],
  soccer_brazil_campeonato: ['Brasileirão Serie A', 'BR', LEAGUE_TIER.middle],
  soccer_uefa_champs_league: ['Champions League', WORLD, LEAGUE_TIER.top],
  soccer_uefa_europa_league: ['Europa League', WORLD, LEAGUE_TIER.top],
  soccer_uefa_europa_conference_league: ['Conference League', WORLD, LEAGUE_TIER.middle],
  icehockey_nhl: ['NHL', 'US', LEAGUE_TIER.top],
  icehockey_nhl_preseason: ['NHL Preseason', 'US', LEAGUE_TIER.rest],
  icehockey_ahl: ['AHL', 'US', LEAGUE_TIER.rest],
  icehockey_liiga: ['Liiga', 'FI', LEAGUE_TIER.middle],
  icehockey_mestis: ['Mestis', 'FI', LEAGUE_TIER.rest],
  icehockey_sweden_hockey_league: ['SHL', 'SE', LEAGUE_TIER.middle],
  icehockey_sweden_allsvenskan: ['HockeyAllsvenskan', 'SE', LEAGUE_TIER.rest],
});

/** Countries in keys of sports. */
const COUNTRIES =
  'argentina:AR australia:AU austria:AT belgium:BE brazil:BR chile:CL china:CN czech:CZ denmark:DK ' +
  'england:GB-ENG finland:FI france:FR germany:DE greece:GR ireland:IE italy:IT japan:JP korea:KR ' +
  'league:IE mexico:MX netherlands:NL norway:NO poland:PL portugal:PT russia:RU saudi:SA scotland:GB-SCT ' +
  'spain:ES sweden:SE switzerland:CH turkey:TR usa:US';
const BY_WORD: ReadonlyMap<string, string> = new Map(
  COUNTRIES.split(' ').map((pair) => {
    const [word = '', code = ''] = pair.split(':');
    return [word, code] as const;
  }),
);

const CUP = /cup|copa|pokal|coupe/;
const OF_NATIONS =
  /world_cup|euro(?:s|pean)?_championship|nations|copa_america|africa_cup|qualifiers?/;
/** Tournaments whose archives have another name. */
const TENNIS_NAMES = tableOf<string>({
  'Aus Open Singles': 'Australian Open',
  'Australian Open Singles': 'Australian Open',
  'French Open': 'Roland Garros',
});

/** The league of a key and title; undefined for other sports. */
export function leagueOf(key: string, title: string): SportLeague | undefined {
  const found = SPORTS.find(([prefix]) => key.startsWith(prefix));
  if (found === undefined) return undefined;
  const [prefix, sport] = found;
  if (sport === SPORT.tennis) return tournamentOf(key, title);
  const [name, countryCode, tier] = KNOWN[key] ?? guessed(key.slice(prefix.length), title);
  return {
    key,
    sport,
    name,
    countryCode,
    leagueType: leagueTypeOf(key, countryCode),
    tier,
    isSplit: sport === SPORT.hockey || isSplitIn(countryCode),
    tour: undefined,
  };
}

/** `Bundesliga - Germany` of `soccer_germany_…`. */
function guessed(rest: string, title: string): readonly [string, string, LeagueTier] {
  const country = BY_WORD.get(rest.split('_')[0] ?? '') ?? WORLD;
  const name = country === WORLD ? title : title.replace(/ - [^-]+$/, '');
  return [leagueName(country, name), country, LEAGUE_TIER.rest];
}

function leagueTypeOf(key: string, countryCode: string): LeagueType {
  if (key.endsWith('_preseason')) return LEAGUE_TYPE.friendly;
  if (countryCode === WORLD)
    return OF_NATIONS.test(key) ? LEAGUE_TYPE.nationalTeams : LEAGUE_TYPE.internationalClubs;
  return CUP.test(key) ? LEAGUE_TYPE.nationalCup : LEAGUE_TYPE.nationalLeague;
}

function tournamentOf(key: string, title: string): SportLeague | undefined {
  const tour = key.split('_')[1]?.toUpperCase();
  if (tour === undefined || tour === '') return undefined;
  const own = title.replace(/^(?:ATP|WTA)\s+/i, '');
  return {
    key,
    sport: SPORT.tennis,
    name: `${tour} ${TENNIS_NAMES[own] ?? own}`,
    countryCode: WORLD,
    leagueType: LEAGUE_TYPE.internationalClubs,
    tier: LEAGUE_TIER.middle,
    isSplit: false,
    tour,
  };
}

/** Adds a league and its season at an instant. @returns the key of the season */
export function addLeague(
  draft: Draft,
  path: string,
  league: SportLeague,
  startsAt: number,
): string | undefined {
  const { key, sport, name, countryCode, leagueType, tier } = league;
  const season = seasonAt(startsAt, league.isSplit);
  const seasonKey = `${key}-${season.name}`;
  const { pointsRule, tieBreaks } = tableRulesOf(sport, countryCode, name);
  const isAdded =
    draft.add(path, {
      kind: 'league',
      source: SOURCE,
      key,
      sport,
      name: { en: name },
      countryCode,
      leagueType,
      tier,
      pointsRule,
      attribution: ATTRIBUTION,
    }) &&
    draft.add(path, {
      kind: 'season',
      source: SOURCE,
      key: seasonKey,
      leagueKey: key,
      ...season,
      tieBreaks,
    });
  return isAdded ? seasonKey : undefined;
}
