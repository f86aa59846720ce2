import { countryTokens } from './country-tokens.ts';
import { latinName } from './latin-letters.ts';
import { sideMarks } from './side-marks.ts';

/** A league as a source names it. */
export interface NamedLeague {
  /** In all scripts, aliases too. */
  readonly names: readonly string[];
  /** `GB-ENG`; `ZZ` for the world. */
  readonly country: string;
  /** A tournament of a tour, whose names say what kind of tournament it is, or leave it out. */
  readonly isOfTour: boolean;
}

const OF_TOURS: ReadonlySet<string> = new Set(
  (
    'atp wta tour men mens women womens ladies singles tennis open masters international ' +
    'championship championships 125 250 500 1000'
  ).split(' '),
);

interface LeagueTokens {
  /** All of them, in their order. */
  readonly all: readonly string[];
  /** Without country and what is left out at will. */
  readonly own: readonly string[];
}

/** The first division is often named by its number, the others always. */
const isLeftOut = (token: string): boolean => token === '1' || token === 'the';

function tokensOf(name: string, { country, isOfTour }: NamedLeague): LeagueTokens {
  const ofCountry = countryTokens(country);
  const all = latinName(name)
    .split(' ')
    .filter((token) => token !== '');
  const own = all.filter(
    (token) => !isLeftOut(token) && !ofCountry.has(token) && !(isOfTour && OF_TOURS.has(token)),
  );
  return { all, own };
}

const initialsOf = (tokens: readonly string[]): string =>
  tokens.map((token) => token[0] ?? '').join('');

/** `EPL` for `England. Premier League` and for a `Premier League` of England. */
function areInitials(short: LeagueTokens, long: LeagueTokens, country: string): boolean {
  const [token = ''] = short.all;
  if (short.all.length !== 1 || token.length < 3 || long.own.length < 2) return false;
  const own = initialsOf(long.own);
  const ofCountry = [...countryTokens(country)].map((one) => `${one[0]}${own}`);
  return [initialsOf(long.all), own, ...ofCountry].includes(token);
}

const sorted = (tokens: readonly string[]): string => tokens.toSorted().join(' ');

function areSame(one: LeagueTokens, other: LeagueTokens, country: string): boolean {
  if (one.own.length === 0 || other.own.length === 0) return sorted(one.all) === sorted(other.all);
  return (
    one.own.join('') === other.own.join('') ||
    sorted(one.own) === sorted(other.own) ||
    areInitials(one, other, country) ||
    areInitials(other, one, country)
  );
}

/**
 * Whether any two names of leagues are the same up to their country, initials and spelling. Numbers
 * tell divisions apart, further words tell competitions apart: `Premier League 2` and `Premier
 * League Cup` are other leagues than `Premier League`.
 */
export function haveSameLeagueName(one: NamedLeague, other: NamedLeague): boolean {
  const others = other.names.map((name) => tokensOf(name, other));
  return one.names
    .map((name) => tokensOf(name, one))
    .some((tokens) => others.some((rest) => areSame(tokens, rest, one.country)));
}

/**
 * What keeps a league apart from others with its name: women, an age, reserves. A number or letter
 * at the end is the division here, not a second team.
 */
export const leagueMarks = (name: string): string => sideMarks(`${name} league`);
