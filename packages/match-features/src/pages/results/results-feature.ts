import type { MatchListItem, ResultsPage } from '@tipmark/contract';
import type { OddType } from '@tipmark/domain';
import type { Load, LoadState, RequestedAction, Screen, Translate } from '@tipmark/remote-kit';
import type { RouteName } from '@tipmark/route-builder';
import type { ComponentType } from 'react';
import type { LiveClock, RowBoard } from '../../parts/matches/match-row-view.ts';
import type { RowOdds } from '../../parts/row-odds/row-odds.ts';
import type { KnownDays } from './list/results-day.ts';
import type { ResultsSlice } from './results-slice.ts';

/** The load of a results page, whichever call of the contract is behind it. */
export interface ResultsLoad {
  readonly name: string;
  readonly requested: (request: {
    readonly query: { readonly timestamp?: number };
  }) => RequestedAction;
  readonly select: (state: Parameters<Load['select']>[0]) => LoadState<ResultsPage>;
}

/** How the results pages of the sports differ. */
export interface ResultsOptions {
  /** Key of the page's own state in the store, unique in the whole site. */
  readonly name: string;
  /** Messages of the remote; the page's own are under `results`. */
  readonly namespace: string;
  readonly load: ResultsLoad;
  readonly routes: {
    readonly results: RouteName;
    readonly match: RouteName;
    /** Absent where leagues and teams have no pages. */
    readonly league?: RouteName;
    readonly team?: RouteName;
  };
  /** Outcomes of a match's odds, in their order. */
  readonly outcomes: readonly OddType[];
  readonly clockOf: (match: MatchListItem, translate: Translate) => LiveClock;
  /** How the prices of a row open; absent = the row is all there is to press. */
  readonly rowOdds?: RowOdds;
  /** Scores of the parts of a match, where a row has them. */
  readonly board?: RowBoard;
  readonly live?: Screen['live'];
  /** Shown beside the list on wide screens; its column exists before it is loaded. */
  readonly Aside?: ComponentType;
  /** Loaded at first for that part, once the day has arrived. */
  readonly asideLoads?: NonNullable<Screen['furtherLoads']>;
}

export interface ResultsFeature extends ResultsOptions {
  readonly slice: ResultsSlice;
  readonly knownDays: KnownDays;
}
