import type { SearchResults } from '@tipmark/contract';
import type { SearchType } from '@tipmark/domain';
import type { PageLoad } from '../../parts/page/page-load.ts';
import type { SportWith } from '../../parts/sport/sport-pages.ts';

/** How the search pages of the sports differ. */
export interface SearchPageOptions {
  readonly sport: SportWith<'search'>;
  readonly load: PageLoad<
    { readonly query: { readonly query: string; readonly searchType?: SearchType } },
    SearchResults
  >;
}
