import type { SeasonPage } from '@tipmark/contract';
import {
  SCORERS_SORT,
  type ScorersSort,
  TEAMS_TABLE_SORT,
  type TeamsTableSort,
  TOTALS_SORT,
  type TotalsMarket,
  type TotalsSort,
  TYPE_OF_MATCHES,
  type TypeOfMatches,
} from '@tipmark/domain';
import type { Locale } from '@tipmark/remote-kit';
import { href } from '@tipmark/route-builder';
import { readChoice, readNumber, unless } from '../../parts/lists/read-choice.ts';
import {
  readTableChoice,
  type TableChoice,
  tableParams,
} from '../../parts/standings/table-choice.ts';
import { type LeaguePageOptions, nameOfTab, ownTab } from './league-options.ts';
import { readStreakView, type StreakView, streakParams } from './streak-view.ts';

/** What a visitor looks at on a league page; 0 = the default of the call. */
export interface LeagueView extends TableChoice {
  readonly tab: string;
  /** Whether the address says so. */
  readonly isTabNamed: boolean;
  readonly seasonId: number;
  readonly teamId: number;
  readonly tableSortType: TeamsTableSort;
  readonly scorersSortType: ScorersSort;
  /** Of the scorers. */
  readonly pageNumber: number;
  readonly totalsMarketType: TotalsMarket;
  readonly totalsSortType: TotalsSort;
  /** Of the round beside the tabs. */
  readonly round: number;
  /** Of a tab that only one sport has; 0 = its first. */
  readonly ownSort: number;
  /** Of the streaks. */
  readonly streaks: StreakView;
  /** A further page of results or fixtures, after a match. */
  readonly more: { readonly type: TypeOfMatches; readonly afterId: number } | undefined;
}

/** Options that an address of a sport's league page depends on. */
export type LeagueAddressOptions = Pick<
  LeaguePageOptions,
  'tabs' | 'totalsMarkets' | 'tableSorts'
> & {
  readonly sport: { readonly routes: Pick<LeaguePageOptions['sport']['routes'], 'league'> };
};

const TABLE_AT_FIRST = TEAMS_TABLE_SORT.points;
const TOTALS_AT_FIRST = TOTALS_SORT.averageDescending;
const MATCHES = 'matches';
/** The tab without a name in the address. */
const AT_FIRST = 'table';

/** What the parameters of a further page mean in an address. */
const MORE_PARAMS = [
  ['results', TYPE_OF_MATCHES.results],
  ['fixtures', TYPE_OF_MATCHES.fixtures],
] as const;

function readMore(search: URLSearchParams): LeagueView['more'] {
  const [more] = MORE_PARAMS.flatMap(([word, type]) => {
    const afterId = readNumber(search, word, 0);
    return afterId > 0 ? { type, afterId } : [];
  });
  return more;
}

const firstMarket = ({ totalsMarkets: [first] }: LeagueAddressOptions): TotalsMarket => first ?? 1;

/** Reads the view from an address; unavailable values get their defaults. */
export function readLeagueView(options: LeagueAddressOptions, search: URLSearchParams): LeagueView {
  const { tabs, totalsMarkets, tableSorts = [] } = options;
  const named = tabs.map(nameOfTab).find((name) => name === search.get('tab'));
  const more = readMore(search);
  // addresses of further matches used to name no tab
  const tab = named ?? (more ? MATCHES : AT_FIRST);
  const [firstSort = 0, ...sorts] = ownTab(tabs, tab)?.sorts ?? [];
  return {
    tab,
    isTabNamed: named !== undefined,
    seasonId: readNumber(search, 'season', 0),
    teamId: readNumber(search, 'team', 0),
    ...readTableChoice(search),
    tableSortType: readChoice(search, 'order', tableSorts, TABLE_AT_FIRST),
    scorersSortType: readChoice(search, 'sort', Object.values(SCORERS_SORT), SCORERS_SORT.goals),
    pageNumber: Math.max(1, readNumber(search, 'page', 1)),
    totalsMarketType: readChoice(search, 'market', totalsMarkets, firstMarket(options)),
    totalsSortType: readChoice(search, 'order', Object.values(TOTALS_SORT), TOTALS_AT_FIRST),
    round: readNumber(search, 'round', 0),
    ownSort: readChoice(search, 'sort', sorts, firstSort),
    streaks: readStreakView(search),
    more,
  };
}

type Choices = Readonly<Record<string, string | number | undefined>>;

/** Choices of the shown tab; those of others are dropped. */
function choicesOf(options: LeagueAddressOptions, view: LeagueView): Choices {
  const { more } = view;
  switch (view.tab) {
    case MATCHES:
      return Object.fromEntries(
        MORE_PARAMS.flatMap(([word, type]) => (more?.type === type ? [[word, more.afterId]] : [])),
      );
    case 'table':
      return { ...tableParams(view), order: unless(view.tableSortType, TABLE_AT_FIRST) };
    case 'scorers':
      return {
        sort: unless(view.scorersSortType, SCORERS_SORT.goals),
        page: unless(view.pageNumber, 1),
      };
    case 'series':
      return streakParams(view.streaks);
    case 'totals':
      return {
        market: unless(view.totalsMarketType, firstMarket(options)),
        order: unless(view.totalsSortType, TOTALS_AT_FIRST),
      };
    default:
      return { sort: unless(view.ownSort, ownTab(options.tabs, view.tab)?.sorts?.[0] ?? 0) };
  }
}

/** Whether a tab shows its defaults. */
export const hasNoChoice = (options: LeagueAddressOptions, view: LeagueView): boolean =>
  Object.values(choicesOf(options, view)).every((value) => value === undefined);

/** A season opens at its table or bracket; one that has neither at its matches. */
export function shownView(
  options: LeagueAddressOptions,
  view: LeagueView,
  { table, rounds = [] }: Pick<SeasonPage, 'table' | 'rounds'>,
): LeagueView {
  const isAtFirst = !view.isTabNamed && view.tab === AT_FIRST && hasNoChoice(options, view);
  return isAtFirst && table.rows.length + rounds.length === 0 ? { ...view, tab: MATCHES } : view;
}

/** The view as an address, defaults left out. */
export function leagueAddress(
  options: LeagueAddressOptions,
  leagueId: string,
  view: LeagueView,
  locale: Locale,
): string {
  const { tab, seasonId, teamId, round } = view;
  return href(
    options.sport.routes.league,
    {
      leagueId,
      tab: unless(tab, AT_FIRST),
      season: unless(seasonId, 0),
      team: unless(teamId, 0),
      round: unless(round, 0),
      ...choicesOf(options, view),
    },
    { locale },
  );
}
