import {
  TIPS_PRESETS,
  type TipsCriteria,
  USERS_PRESETS,
  type UsersCriteria,
} from '@tipmark/contract';
import {
  PAGE_SIZE,
  type Sport,
  TIPS_SEARCH_SORT,
  USERS_SEARCH_COUNT_MAX,
  USERS_SEARCH_SORT,
} from '@tipmark/domain';
import type { ChangedParams } from '@tipmark/match-features';
import { readChoice, readNumber, readPage, unless } from '@tipmark/match-features/lists';
import {
  type Template,
  templateIdOf,
  templateParam,
} from '../../../parts/templates/template-list.ts';
import {
  criteriaOfParams,
  criteriaParams,
  namesOf,
  readCriteria,
  type SearchCriteria,
} from './search-criteria.ts';
import { type SearchField, SPORTS, TIPS_FIELDS, USERS_FIELDS } from './search-fields.ts';
import { CAPPERS, type SearchKind, TIPS } from './search-kinds.ts';

/** What both searches have in their address. */
export interface SearchView {
  /** The template that is shown, or that the filter began as; 0 = the first preset. */
  readonly templateId: number;
  /** Criteria in the address; absent = those of the template. */
  readonly criteria: SearchCriteria | undefined;
  /** 0 = as the template has it. */
  readonly sortType: number;
  /** Whether the template's record is shown. */
  readonly isRecordShown: boolean;
}

export interface TipsView extends SearchView {
  /** 0 = all; absent = that of the page, or of a saved template. */
  readonly sportType: Sport | 0 | undefined;
  readonly pageNumber: number;
}

export interface UsersView extends SearchView {
  /** How many are shown. */
  readonly count: number;
}

export const readTab = (search: URLSearchParams): SearchKind['tab'] =>
  search.get('tab') === 'cappers' ? 'cappers' : 'tips';

function readSport(search: URLSearchParams): Sport | 0 | undefined {
  const word = search.get('sport');
  if (word === 'all') return 0;
  return SPORTS.find(([name]) => name === word)?.[1];
}

const readView = ({ fields, sorts }: SearchKind, search: URLSearchParams): SearchView => ({
  templateId: readNumber(search, 'template', 0),
  criteria: search.get('filter') === '1' ? readCriteria(fields, search) : undefined,
  sortType: readChoice(search, 'sort', [0, ...sorts], 0),
  isRecordShown: search.get('record') === '1',
});

export const readTipsView = (search: URLSearchParams): TipsView => ({
  ...readView(TIPS, search),
  sportType: readSport(search),
  pageNumber: readPage(search),
});

export const readUsersView = (search: URLSearchParams): UsersView => ({
  ...readView(CAPPERS, search),
  count: Math.min(readNumber(search, 'count', PAGE_SIZE.searchUsers), USERS_SEARCH_COUNT_MAX),
});

export type QueryParams = Readonly<Record<string, string | number | undefined>>;

const paramOfSport = (sport: Sport | 0 | undefined): string | undefined =>
  sport === 0 ? 'all' : SPORTS.find(([, known]) => known === sport)?.[0];

/** The parameters of an address that opens an unchanged template. */
export const templateParams = (fields: readonly SearchField[], id: number): ChangedParams => ({
  ...criteriaParams(fields, undefined),
  template: templateParam(id),
  sort: undefined,
  sport: undefined,
});

/** The view as parameters of an address, without defaults. */
export const tipsParams = (view: TipsView) => ({
  template: templateParam(view.templateId),
  ...criteriaParams(TIPS_FIELDS, view.criteria),
  sport: paramOfSport(view.sportType),
  sort: unless(view.sortType, 0),
  page: unless(view.pageNumber, 1),
  record: view.isRecordShown ? 1 : undefined,
});

export const usersParams = (view: UsersView): QueryParams => ({
  tab: 'cappers',
  template: templateParam(view.templateId),
  ...criteriaParams(USERS_FIELDS, view.criteria),
  sort: unless(view.sortType, 0),
  count: unless(view.count, PAGE_SIZE.searchUsers),
  record: view.isRecordShown ? 1 : undefined,
});

const isPreset = (presets: readonly { readonly id: number }[], id: number): boolean =>
  presets.some((preset) => preset.id === templateIdOf(id));

