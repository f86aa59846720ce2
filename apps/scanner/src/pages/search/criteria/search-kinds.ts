import { TIPS_SEARCH_SORT, USERS_SEARCH_SORT } from '@tipmark/domain';
import { type SearchField, TIPS_FIELDS, USERS_FIELDS } from './search-fields.ts';

/** What the search of tips and that of cappers differ in. */
export interface SearchKind {
  readonly tab: 'tips' | 'cappers';
  readonly fields: readonly SearchField[];
  /** The orders to choose from, the default one, and the key of their texts. */
  readonly sorts: readonly number[];
  readonly defaultSort: number;
  readonly sortKey: string;
  /** What the units of a record of emails are placed on. */
  readonly recordOf: 'outcomes' | 'cappers';
}

export const TIPS: SearchKind = {
  tab: 'tips',
  fields: TIPS_FIELDS,
  sorts: Object.values(TIPS_SEARCH_SORT),
  defaultSort: TIPS_SEARCH_SORT.newest,
  sortKey: 'search.tipsSort',
  recordOf: 'outcomes',
};

export const CAPPERS: SearchKind = {
  tab: 'cappers',
  fields: USERS_FIELDS,
  sorts: Object.values(USERS_SEARCH_SORT),
  defaultSort: USERS_SEARCH_SORT.ratingPosition,
  sortKey: 'search.usersSort',
  recordOf: 'cappers',
};
