import type { MainPage, MatchListItem, ValueTrend } from '@tipmark/contract';
import type { OddType } from '@tipmark/domain';
import type { Load, LoadState, RequestedAction, Translate } from '@tipmark/remote-kit';
import type { RouteName } from '@tipmark/route-builder';
import type { LiveClock } from '../../parts/matches/match-row-view.ts';
import type { RowOdds } from '../../parts/row-odds/row-odds.ts';
import type { FollowingCalls } from './create-following.ts';

/** The load of a main page, whichever call of the contract is behind it. */
export interface HomeLoad {
  readonly requested: (request: Record<never, never>) => RequestedAction;
  readonly select: (state: Parameters<Load['select']>[0]) => LoadState<MainPage>;
}

/** The load of subscribers' value trends, best first. */
export interface HomeTrendsLoad {
  readonly select: (
    state: Parameters<Load['select']>[0],
  ) => LoadState<{ readonly trends: readonly ValueTrend[] }>;
}

/** How the main pages of the sports differ. */
export interface HomeFeature {
  /** Messages of the remote; the page's own are under `home`. */
  readonly namespace: string;
  readonly load: HomeLoad;
  /** Absent where everybody sees the same trends. */
  readonly trendsLoad?: HomeTrendsLoad;
  /** Following from the tiles of cappers, and whom the visitor follows already. */
  readonly cappers: FollowingCalls;
  readonly routes: {
    readonly results: RouteName;
    readonly match: RouteName;
    readonly league: RouteName;
    readonly team: RouteName;
    /** Absent where referees have no pages. */
    readonly referee?: RouteName;
  };
  /** Outcomes of a match's odds, in their order. */
  readonly outcomes: readonly OddType[];
  /** Opens the prices of a row; absent = only the row can be pressed. */
  readonly rowOdds?: RowOdds;
  readonly clockOf: (match: MatchListItem, translate: Translate) => LiveClock;
}
