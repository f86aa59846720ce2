import type { SearchResults } from '@tipmark/contract';
import type { SearchType } from '@tipmark/domain';
import type { FoundRoutes } from '../../search/found-groups.ts';
import type { PageLoad } from '../../sport/page-load.ts';
import type { SportWith } from '../../sport/sport-pages.ts';

/** How the search pages of the sports differ. */
export interface SearchPageOptions {
  readonly sport: SportWith<'search'>;
  readonly load: PageLoad<
    { readonly query: { readonly query: string; readonly searchType?: SearchType } },
    SearchResults
  >;
  /** Where found results are shown. */
  readonly foundRoutes: FoundRoutes;
}
