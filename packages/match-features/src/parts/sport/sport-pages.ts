import type { MatchListItem } from '@tipmark/contract';
import type { Sport } from '@tipmark/domain';
import type { Translate } from '@tipmark/remote-kit';
import type { RouteName } from '@tipmark/route-builder';
import type { LiveClock } from '../matches/match-row-view.ts';
import type { RowOdds } from '../row-odds/row-odds.ts';

/** Routes of a sport's pages; a page without a route does not exist there. */
export interface SportRoutes {
  readonly match: RouteName;
  readonly results: RouteName;
  readonly leagues?: RouteName;
  readonly league?: RouteName;
  readonly teams?: RouteName;
  readonly team?: RouteName;
  readonly teamPlayer?: RouteName;
  readonly referees?: RouteName;
  readonly referee?: RouteName;
  readonly mathAnalysis?: RouteName;
  readonly valueTrends?: RouteName;
  readonly feed?: RouteName;
  readonly search?: RouteName;
  readonly compare?: RouteName;
  readonly index?: RouteName;
}

/** What all pages of a sport need to know about it. */
export interface SportPages {
  /** Messages of the remote; those of a page are under the page's name. */
  readonly namespace: string;
  readonly sport: Sport;
  /** As schema.org names it. */
  readonly linkedName: string;
  /** schema.org type of its sides; absent = teams. */
  readonly linkedSide?: 'SportsTeam' | 'Person';
  readonly routes: SportRoutes;
  /** Message key of the name of its list of leagues; absent = `page.leagues`. */
  readonly leaguesName?: string;
  /** Where a live match is. */
  readonly clockOf: (match: MatchListItem, translate: Translate) => LiveClock;
  /** Message key of a note under the main prices of a match. */
  readonly oddsNote?: string;
  /** Scores of its parts as far as they are known, as text. */
  readonly partsOf: (match: MatchListItem, translate: Translate) => string[];
  /** Whether the table of its league is a tab of a match. */
  readonly hasMatchTable: boolean;
  /** How the prices of a row open. */
  readonly rowOdds: RowOdds;
}

/** A sport that has these pages. */
export type SportWith<Page extends keyof SportRoutes> = SportPages & {
  readonly routes: Readonly<Record<Page, RouteName>>;
};