/**
 * The selected sport, by default that of the page. A saved template has its own sport, so this is
 * undefined as long as the address names none.
 */
export function sportOf(view: TipsView, ofPage: Sport): Sport | 0 | undefined {
  if (view.sportType !== undefined) return view.sportType;
  return view.criteria || isPreset(TIPS_PRESETS, view.templateId) ? ofPage : undefined;
}

export interface Body<Asked> {
  readonly body: Asked;
}

/** The request: the conditions of the address, or the template by its id. */
export function tipsRequest(view: TipsView, ofPage: Sport): Body<TipsCriteria> {
  const { criteria, templateId, sortType, pageNumber } = view;
  const sportType = sportOf(view, ofPage);
  const body = {
    ...(criteria ?? { templateId }),
    ...(sportType && { sportType }),
    ...(sortType !== 0 && { sortType }),
    ...(pageNumber > 1 && { pageNumber }),
  };
  // every value is valid for its field, which belongs to the filter
  return { body: body as TipsCriteria };
}

export function usersRequest({ criteria, templateId, sortType, count }: UsersView) {
  const body = {
    ...(criteria ?? { templateId }),
    ...(sortType !== 0 && { sortType }),
    ...(count !== PAGE_SIZE.searchUsers && { count }),
  };
  return { body: body as UsersCriteria } satisfies Body<UsersCriteria>;
}

/** Whose record is requested; the order and the page do not matter to it. */
export const tipsRecordRequest = (view: TipsView, ofPage: Sport): Body<TipsCriteria> =>
  tipsRequest({ ...view, sortType: 0, pageNumber: 1 }, ofPage);

export const usersRecordRequest = (view: UsersView): Body<UsersCriteria> =>
  usersRequest({ ...view, sortType: 0, count: PAGE_SIZE.searchUsers });

type Params = Readonly<Record<string, unknown>>;

/** The parameters of a template; those of a preset are known before the list is loaded. */
const paramsOfTemplate = (
  presets: readonly { readonly id: number; readonly params: Params }[],
  template: Template<Params> | undefined,
  id: number,
): Params =>
  template?.params ?? presets.find((preset) => preset.id === templateIdOf(id))?.params ?? {};

/** The criteria in effect, from the address or the template. */
export interface SearchQuery {
  readonly criteria: SearchCriteria;
  readonly sortType: number;
  /** Which tips: those of one sport, or all. */
  readonly sportType?: Sport | 0;
}

export function tipsSearchQuery(
  view: TipsView,
  template: Template<Params> | undefined,
  ofPage: Sport,
): SearchQuery & { readonly sportType: Sport | 0 } {
  const params = paramsOfTemplate(TIPS_PRESETS, template, view.templateId);
  const ofTemplate = params as TipsCriteria;
  return {
    criteria: view.criteria ?? criteriaOfParams(TIPS_FIELDS, params),
    sportType: sportOf(view, ofPage) ?? ofTemplate.sportType ?? 0,
    sortType:
      view.sortType || (view.criteria ? 0 : (ofTemplate.sortType ?? 0)) || TIPS_SEARCH_SORT.newest,
  };
}

export function usersSearchQuery(
  view: UsersView,
  template: Template<Params> | undefined,
): SearchQuery {
  const params = paramsOfTemplate(USERS_PRESETS, template, view.templateId);
  const { sortType = 0 } = params as UsersCriteria;
  return {
    criteria: view.criteria ?? criteriaOfParams(USERS_FIELDS, params),
    sortType: view.sortType || (view.criteria ? 0 : sortType) || USERS_SEARCH_SORT.ratingPosition,
  };
}

const VIEW_PARAMS: ReadonlySet<string> = new Set([
  'sportType',
  'sortType',
  'pageNumber',
  'count',
  'templateId',
]);

/** What is saved with a template: the filter of the page, on top of what only the template has. */
export function paramsToSave(
  fields: readonly SearchField[],
  template: Template<object> | undefined,
  requested: SearchQuery,
): Params {
  const names = namesOf(fields);
  const others = Object.entries(template?.params ?? {}).filter(
    ([name]) => !names.has(name) && !VIEW_PARAMS.has(name),
  );
  return {
    ...Object.fromEntries(others),
    ...requested.criteria,
    ...(requested.sportType && { sportType: requested.sportType }),
    sortType: requested.sortType,
  };
}
