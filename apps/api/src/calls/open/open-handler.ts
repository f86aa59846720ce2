import type {
  OpenCollection,
  OpenCollections,
  OpenFiltersOf,
  OpenName,
  OpenRowOf,
  OpenSegmentsOf,
} from '@tipmark/contract/open';
import type { Locale } from '@tipmark/i18n/server';
import type { KeyKind } from '../../open/listing/cursor.ts';
import type { OpenPage, Wanted } from '../../open/listing/page.ts';
import type { Services } from '../handler/services.ts';

/** The inputs of a page: nothing about the caller, so that all get the same bytes. */
export interface OpenCall<Collection extends OpenCollection> {
  readonly segments: OpenSegmentsOf<Collection>;
  readonly filters: OpenFiltersOf<Collection>;
  readonly wanted: Wanted;
  readonly locale: Locale;
  readonly nowSeconds: number;
  readonly services: Services;
}

export interface OpenHandler<Collection extends OpenCollection> {
  /** SQL statements of a page that is not cached; tests enforce it. */
  readonly statements: number;
  /** What the keys of a row are; empty: there is no second page. */
  readonly order: readonly KeyKind[];
  readonly maxAgeMs: number;
  /** A purge of any of them makes the page out of date. */
  topics(call: Pick<OpenCall<Collection>, 'segments' | 'filters'>): readonly string[];
  answer(call: OpenCall<Collection>): Promise<OpenPage<OpenRowOf<Collection>>>;
}

/** One handler for every collection: a missing one does not compile. */
export type OpenHandlers = { readonly [Name in OpenName]: OpenHandler<OpenCollections[Name]> };
