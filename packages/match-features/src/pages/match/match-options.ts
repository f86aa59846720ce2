import type {
  EventMatches,
  EventSquads,
  EventStory,
  EventSummary,
  EventTable,
  EventTrends,
  MatchListItem,
  MatchTips,
  OddsHistory,
  PageProfile,
  TipBody,
  TipMaker,
  TipReply,
} from '@tipmark/contract';
import type { Sport, TableCountOfMonths, TableSide } from '@tipmark/domain';
import type { Load, RequestedAction } from '@tipmark/remote-kit';
import type { RouteName } from '@tipmark/route-builder';
import type { ComponentType, ReactNode } from 'react';
import type { EventHead } from '../../parts/match-head/event-head.ts';
import type { MatchNotificationCalls } from '../../parts/notifications/match-notification-calls.ts';
import type { PageCommand, PageLoad } from '../../parts/page/page-load.ts';
import type { SportWith } from '../../parts/sport/sport-pages.ts';
import type { MatchFilters } from '../../parts/statistics/default-match-filters.ts';
import type { OwnMatchTips } from '../../parts/tips/own-match-tips.ts';
import type { LivePart } from './event-live.ts';
import type { TabProps } from './tab-props.ts';
import type { tipsQuery } from './tips/tips-choice.ts';
import type { Match, MatchEvent } from './use-match.ts';

/** Tabs any match may have, by their names in an address. */
export type SharedMatchTab =
  /** The course of the match; a match without one does not show it. */
  'events' | 'tips' | 'odds' | 'matches' | 'summary' | 'table' | 'trends' | 'squads';

export interface OwnTabProps<Choice> {
  readonly match: Match;
  readonly event: MatchEvent;
  readonly choice: Choice;
  /** Address of the tab with another choice. */
  hrefOf(choice: Choice): string;
}

/** A tab that only one sport has. */
export interface OwnMatchTab<Choice extends object = object> {
  readonly name: string;
  /** Message key of its name. */
  readonly message: string;
  readonly load: Load;
  /** What makes it outdated while it is shown; absent = nothing does. */
  readonly changesWith?: LivePart['changesWith'];
  /** The visitor's choices, read from an address; as parameters it is the same. */
  read(search: URLSearchParams): Choice;
  params(choice: Choice): Readonly<Record<string, string | number>>;
  request(matchUrl: string, choice: Choice): RequestedAction;
  Body(props: OwnTabProps<Choice>): ReactNode;
}

interface OfMatch {
  readonly matchUrl: string;
}
interface OfSport extends OfMatch {
  readonly sportType: Sport;
}
interface Filtered {
  readonly segments: OfMatch & MatchFilters;
}

/** The calls about a match; tabs without one are left out of `tabs`. */
export interface MatchLoads {
  /** Head of the match and the first page of its tips. */
  readonly page: PageLoad<
    { readonly segments: OfMatch & MatchFilters & { readonly tableCountOfMonths: 0 } },
    EventHead
  >;
  /** Tips in another order, or after the first page. */
  readonly tips: PageLoad<
    {
      readonly segments: OfSport;
      readonly query: ReturnType<typeof tipsQuery>;
    },
    MatchTips
  >;
  readonly odds: PageLoad<
    { readonly segments: OfMatch & { readonly market: string } },
    OddsHistory
  >;
  readonly matches?: PageLoad<Filtered, EventMatches>;
  readonly summary?: PageLoad<Filtered, EventSummary>;
  readonly trends?: PageLoad<Filtered, EventTrends>;
  readonly squads?: PageLoad<Filtered, EventSquads>;
  /** What the course of the match adds up to. */
  readonly story?: PageLoad<{ readonly segments: OfMatch }, EventStory>;
  readonly table?: PageLoad<
    {
      readonly segments: OfMatch & { readonly tableCountOfMonths: TableCountOfMonths };
      readonly query?: { readonly tableSide: TableSide };
    },
    EventTable
  >;
  /** The tip menu of the match, and the reasons for the chosen outcome. */
  readonly tipMaker: PageLoad<
    { readonly segments: OfMatch & { readonly odd_type: string } },
    TipMaker
  >;
  /** The bank of a visitor about to tip. */
  readonly tipster: PageLoad<{ readonly segments: { readonly userUrl: string } }, PageProfile>;
}

/** The calls that write a tip; each adds it to `ownTips`. */
export interface TipCommands {
  readonly add: PageCommand<
    { readonly segments: OfSport; readonly body: TipBody; readonly idempotencyKey: string },
    TipReply
  >;
  readonly change: PageCommand<
    { readonly segments: OfSport & { readonly tipId: number }; readonly body: TipBody },
    TipReply
  >;
}

/** How the match pages of the sports differ. */
export interface MatchPageOptions {
  readonly sport: SportWith<'team'>;
  readonly loads: MatchLoads;
  readonly tabs: readonly (SharedMatchTab | OwnMatchTab)[];
  readonly ownTips: OwnMatchTips;
  readonly tipCommands: TipCommands;
  /** Tab for an address without one; absent = tips, and the course of the match once it is over. */
  readonly firstTab?: (page: EventHead) => string;
  /** Replaces sides and score in the head: a board with parts of its own. */
  readonly Board?: ComponentType<TabProps>;
  /** Replaces the text of its parts under the score. */
  readonly Parts?: (props: TabProps) => ReactNode;
  /** Shown by the sport beside the tabs, before the rest. */
  readonly Aside?: ComponentType<TabProps>;
  /** The match itself, above the totals of earlier ones in the summary. */
  readonly AsPlayed?: ComponentType<TabProps>;
  /** Below the course of the match, in its tab. */
  readonly AfterCourse?: ComponentType<TabProps>;
  /** Under the score of a live match: who has more players. */
  readonly LiveNote?: (props: TabProps) => ReactNode;
  /** Whether that note needs a part of the head that a change does not bring. */
  readonly isNoteChange?: (before: MatchListItem, after: MatchListItem) => boolean;
  /** What the visitor is notified of about the match; absent where there are no notifications. */
  readonly notifications?: MatchNotificationCalls;
  /** Route of the page that explains the forecasts. */
  readonly reliabilityRoute?: RouteName;
}
