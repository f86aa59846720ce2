import { TIMESTAMP_MAX_SECONDS, TIMESTAMP_MIN_SECONDS } from '@tipmark/contract';
import {
  ALL_LEAGUES,
  RESULTS_SORT,
  RESULTS_TAB,
  type ResultsSort,
  type ResultsTab,
  SIDEBAR_SORT,
  type SidebarSort,
} from '@tipmark/domain';
import { noonOfDate } from '../../parts/days/chosen-day.ts';
import { readSwitch } from '../../parts/lists/read-choice.ts';

/** A visitor's choices on a results page; all of them are in the address, so it can be shared. */
export interface ResultsView {
  /** Any instant of the shown day, unix seconds; absent = today. */
  readonly timestamp?: number | undefined;
  readonly tab: ResultsTab;
  /** ALL_LEAGUES or the only league shown. */
  readonly leagueId: number;
  readonly sort: ResultsSort;
  /** Order of the leagues beside the list. */
  readonly sidebar: SidebarSort;
  readonly hasForecast: boolean;
  readonly isInNewTab: boolean;
}

export type ResultsParams = Readonly<Record<string, string | number>>;

type SortName = keyof typeof RESULTS_SORT;

type SidebarName = keyof typeof SIDEBAR_SORT;

export const sidebarNames = Object.keys(SIDEBAR_SORT) as readonly SidebarName[];

export const sidebarName = (sort: SidebarSort): SidebarName =>
  sidebarNames.find((name) => SIDEBAR_SORT[name] === sort) ?? 'all';

const sortNames = Object.keys(RESULTS_SORT) as readonly SortName[];

function readNumber(search: URLSearchParams, name: string, min: number, max: number) {
  const word = search.get(name) ?? '';
  if (!/^\d{1,12}$/.test(word)) return undefined;
  const number = Number(word);
  return number >= min && number <= max ? number : undefined;
}

/**
 * Reads the view from an address; missing and invalid values get their defaults. The calendar of a
 * browser without scripts sends a `date` of the visitor's zone.
 */
export function readView(search: URLSearchParams, timeZone: string): ResultsView {
  const tab = search.get('tab') ?? '';
  const sort = search.get('sort') ?? '';
  const sidebar = search.get('leagues') ?? '';
  return {
    timestamp:
      readNumber(search, 'timestamp', TIMESTAMP_MIN_SECONDS, TIMESTAMP_MAX_SECONDS) ??
      noonOfDate(search.get('date') ?? '', timeZone),
    tab: Object.hasOwn(RESULTS_TAB, tab) ? (tab as ResultsTab) : RESULTS_TAB.all,
    leagueId: readNumber(search, 'league', 1, Number.MAX_SAFE_INTEGER) ?? ALL_LEAGUES,
    sort: Object.hasOwn(RESULTS_SORT, sort) ? RESULTS_SORT[sort as SortName] : RESULTS_SORT.all,
    sidebar: Object.hasOwn(SIDEBAR_SORT, sidebar)
      ? SIDEBAR_SORT[sidebar as SidebarName]
      : SIDEBAR_SORT.all,
    hasForecast: readSwitch(search, 'forecast', true),
    isInNewTab: readSwitch(search, 'blank', false),
  };
}

export const sortName = (sort: ResultsSort): SortName =>
  sortNames.find((name) => RESULTS_SORT[name] === sort) ?? 'all';

/**
 * The same view as parameters of the page's route; defaults are left out, so a view
 * has one address.
 */
export function viewParams(view: ResultsView): ResultsParams {
  const { timestamp, tab, leagueId, sort, sidebar, hasForecast, isInNewTab } = view;
  return {
    ...(timestamp !== undefined && { timestamp }),
    ...(tab !== RESULTS_TAB.all && { tab }),
    ...(leagueId !== ALL_LEAGUES && { league: leagueId }),
    ...(sort !== RESULTS_SORT.all && { sort: sortName(sort) }),
    ...(sidebar !== SIDEBAR_SORT.all && { leagues: sidebarName(sidebar) }),
    ...(!hasForecast && { forecast: 0 }),
    ...(isInNewTab && { blank: 1 }),
  };
}
