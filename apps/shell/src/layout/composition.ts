import { SPORT, type Sport } from '@tipmark/domain';
import { type RouteName, routeOfSport, type SportPage } from '@tipmark/route-builder';
import type { IconName } from '@tipmark/ui-kit';
import type { ServedRoutes } from '../host/routing/served-routes.ts';

export interface NavItem {
  readonly route: RouteName;
  /** Key of its text in the shared messages. */
  readonly word: string;
  readonly query?: Readonly<Record<string, string>>;
}

const item = (route: RouteName, word: string = route): NavItem => ({ route, word: `nav.${word}` });

const sports = Object.values(SPORT);

/** In the order of the menu. */
const SECTIONS = [
  'results',
  'rankings',
  'leagues',
  'teams',
  'players',
  'referees',
  'mathAnalysis',
  'valueTrends',
  'oddsScanner',
  'searchUsersTips',
  'feed',
] as const;
const MAIN_PAGES = ['index', 'results'] as const;

/** Pages whose name in the menu is not that of the same page in other sports. */
const OWN_NAMES: Partial<Record<RouteName, string>> = { tennisLeagues: 'tournaments' };

/** Those of these pages that the sport has, as far as they are served. */
const servedOf = (sport: Sport, pages: readonly SportPage[], served: ServedRoutes) =>
  pages.flatMap((page) => {
    const route = routeOfSport(sport, page);
    return route !== undefined && served.has(route) ? [{ route, page }] : [];
  });

const siteWide = [item('leaderboard'), item('premium')];
const footer = [
  'aboutUs',
  'bookmakers',
  'responsiblePlay',
  'feedback',
  'privacyPolicy',
  'userAgreement',
] as const;

/** The page a sport opens on, or undefined while that sport is not served. */
export const mainPageOf = (sport: Sport, served: ServedRoutes): RouteName | undefined =>
  servedOf(sport, MAIN_PAGES, served)[0]?.route;

/** The page of search results: that of the sport, else another served one. */
export const searchPageOf = (sport: Sport, served: ServedRoutes): RouteName | undefined =>
  [sport, ...sports].flatMap((one) => servedOf(one, ['search'], served))[0]?.route;

/** Sports of this composition, in the site's order. */
export const sportsIn = (served: ServedRoutes): readonly Sport[] =>
  sports.filter((sport) => mainPageOf(sport, served) !== undefined);

/** The start page for these routes: a sport's, else the first other one. */
export const homeIn = (served: ServedRoutes): RouteName =>
  sports.flatMap((sport) => servedOf(sport, MAIN_PAGES, served))[0]?.route ??
  (['leaderboard', 'login'] as const).find((route) => served.has(route)) ??
  'aboutUs';

export const sectionsOf = (sport: Sport, served: ServedRoutes): readonly NavItem[] =>
  servedOf(sport, SECTIONS, served).map(({ route, page }) => item(route, OWN_NAMES[route] ?? page));

/** Sections that belong to no sport. */
export const siteSections = (served: ServedRoutes): readonly NavItem[] =>
  siteWide.filter(({ route }) => served.has(route));

export const footerLinks = (served: ServedRoutes): readonly NavItem[] =>
  footer.filter((route) => served.has(route)).map((route) => ({ route, word: `footer.${route}` }));

/** What phone visitors open most, the most frequent first, with its icon. */
export const thumbIcons: Readonly<Record<string, IconName>> = {
  'nav.results': 'list',
  'nav.myMatches': 'star',
  'nav.searchUsersTips': 'chat',
  'nav.oddsScanner': 'scan',
  'nav.leaderboard': 'cup',
  'nav.mathAnalysis': 'system',
  'nav.feed': 'bell',
  'nav.leagues': 'cup',
  'nav.tournaments': 'cup',
};
const THUMB_ORDER = Object.keys(thumbIcons);
/** Beside the account. */
const THUMB_ITEMS = 4;

/** Starred matches: a tab of the day's results. */
const myMatches = (results: NavItem): NavItem => ({
  route: results.route,
  word: 'nav.myMatches',
  query: { tab: 'mine' },
});

/** The few sections in the bottom bar of a phone; the rest is behind "more". */
export function thumbSections(sport: Sport, served: ServedRoutes): readonly NavItem[] {
  const all = [...sectionsOf(sport, served), ...siteSections(served)];
  return all
    .flatMap((one) => (one.word === 'nav.results' ? [one, myMatches(one)] : [one]))
    .filter(({ word }) => THUMB_ORDER.includes(word))
    .toSorted((a, b) => THUMB_ORDER.indexOf(a.word) - THUMB_ORDER.indexOf(b.word))
    .slice(0, THUMB_ITEMS);
}
