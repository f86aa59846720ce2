import type { ScannerFilter } from '@tipmark/contract';
import { SCANNER_LIMIT, SCANNER_SORT, type Sport, VALUE_KIND } from '@tipmark/domain';
import { readChoice, readNumber, readPage, unless } from '@tipmark/match-features/lists';
import { joined } from '../../../parts/filter/condition.ts';
import { known, readBounds, readDecimal, readIds } from '../../../parts/filter/read-params.ts';
import { categoriesOf } from '../../../parts/outcomes/categories-of.ts';

/** Criteria of outcomes the page has fields for. */
export type ShownCriteria = Pick<
  ScannerFilter,
  | 'minChangePercent'
  | 'isRise'
  | 'changesHours'
  | 'minOdds'
  | 'maxOdds'
  | 'matchHours'
  | 'leagueIds'
  | 'exceptLeagueIds'
  | 'leagueCategories'
  | 'outcomeCategories'
  | 'minValuePercent'
  | 'valueKind'
  | 'oddsCreated'
>;

export interface ScannerView {
  /** The template that is shown, or that the filter began as; 0 = the first preset. */
  readonly templateId: number;
  /** Criteria in the address; absent = those of the template. */
  readonly criteria: ShownCriteria | undefined;
  /** 0 = as the template has it. */
  readonly sortType: number;
  readonly pageNumber: number;
  readonly isGrouped: boolean;
  readonly isPaused: boolean;
  /** Whether the template's record is shown. */
  readonly isRecordShown: boolean;
  /** Whether the explanation of records is shown instead. */
  readonly isMethod: boolean;
  /** The row whose details are shown: `123~1x2.1`. */
  readonly open: string | undefined;
}

export const WINDOWS = [0, 1, 3, 6, 24, 72, 168] as const;
export const STARTS = [0, 6, 24, 72, 168] as const;
export const NEW_LINES = [0, 1, 6, 24, 72] as const;
export const SORTS = Object.values(SCANNER_SORT);
export const LEAGUE_CATEGORIES = [1, 2, 3, 4, 5] as const;
const SORTS_OR_TEMPLATE = [0, ...SORTS] as const;
const VALUE_KINDS = Object.values(VALUE_KIND);
const MAX_PERCENT = 10_000;
const LEAST_ODDS = 1.01;
const MOST_ODDS = 1_000;

export const WAYS = ['any', 'down', 'up'] as const;

/** The direction of a change; a size without a direction means falling prices. */
export function wayOf({ isRise, minChangePercent }: ShownCriteria): (typeof WAYS)[number] {
  if (typeof isRise === 'boolean') return isRise ? 'up' : 'down';
  return typeof minChangePercent === 'number' ? 'down' : 'any';
}

function readCriteria(search: URLSearchParams, sport: Sport): ShownCriteria {
  const way = search.get('way');
  const leagues = readIds(search, 'league');
  const categories = known(readIds(search, 'outcome'), categoriesOf(sport));
  const leagueCategories = known(readIds(search, 'kind'), LEAGUE_CATEGORIES);
  const isExcept = search.get('except') === '1';
  const value = readDecimal(search, 'value', -100, MAX_PERCENT);
  const kind = readChoice(search, 'worth', VALUE_KINDS, VALUE_KIND.toMarket);
  const isMoving = way === 'up' || way === 'down';
  const [minOdds, maxOdds] = readBounds(['min', 'max'], (name) =>
    readDecimal(search, name, LEAST_ODDS, MOST_ODDS),
  );
  return withoutOff({
    isRise: isMoving ? way === 'up' : undefined,
    minChangePercent: isMoving ? readDecimal(search, 'change', 0, MAX_PERCENT) : undefined,
    changesHours: readChoice(search, 'window', WINDOWS, 0),
    minOdds,
    maxOdds,
    matchHours: readChoice(search, 'start', STARTS, 0) || undefined,
    leagueIds: !isExcept && leagues.length > 0 ? leagues : undefined,
    // whether leagues are included or excluded can be chosen before the leagues
    exceptLeagueIds: isExcept ? leagues : undefined,
    leagueCategories: leagueCategories.length > 0 ? leagueCategories : undefined,
    outcomeCategories: categories.length > 0 ? categories : undefined,
    minValuePercent: value,
    valueKind: value === undefined && kind !== VALUE_KIND.toModel ? undefined : kind,
    oddsCreated: readChoice(search, 'fresh', NEW_LINES, 0) || undefined,
  });
}

