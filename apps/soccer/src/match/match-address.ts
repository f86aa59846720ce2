import type { EventPage, MatchListItem } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { MATCH_STATUS, SPORT } from '@tipmark/domain';
import {
  filterParams,
  type MatchFilters,
  type OddsChoice,
  oddsParams,
  type RefereeFilters,
  readMatchFilters,
  readOddsChoice,
  readRefereeFilters,
  readTableChoice,
  readTipsChoice,
  refereeParams,
  type TableChoice,
  type TipsChoice,
  type TipWish,
  tableParams,
  tipsParams,
  wishParams,
} from '@tipmark/match-features';
import type { Locale } from '@tipmark/remote-kit';
import { href } from '@tipmark/route-builder';

/** In the order they stand. */
export const MATCH_TAB = {
  tips: 'tips',
  odds: 'odds',
  matches: 'matches',
  summary: 'summary',
  table: 'table',
  trends: 'trends',
  squads: 'squads',
  referee: 'referee',
} as const;
export type MatchTab = keyof typeof MATCH_TAB;

/** What a visitor looks at on a match page; each tab has its own choices. */
export type MatchView =
  | { readonly tab: 'tips'; readonly choice: TipsChoice }
  | { readonly tab: 'odds'; readonly choice: OddsChoice }
  | { readonly tab: 'matches'; readonly choice: MatchFilters }
  | { readonly tab: 'summary'; readonly choice: MatchFilters }
  | { readonly tab: 'trends'; readonly choice: MatchFilters }
  | { readonly tab: 'table'; readonly choice: TableChoice }
  | { readonly tab: 'squads'; readonly choice: NoChoice }
  | { readonly tab: 'referee'; readonly choice: RefereeFilters };

/** A squad is the season's: nothing to choose. */
export type NoChoice = Readonly<Record<string, never>>;

/** Reads the view from an address; an unknown tab is the first. */
export function readMatchView(search: URLSearchParams): MatchView {
  const tab = search.get('tab');
  if (tab === MATCH_TAB.odds) return { tab, choice: readOddsChoice(search, SPORT.soccer) };
  if (tab === MATCH_TAB.matches || tab === MATCH_TAB.summary || tab === MATCH_TAB.trends) {
    return { tab, choice: readMatchFilters(search) };
  }
  if (tab === MATCH_TAB.table) return { tab, choice: readTableChoice(search) };
  if (tab === MATCH_TAB.squads) return { tab, choice: {} };
  if (tab === MATCH_TAB.referee) return { tab, choice: readRefereeFilters(search) };
  return { tab: MATCH_TAB.tips, choice: readTipsChoice(search) };
}

/**
 * What a match opens on where its address names no tab: its tips. Once it is over and nobody has
 * tipped on it there is nothing to read there: what both sides have played so far is.
 */
export const firstTabOf = (page: EventPage | undefined): MatchTab =>
  page && isOver(decodeMatch(page.match)) && hasNoTips(page) ? MATCH_TAB.summary : MATCH_TAB.tips;

const hasNoTips = ({ counts, tips }: EventPage): boolean =>
  counts.tips + tips.count + (tips.delayed?.length ?? 0) === 0;

/** The view of an address, as it is shown of this match. */
export function shownView(search: URLSearchParams, page: EventPage | undefined): MatchView {
  const view = readMatchView(search);
  if (view.tab !== MATCH_TAB.tips || search.has('tab')) return view;
  return firstTabOf(page) === MATCH_TAB.tips
    ? view
    : { tab: MATCH_TAB.summary, choice: readMatchFilters(search) };
}

/** No price and no goal comes any more. */
export const isOver = ({ status }: Pick<MatchListItem, 'status'>): boolean =>
  status >= MATCH_STATUS.finished;

/** The view as parameters, defaults left out; the first tab is the bare address of the match. */
function viewParams(view: MatchView): Record<string, string | number> {
  switch (view.tab) {
    case 'tips':
      return tipsParams(view.choice);
    case 'odds':
      return { tab: view.tab, ...oddsParams(view.choice, SPORT.soccer) };
    case 'matches':
    case 'summary':
    case 'trends':
      return { tab: view.tab, ...filterParams(view.choice) };
    case 'table':
      return { tab: view.tab, ...tableParams(view.choice) };
    case 'squads':
      return { tab: view.tab };
    case 'referee':
      return { tab: view.tab, ...refereeParams(view.choice) };
  }
}

export const matchAddress = (matchUrl: string, view: MatchView, locale: Locale): string =>
  href('events', { matchUrl, ...viewParams(view) }, { locale });

/** A tab with its default choices. */
export const tabAddress = (matchUrl: string, tab: MatchTab, locale: Locale): string =>
  matchAddress(matchUrl, readMatchView(new URLSearchParams({ tab })), locale);

/** The same as a link of this match: tips say their name where the bare address opens on others. */
export const tabLink = (
  page: EventPage | undefined,
  matchUrl: string,
  tab: MatchTab,
  locale: Locale,
) =>
  tab === MATCH_TAB.tips && firstTabOf(page) !== tab
    ? href('events', { matchUrl, tab }, { locale })
    : tabAddress(matchUrl, tab, locale);

/** The same view with the tip drawer over it. */
export const tipAddress = (
  matchUrl: string,
  view: MatchView,
  wish: TipWish,
  locale: Locale,
): string => href('events', { matchUrl, ...viewParams(view), ...wishParams(wish) }, { locale });
