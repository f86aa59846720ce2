import type { Locale } from '@tipmark/remote-kit';
import { FAVOURITES_STORED, readStored, storeFavourites } from '@tipmark/remote-kit/storage';
import type { RouteName } from '@tipmark/route-builder';

/** A team as the page one stars it on knows it. */
export interface SeenTeam {
  readonly id: number;
  /** `5-zenit`. */
  readonly link: string;
  readonly name: string;
}

/** Where and in which language it is seen. */
export interface TeamPlace {
  /** Of the team's page; a team of another sport has another. */
  readonly route: RouteName;
  readonly locale: Locale;
}

/** Lists of matches name no team by its id, so that all a link needs is kept with the star. */
export interface FavouriteTeam {
  readonly id: number;
  readonly link: string;
  readonly route: string;
  /** In the languages it was seen in, one at least. */
  readonly names: Readonly<Partial<Record<Locale, string>>>;
}

/** The oldest give way. */
const MOST = 30;
const LONGEST_NAME = 80;
const LONGEST_LINK = 120;
/** What is longer was not written here. */
const LONGEST_TEXT = 50_000;

const none: readonly FavouriteTeam[] = [];

let text: string | undefined;
let kept = none;

/** Teams this visitor starred, in the order of starring; the same list while nothing changed. */
export function favouriteTeams(): readonly FavouriteTeam[] {
  const stored = readStored(FAVOURITES_STORED.teams) ?? '';
  if (stored !== text) {
    text = stored;
    kept = read(stored);
  }
  return kept;
}

/**
 * For a page the server draws, and while it is taken over: the server knows nobody's favourites.
 */
export const noFavouriteTeams = (): readonly FavouriteTeam[] => none;

/** The starred team this is; undefined while it is not starred. */
export const starredTeam = (
  teams: readonly FavouriteTeam[],
  { id }: Pick<SeenTeam, 'id'>,
  { route }: Pick<TeamPlace, 'route'>,
): FavouriteTeam | undefined => teams.find((team) => team.id === id && team.route === route);

/** The name in the wanted language, or else in the one it was starred in. */
export const favouriteTeamName = ({ names }: FavouriteTeam, locale: Locale): string =>
  names[locale] ?? names.ru ?? names.en ?? '';

/** Stars what is not starred and the other way round. */
export function toggleFavouriteTeam(seen: SeenTeam, place: TeamPlace): void {
  const teams = favouriteTeams();
  const starred = starredTeam(teams, seen, place);
  if (starred) keep(teams.filter((team) => team !== starred));
  else keep([...teams, seenAs({}, seen, place)]);
}

/** A starred team's link and its name in this language as they are now. */
export function refreshFavouriteTeam(seen: SeenTeam, place: TeamPlace): void {
  const teams = favouriteTeams();
  const starred = starredTeam(teams, seen, place);
  if (!starred) return;
  const now = seenAs(starred.names, seen, place);
  if (now.link === starred.link && now.names[place.locale] === starred.names[place.locale]) return;
  keep(teams.map((team) => (team === starred ? now : team)));
}

function seenAs(
  names: FavouriteTeam['names'],
  { id, link, name }: SeenTeam,
  { route, locale }: TeamPlace,
): FavouriteTeam {
  return {
    id,
    link: isLinkOf(id, link) ? link : String(id),
    route,
    names: { ...names, [locale]: name.slice(0, LONGEST_NAME).toWellFormed() },
  };
}

const keep = (teams: readonly FavouriteTeam[]): void =>
  storeFavourites(FAVOURITES_STORED.teams, JSON.stringify(teams.slice(-MOST)));

/** Anything may stand in local storage: what is no team is left out. */
function read(stored: string): readonly FavouriteTeam[] {
  if (stored === '' || stored.length > LONGEST_TEXT) return none;
  let values: unknown;
  try {
    values = JSON.parse(stored);
  } catch {
    return none;
  }
  if (!Array.isArray(values)) return none;
  const teams = new Map<string, FavouriteTeam>();
  for (const value of values.slice(-MOST)) {
    const team = teamOf(value);
    if (team) teams.set(`${team.route} ${team.id}`, team);
  }
  return teams.size === 0 ? none : [...teams.values()];
}

function teamOf(value: unknown): FavouriteTeam | undefined {
  const { id, link, route, names } = fieldsOf(value);
  const { ru, en } = fieldsOf(names);
  const known = { ...(isName(ru) && { ru }), ...(isName(en) && { en }) };
  const isWhole =
    typeof id === 'number' &&
    Number.isSafeInteger(id) &&
    id > 0 &&
    typeof link === 'string' &&
    isLinkOf(id, link) &&
    typeof route === 'string' &&
    Object.keys(known).length > 0;
  return isWhole ? { id, link, route, names: known } : undefined;
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_NAME;

/** It begins with the id, so that no address can be made of it but that of a team. */
const isLinkOf = (id: number, link: string): boolean =>
  link.length <= LONGEST_LINK && (link === String(id) || link.startsWith(`${id}-`));
