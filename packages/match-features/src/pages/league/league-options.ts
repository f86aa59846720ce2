import type {
  LeagueMatches,
  LeagueStreakMatches,
  LeagueStreaks,
  SeasonPage,
  SeasonScorers,
  StandingsTable,
} from '@tipmark/contract';
import type { ScorersSort, TeamsTableSort, TotalsMarket } from '@tipmark/domain';
import type { ReactNode } from 'react';
import type { PageLoad } from '../../parts/page/page-load.ts';
import type { SportWith } from '../../parts/sport/sport-pages.ts';
import type { LeagueView } from './league-address.ts';
import type { OpenStreak } from './streak-view.ts';
import type { League } from './use-league.ts';

/** Tabs any league may have, by their names in an address. */
export type SharedLeagueTab = 'matches' | 'table' | 'scorers' | 'totals' | 'series' | 'summary';

export interface LeagueTabProps<Page extends SeasonPage = SeasonPage> {
  readonly league: League;
  readonly page: Page;
}

/** A tab that only one sport has; its name is `league.tab-<name>`. */
export interface OwnLeagueTab {
  readonly name: string;
  /** Orders of its rows, the first one unless the address names another: `sort=3`. */
  readonly sorts?: readonly number[];
  /** What it needs besides the season, requested when it is opened. */
  readonly load?: PageLoad<LeagueQuery, object>;
  Body(props: LeagueTabProps): ReactNode;
}

/** The request of a season. */
export interface LeagueQuery {
  /** As in the address: `7-premier-league`. */
  readonly leagueId: string;
  readonly view: LeagueView;
}

/** The request of one streak's matches. */
export interface StreakQuery extends LeagueQuery {
  readonly streak: OpenStreak;
}

/** Streaks of a season, and the matches of the one that is opened. */
export interface StreakLoads {
  readonly load: PageLoad<LeagueQuery, LeagueStreaks>;
  readonly matches: PageLoad<StreakQuery, LeagueStreakMatches>;
}

/** A page of a season's results or fixtures, after a match. */
export interface SeasonMatchesQuery {
  readonly seasonId: number;
  readonly teamId: number;
  readonly lastMatchId: number;
}

export interface ScorersQuery {
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
  /** The load of further items. */
  readonly more: PageLoad<Request, Reply>;
}

/** How the league pages of the sports differ. */
export interface LeaguePageOptions {
  readonly sport: SportWith<'leagues' | 'league' | 'team'>;
  /** A season of a league in the form the view needs. */
  readonly load: PageLoad<LeagueQuery, SeasonPage>;
  readonly results: Paged<SeasonMatchesQuery, LeagueMatches>;
  readonly fixtures: Paged<SeasonMatchesQuery, LeagueMatches>;
  readonly streaks: StreakLoads;
  /** In display order; the first one has the bare address. */
  readonly tabs: readonly (SharedLeagueTab | OwnLeagueTab)[];
  /** What totals count; the first one unless the address names another. */
  readonly totalsMarkets: readonly TotalsMarket[];
  /** Whether the table can count only home or only away matches. */
  readonly hasTableSides: boolean;
  /** Orders of the table, by position first; absent = it has no other. */
  readonly tableSorts?: readonly TeamsTableSort[];
  /** The rounds of a knock-out, where its matches are games of series. */
  readonly Rounds?: (props: LeagueTabProps) => ReactNode;
  /** Of the tab `scorers`. */
  readonly scorers?: Paged<ScorersQuery, SeasonScorers>;
  /** The table of a span, where the season's own call only has that of the whole season. */
  readonly table?: PageLoad<LeagueQuery, { readonly table: StandingsTable }>;
  /** Totals other than the first ones, where the season's own call does not contain them. */
  readonly totals?: PageLoad<LeagueQuery, Pick<SeasonPage, 'teamTotals'>>;
}

export const nameOfTab = (tab: SharedLeagueTab | OwnLeagueTab): string =>
  typeof tab === 'string' ? tab : tab.name;

/** The message that names a tab: the one of tables is called after what it contains. */
export const tabMessage = (
  name: string,
  { table, rounds = [] }: Pick<SeasonPage, 'table' | 'rounds'>,
): string =>
  name === 'table' && table.rows.length === 0 && rounds.length > 1
    ? 'league.bracket'
    : `league.tab-${name}`;

/** The tab of this name, if it is one of the sport's own. */
export const ownTab = (tabs: LeaguePageOptions['tabs'], name: string): OwnLeagueTab | undefined =>
  tabs.find((tab): tab is OwnLeagueTab => typeof tab !== 'string' && tab.name === name);
