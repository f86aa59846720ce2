import type { SearchResults } from '@tipmark/contract';
import type { SearchType } from '@tipmark/domain';
import type { FoundRoutes } from '../../search/found-groups.ts';
import type { PageLoad } from '../../sport/page-load.ts';
import type { SportWith } from '../../sport/sport-pages.ts';

/** What differs from one sport's search page to the next. */
export interface SearchPageOptions {
  readonly sport: SportWith<'search'>;
  readonly load: PageLoad<
    { readonly query: { readonly query: string; readonly searchType?: SearchType } },
    SearchResults
  >;
  /** Where what is found is shown. */
  readonly foundRoutes: FoundRoutes;
}
