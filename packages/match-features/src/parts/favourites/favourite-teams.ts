import type { Locale } from '@tipmark/remote-kit';
import { FAVOURITES_STORED, readStored, storeFavourites } from '@tipmark/remote-kit/storage';
import type { RouteName } from '@tipmark/route-builder';

/** A team as known to the page where it is starred. */
export interface SeenTeam {
  readonly id: number;
  /** `5-zenit`. */
  readonly link: string;
  readonly name: string;
}

/** The route and language in which it is shown. */
export interface TeamRoute {
  /** Route of the team's page; it differs by sport. */
  readonly route: RouteName;
  readonly locale: Locale;
}

/** Lists of matches have no ids of teams, so everything a link needs is stored with the star. */
export interface FavouriteTeam {
  readonly id: number;
  readonly link: string;
  readonly route: string;
  /** In the languages in which it was seen, at least one. */
  readonly names: Readonly<Partial<Record<Locale, string>>>;
}

/** The oldest are dropped. */
const MOST = 30;
const LONGEST_NAME = 80;
const LONGEST_LINK = 120;
/** Longer values were not written by this code. */
const LONGEST_TEXT = 50_000;

const none: readonly FavouriteTeam[] = [];

let text: string | undefined;
let retained = none;

/** Teams this visitor starred, in the order of starring; the same list while nothing changed. */
export function favouriteTeams(): readonly FavouriteTeam[] {
  const stored = readStored(FAVOURITES_STORED.teams) ?? '';
  if (stored !== text) {
    text = stored;
    retained = read(stored);
  }
  return retained;
}

/** For pages rendered by the server and during hydration: the server knows no favourites. */
export const noFavouriteTeams = (): readonly FavouriteTeam[] => none;

/** The star of this team; undefined while it is not starred. */
export const starredTeam = (
  teams: readonly FavouriteTeam[],
  { id }: Pick<SeenTeam, 'id'>,
  { route }: Pick<TeamRoute, 'route'>,
): FavouriteTeam | undefined => teams.find((team) => team.id === id && team.route === route);

/** The name in the requested language, or else in the one it was starred in. */
export const favouriteTeamName = ({ names }: FavouriteTeam, locale: Locale): string =>
  names[locale] ?? names.ru ?? names.en ?? '';

/** Stars or unstars it. */
export function toggleFavouriteTeam(seen: SeenTeam, teamRoute: TeamRoute): void {
  const teams = favouriteTeams();
  const starred = starredTeam(teams, seen, teamRoute);
  if (starred) retain(teams.filter((team) => team !== starred));
  else retain([...teams, seenAs({}, seen, teamRoute)]);
}

/** Updates the stored link and name of a starred team in this language. */
export function refreshFavouriteTeam(seen: SeenTeam, teamRoute: TeamRoute): void {
  const teams = favouriteTeams();
  const starred = starredTeam(teams, seen, teamRoute);
  if (!starred) return;
  const now = seenAs(starred.names, seen, teamRoute);
  if (now.link === starred.link && now.names[teamRoute.locale] === starred.names[teamRoute.locale])
    return;
  retain(teams.map((team) => (team === starred ? now : team)));
}

function seenAs(
  names: FavouriteTeam['names'],
  { id, link, name }: SeenTeam,
  { route, locale }: TeamRoute,
): FavouriteTeam {
  return {
    id,
    link: isLinkOf(id, link) ? link : String(id),
    route,
    names: { ...names, [locale]: name.slice(0, LONGEST_NAME).toWellFormed() },
  };
}

const retain = (teams: readonly FavouriteTeam[]): void =>
  storeFavourites(FAVOURITES_STORED.teams, JSON.stringify(teams.slice(-MOST)));

/** Local storage may contain anything: what is not a team is left out. */
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

/** It must begin with the id, so that it can only be the address of that team. */
const isLinkOf = (id: number, link: string): boolean =>
  link.length <= LONGEST_LINK && (link === String(id) || link.startsWith(`${id}-`));
