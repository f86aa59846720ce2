import type { LeagueMatches, SeasonPage, SeasonScorers, StandingsTable } from '@tipmark/contract';
import type { ScorersSort, TeamsTableSort, TotalsMarket } from '@tipmark/domain';
import type { ReactNode } from 'react';
import type { PageLoad } from '../../sport/page-load.ts';
import type { SportWith } from '../../sport/sport-pages.ts';
import type { LeagueView } from './league-address.ts';
import type { League } from './use-league.ts';

/** Tabs any league may have, by the name an address calls them. */
export type SharedLeagueTab = 'matches' | 'table' | 'scorers' | 'totals' | 'series' | 'summary';

export interface LeagueTabProps<Page extends SeasonPage = SeasonPage> {
  readonly league: League;
  readonly page: Page;
}

/** A tab that one sport alone has; it is called `league.tab-<name>`. */
export interface OwnLeagueTab {
  readonly name: string;
  /** Orders its rows may stand in, the first one unless the address says another: `sort=3`. */
  readonly sorts?: readonly number[];
  Body(props: LeagueTabProps): ReactNode;
}

/** What a season is asked with. */
export interface LeagueAsked {
  /** As the address names it: `7-premier-league`. */
  readonly leagueId: string;
  readonly view: LeagueView;
}

/** A page of a season's results or fixtures, after a match. */
export interface SeasonMatchesAsked {
  readonly seasonId: number;
  readonly teamId: number;
  readonly lastMatchId: number;
}

export interface ScorersAsked {
  readonly segments: {
    readonly leagueId: string;
    readonly seasonId: number;
    readonly teamId: number;
    readonly scorersSortType: ScorersSort;
    readonly pageNumber: number;
  };
}

export interface Paged<Request, Reply> {
  /** The page an address names. */
  readonly load: PageLoad<Request, Reply>;
  /** What is added below it. */
  readonly more: PageLoad<Request, Reply>;
}

/** What differs from one sport's league page to the next. */
export interface LeaguePageOptions {
  readonly sport: SportWith<'leagues' | 'league' | 'team'>;
  /** A season of a league as the view wants it. */
  readonly load: PageLoad<LeagueAsked, SeasonPage>;
  readonly results: Paged<SeasonMatchesAsked, LeagueMatches>;
  readonly fixtures: Paged<SeasonMatchesAsked, LeagueMatches>;
  /** In the order they stand; the first one is the bare address. */
  readonly tabs: readonly (SharedLeagueTab | OwnLeagueTab)[];
  /** What totals are counted of, the first one unless the address says another. */
  readonly totalsMarkets: readonly TotalsMarket[];
  /** Whether the table may count home or away matches alone. */
  readonly hasTableSides: boolean;
  /** Orders of the table, its places first; absent = it has no other. */
  readonly tableSorts?: readonly TeamsTableSort[];
  /** The rounds of a knock-out, where its matches are games of series. */
  readonly Rounds?: (props: LeagueTabProps) => ReactNode;
  /** Of the tab `scorers`. */
  readonly scorers?: Paged<ScorersAsked, SeasonScorers>;
  /** The table of a span, where the season's own call knows the whole season alone. */
  readonly table?: PageLoad<LeagueAsked, { readonly table: StandingsTable }>;
  /** Other totals than the first ones, where the season's own call does not bring them. */
  readonly totals?: PageLoad<LeagueAsked, Pick<SeasonPage, 'teamTotals'>>;
}

export const nameOfTab = (tab: SharedLeagueTab | OwnLeagueTab): string =>
  typeof tab === 'string' ? tab : tab.name;

/** The tab of this name, where it is one of the sport's own. */
export const ownTab = (tabs: LeaguePageOptions['tabs'], name: string): OwnLeagueTab | undefined =>
  tabs.find((tab): tab is OwnLeagueTab => typeof tab !== 'string' && tab.name === name);
