import type { MatchListItem } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { MATCH_STATUS } from '@tipmark/domain';
import type { Locale } from '@tipmark/remote-kit';
import { href } from '@tipmark/route-builder';
import type { EventHead } from '../../parts/match-head/event-head.ts';
import {
  readTableChoice,
  type TableChoice,
  tableParams,
} from '../../parts/standings/table-choice.ts';
import type { MatchFilters } from '../../parts/statistics/default-match-filters.ts';
import { filterParams, readMatchFilters } from '../../parts/statistics/match-filters.ts';
import { intentParams, type TipIntent } from '../../parts/tips/tip-intent.ts';
import type { MatchPageOptions, OwnMatchTab } from './match-options.ts';
import { type OddsChoice, oddsParams, readOddsChoice } from './odds-history/odds-choice.ts';
import {
  readTimelineChoice,
  type TimelineChoice,
  timelineParams,
} from './timeline/timeline-choice.ts';
import { readTipsChoice, type TipsChoice, tipsParams } from './tips/tips-choice.ts';

/** What a visitor looks at on a match page; each tab has its own choices. */
export type MatchView =
  | { readonly tab: 'events'; readonly choice: TimelineChoice }
  | { readonly tab: 'tips'; readonly choice: TipsChoice }
  | { readonly tab: 'odds'; readonly choice: OddsChoice }
  | { readonly tab: 'matches'; readonly choice: MatchFilters }
  | { readonly tab: 'summary'; readonly choice: MatchFilters }
  | { readonly tab: 'trends'; readonly choice: MatchFilters }
  | { readonly tab: 'table'; readonly choice: TableChoice }
  | { readonly tab: 'squads'; readonly choice: NoChoice }
  | { readonly tab: 'own'; readonly of: OwnMatchTab; readonly choice: object };

/** A squad is that of the season, without choices. */
export type NoChoice = Readonly<Record<string, never>>;

/** Options that an address of a sport's match page depends on. */
export type MatchAddressOptions = Pick<MatchPageOptions, 'sport' | 'tabs' | 'firstTab'>;

/** As the address calls the tab. */
export const nameOfView = (view: MatchView): string =>
  view.tab === 'own' ? view.of.name : view.tab;

/** Reads the view from an address; an unknown tab is the first. */
export function readMatchView(
  { sport, tabs }: MatchAddressOptions,
  search: URLSearchParams,
): MatchView {
  const wanted = search.get('tab');
  const tab = tabs.find((one) => (typeof one === 'string' ? one : one.name) === wanted);
  switch (tab) {
    case undefined:
    case 'tips':
      return { tab: 'tips', choice: readTipsChoice(search) };
    case 'events':
      return { tab, choice: readTimelineChoice(search) };
    case 'odds':
      return { tab, choice: readOddsChoice(search, sport.sport) };
    case 'matches':
    case 'summary':
    case 'trends':
      return { tab, choice: readMatchFilters(search) };
    case 'table':
      return { tab, choice: readTableChoice(search) };
    case 'squads':
      return { tab, choice: {} };
    default:
      return { tab: 'own', of: tab, choice: tab.read(search) };
  }
}

/**
 * The tab a match opens on where its address names none and its sport does not decide: before the
 * start its tips, then its course. After the end, when neither a course is reported nor anybody has
 * tipped on it, there is nothing to read there: it opens on the earlier matches of both sides.
 */
export function firstTabOf(
  { firstTab, tabs }: Pick<MatchAddressOptions, 'firstTab' | 'tabs'>,
  page: EventHead | undefined,
): string {
  if (page === undefined) return 'tips';
  if (firstTab) return firstTab(page);
  const match = decodeMatch(page.match);
  if (page.course && match.status !== MATCH_STATUS.scheduled && tabs.includes('events')) {
    return 'events';
  }
  return isOver(match) && hasNoTips(page) ? 'summary' : 'tips';
}

const hasNoTips = ({ counts, tips }: EventHead): boolean =>
  counts.tips + tips.count + (tips.delayed?.length ?? 0) === 0;

/** The view of an address, adjusted to this match. */
export function shownView(
  options: MatchAddressOptions,
  search: URLSearchParams,
  page: EventHead | undefined,
): MatchView {
  const view = readMatchView(options, search);
  if (view.tab !== 'tips' || search.has('tab')) return view;
  // an order or a page number of tips means that tips are meant
  if (Object.keys(tipsParams(view.choice)).length > 0) return view;
  const tab = firstTabOf(options, page);
  if (tab === 'tips') return view;
  return readMatchView(options, new URLSearchParams([...search, ['tab', tab]]));
}

/** No more prices or goals will arrive. */
export const isOver = ({ status }: Pick<MatchListItem, 'status'>): boolean =>
  status >= MATCH_STATUS.finished;

/**
 * The view as parameters, without defaults. Tips and events are at the bare address of a match that
 * opens on them; other tabs are named even then.
 */
function viewParams(
  { sport }: MatchAddressOptions,
  view: MatchView,
  first: string,
): Record<string, string | number> {
  switch (view.tab) {
    case 'tips':
      return { ...(first !== 'tips' && { tab: view.tab }), ...tipsParams(view.choice) };
    case 'events':
      return { ...(first !== 'events' && { tab: view.tab }), ...timelineParams(view.choice) };
    case 'odds':
      return { tab: view.tab, ...oddsParams(view.choice, sport.sport) };
    case 'matches':
    case 'summary':
    case 'trends':
      return { tab: view.tab, ...filterParams(view.choice) };
    case 'table':
      return { tab: view.tab, ...tableParams(view.choice) };
    case 'squads':
      return { tab: view.tab };
    case 'own':
      return { tab: view.of.name, ...view.of.params(view.choice) };
  }
}

/** A match whose page may not be loaded yet, and the language of its addresses. */
export interface MatchLocation {
  readonly matchUrl: string;
  readonly page: EventHead | undefined;
  readonly locale: Locale;
}

export const matchAddress = (
  options: MatchAddressOptions,
  { matchUrl, page, locale }: MatchLocation,
  view: MatchView,
): string => {
  const params = viewParams(options, view, firstTabOf(options, page));
  return href(options.sport.routes.match, { matchUrl, ...params }, { locale });
};

/** The address without the tab the match opens on. */
export const bareAddress = (
  { sport }: MatchAddressOptions,
  { matchUrl, locale }: MatchLocation,
): string => href(sport.routes.match, { matchUrl }, { locale });

/** A tab with its default choices. */
export const tabAddress = (
  options: MatchAddressOptions,
  location: MatchLocation,
  tab: string,
): string => matchAddress(options, location, readMatchView(options, new URLSearchParams({ tab })));

/** The same view with the tip drawer over it. */
export const tipAddress = (
  options: MatchAddressOptions,
  { matchUrl, page, locale }: MatchLocation,
  view: MatchView,
  intent: TipIntent,
): string => {
  const params = viewParams(options, view, firstTabOf(options, page));
  return href(
    options.sport.routes.match,
    { matchUrl, ...params, ...intentParams(intent) },
    { locale },
  );
};