/** Criteria that are off are not sent. */
const withoutOff = <Criteria extends object>(criteria: Criteria): Criteria =>
  Object.fromEntries(
    Object.entries(criteria).filter(([, value]) => value !== undefined && value !== null),
  ) as Criteria;

const OPEN = /^[1-9]\d{0,9}~[\w.:+-]{1,24}$/;

/** Reads the shown choices from an address of a sport; what it does not have is off. */
export function readScannerView(search: URLSearchParams, sport: Sport): ScannerView {
  const open = search.get('open') ?? '';
  return {
    templateId: readNumber(search, 'template', 0),
    criteria: search.get('filter') === '1' ? readCriteria(search, sport) : undefined,
    sortType: readChoice(search, 'sort', SORTS_OR_TEMPLATE, 0),
    pageNumber: Math.min(readPage(search), SCANNER_LIMIT.pages),
    isGrouped: search.get('group') === '1',
    isPaused: search.get('live') === '0',
    isRecordShown: search.get('record') === '1',
    isMethod: search.get('method') === '1',
    open: OPEN.test(open) ? open : undefined,
  };
}

type Params = Readonly<Record<string, string | undefined>>;

const textOf = (value: number | null | undefined) =>
  typeof value === 'number' ? String(value) : undefined;

/** Criteria as parameters of an address; without criteria every parameter is removed. */
export function criteriaParams(criteria: ShownCriteria | undefined): Params {
  const { changesHours, minValuePercent, valueKind } = criteria ?? {};
  const { leagueIds, exceptLeagueIds } = criteria ?? {};
  const isExcept = Array.isArray(exceptLeagueIds);
  const way = wayOf(criteria ?? {});
  return {
    filter: criteria ? '1' : undefined,
    way: unless(way, 'any'),
    change: textOf(criteria?.minChangePercent),
    window: textOf(changesHours || undefined),
    min: textOf(criteria?.minOdds),
    max: textOf(criteria?.maxOdds),
    start: textOf(criteria?.matchHours || undefined),
    league: joined(isExcept ? exceptLeagueIds : leagueIds),
    except: isExcept ? '1' : undefined,
    kind: joined(criteria?.leagueCategories),
    outcome: joined(criteria?.outcomeCategories),
    value: textOf(minValuePercent),
    worth: valueKind === VALUE_KIND.toModel ? '2' : undefined,
    fresh: textOf(criteria?.oddsCreated || undefined),
  };
}

/** The view as parameters of an address, without defaults. */
export function scannerParams(view: ScannerView) {
  const { templateId, criteria, sortType, pageNumber, isGrouped, isPaused, open } = view;
  return {
    template: unless(templateId, 0),
    ...criteriaParams(criteria),
    sort: unless(sortType, 0),
    group: isGrouped ? 1 : undefined,
    page: unless(pageNumber, 1),
    open,
    live: isPaused ? 0 : undefined,
    record: view.isRecordShown ? 1 : undefined,
    method: view.isMethod ? 1 : undefined,
  };
}

/** The request: the criteria of the address, or the template by its id. */
export function scannerRequest(view: ScannerView): { readonly body: ScannerRequestBody } {
  const { criteria, templateId, sortType, pageNumber } = view;
  const requested = criteria ?? { templateId };
  const sorted = sortType === 0 ? {} : { sortType: sortType as (typeof SORTS)[number] };
  return { body: { ...requested, ...sorted, ...(pageNumber > 1 && { pageNumber }) } };
}

/** Whose record is requested; the order of the rows does not matter to it. */
export const recordRequest = ({
  criteria,
  templateId,
}: ScannerView): { readonly body: ScannerRequestBody } => ({ body: criteria ?? { templateId } });

/** The available leagues: those under the other criteria. */
export function facetsRequest(view: ScannerView): { readonly body: ScannerRequestBody } {
  const { criteria, templateId } = view;
  if (!criteria) return { body: { templateId, responseContent: 2 } };
  const { leagueIds: _, exceptLeagueIds: __, ...others } = criteria;
  return { body: { ...others, responseContent: 2 } };
}

export type ScannerRequestBody = ShownCriteria & {
  sortType?: (typeof SORTS)[number];
  templateId?: number;
  pageNumber?: number;
  responseContent?: 1 | 2;
};
export type ScannerRequest = ReturnType<typeof scannerRequest>;
