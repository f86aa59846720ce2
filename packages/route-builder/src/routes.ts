import { SPORT_NUMBERS, type Sport, type SportName, sportOfPath } from './sport-of-path.ts';

const SPORTS = Object.keys(SPORT_NUMBERS) as readonly SportName[];

/** Which part of the composed site shows a page: a remote, or the shell itself. */
export type RouteOwner = 'shell' | 'account' | 'scanner' | SportName;

export interface Route {
  /** `[name]` is a parameter of the path, `{product}` the brand's slug. Casing is canonical. */
  readonly pattern: string;
  readonly owner: RouteOwner;
  readonly sport: Sport;
  /** Reserved for the future: serves a plain page that search engines do not index. */
  readonly isReserved: boolean;
}

/** Pages of a team sport, by the end of their names: `hockeyTeam`. */
const TEAM_PAGES = {
  Index: '',
  Events: '/Events/[matchUrl]',
  Leagues: '/Tournaments',
  League: '/Tournaments/[leagueId]',
  Teams: '/Teams',
  Team: '/Teams/[teamUrl]',
  Results: '/Results',
  OddsScanner: '/odds-scanner',
  MathAnalysis: '/math-analysis',
  SearchUsersTips: '/search-tips-and-cappers',
} as const;
type TeamPage = keyof typeof TEAM_PAGES;
const OF_SCANNER: ReadonlySet<string> = new Set<TeamPage>(['OddsScanner', 'SearchUsersTips']);

/** The 44 patterns of the product. */
export const productRoutes = {
  index: route('/', 'soccer'),
  profile: route('/profile/[userUrl]', 'account'),
  premium: route('/premium', 'account'),
  leaderboard: route('/leaderboard', 'account'),
  login: route('/login', 'account'),
  register: route('/register', 'account'),
  accountRecovery: route('/account-recovery', 'account'),
  recoverPassword: route('/recover-password/[hash]', 'account'),
  confirmEmail: route('/confirm-email/[hash]', 'account'),
  socialLogin: route('/social-login/[hash]', 'account'),

  tennisResults: route('/tennis', 'tennis'),
  tennisEvents: route('/tennis/events/[matchUrl]', 'tennis'),
  tennisOddsScanner: route('/tennis/odds-scanner', 'scanner'),
  tennisSearchUsersTips: route('/tennis/search-tips-and-cappers', 'scanner'),

  referees: route('/Referees', 'soccer'),
  referee: route('/Referees/[refereeUrl]', 'soccer'),
  results: route('/Results', 'soccer'),
  leagues: route('/Tournaments', 'soccer'),
  league: route('/Tournaments/[leagueId]', 'soccer'),
  oddsScanner: route('/odds-scanner', 'scanner'),
  valueTrends: route('/value-trends', 'soccer'),
  feed: route('/feed', 'soccer'),
  events: route('/Events/[matchUrl]', 'soccer'),
  teams: route('/Teams', 'soccer'),
  team: route('/Teams/[teamUrl]', 'soccer'),
  mathAnalysis: route('/math-analysis', 'soccer'),
  searchUsersTips: route('/search-tips-and-cappers', 'scanner'),

  ...teamRoutes('hockey'),

  premiumCupRules: route('/premium-cup-rules', 'account'),
  productCupRules: route('/{product}-cup-rules', 'account'),
  feedback: route('/feedback', 'account'),
  linkRedirect: route('/link-redirect', 'shell'),
  aboutUs: route('/about-us', 'shell'),
  bookmakers: route('/bookmakers', 'scanner'),
  bookmaker: route('/bookmakers/[bookmaker]', 'scanner'),
} as const;

/** The 7 patterns reserved for the future. */
export const reservedRoutes = {
  hockeySeries: reserved('/hockey/Series', 'hockey'),
  // the address names no sport: only tennis players have their own page
  player: { ...reserved('/Players/[playerUrl]', 'tennis'), sport: 3 },
  searchMatches: reserved('/Search/Matches', 'soccer'),
  series: reserved('/Series', 'soccer'),
  averages: reserved('/Averages', 'soccer'),
  privacyPolicy: reserved('/privacy-policy', 'shell'),
  userAgreement: reserved('/UserAgreement', 'shell'),
} as const;

/**
 * Pages beside the product's table: of the link in every email's footer, of the one that restores a
 * former address, of notifications, of one's own bets, of keys of the open API, of webhooks, of the
 * time zone for visitors without scripts, of what pages look like, of the site's state, of the
 * versions of remotes, for developers, of search results, arbitrages and middles, falling odds,
 * the odds of a day, comparisons and players of teams in a sport, of rankings, players and
 * tournaments of tennis, and of the built-in acquirer.
 */
export const addedRoutes = {
  unsubscribe: route('/unsubscribe', 'account'),
  revertEmail: route('/revert-email/[hash]', 'account'),
  notices: route('/notifications', 'account'),
  betBook: route('/bet-book', 'account'),
  openKeys: route('/api-keys', 'account'),
  webhooks: route('/webhooks', 'account'),
  sandboxPayment: route('/sandbox-payment/[id]', 'account'),
  timeZone: route('/time-zone', 'shell'),
  display: route('/display', 'shell'),
  siteStatus: route('/status', 'shell'),
  statusRemotes: route('/status/remotes', 'shell'),
  developers: route('/developers', 'shell'),
  responsiblePlay: route('/responsible-play', 'shell'),
  hockeySearch: route('/hockey/search', 'hockey'),
  tennisSearch: route('/tennis/search', 'tennis'),
  ...ofEverySport('arbitrage', '/arbitrage'),
  ...ofEverySport('droppingOdds', '/dropping-odds'),
  ...ofEverySport('oddsGrid', '/odds-grid'),
  compare: route('/compare', 'soccer'),
  hockeyCompare: route('/hockey/compare', 'hockey'),
  tennisCompare: route('/tennis/compare', 'tennis'),
  teamPlayer: route('/Teams/[teamUrl]/Players/[playerUrl]', 'soccer'),
  hockeyTeamPlayer: route('/hockey/Teams/[teamUrl]/Players/[playerUrl]', 'hockey'),
  tennisRankings: route('/tennis/rankings', 'tennis'),
  tennisPlayers: route('/tennis/players', 'tennis'),
  tennisLeagues: route('/tennis/Tournaments', 'tennis'),
  tennisLeague: route('/tennis/Tournaments/[leagueId]', 'tennis'),
} as const;

/** Every named route of the site. */
export const routes = { ...productRoutes, ...reservedRoutes, ...addedRoutes } as const;

export type RouteName = keyof typeof routes;

export const routeNames = Object.keys(routes) as readonly RouteName[];

/** Distinguishes a route name from any other value, inherited property names included. */
export function isRouteName(value: unknown): value is RouteName {
  return typeof value === 'string' && Object.hasOwn(routes, value);
}

function route(pattern: string, owner: RouteOwner): Route {
  return { pattern, owner, sport: sportOfPath(pattern), isReserved: false };
}

type NameIn<Page extends string, Name extends SportName> = Name extends 'soccer'
  ? Page
  : `${Name}${Capitalize<Page>}`;

/** A page of the scanner that every sport has. */
function ofEverySport<const Page extends string>(page: Page, path: string) {
  const pages = SPORTS.map((sport) => {
    const isFirst = sport === 'soccer';
    const name = isFirst ? page : `${sport}${page.charAt(0).toUpperCase()}${page.slice(1)}`;
    return [name, route(isFirst ? path : `/${sport}${path}`, 'scanner')];
  });
  return Object.fromEntries(pages) as { readonly [Name in SportName as NameIn<Page, Name>]: Route };
}

function teamRoutes<const Name extends SportName>(name: Name) {
  const pages = Object.entries(TEAM_PAGES).map(([page, path]) => {
    const owner = OF_SCANNER.has(page) ? 'scanner' : name;
    return [`${name}${page}`, route(`/${name}${path}`, owner)];
  });
  return Object.fromEntries(pages) as { readonly [Page in TeamPage as `${Name}${Page}`]: Route };
}

function reserved(pattern: string, owner: RouteOwner): Route {
  return { ...route(pattern, owner), isReserved: true };
}
