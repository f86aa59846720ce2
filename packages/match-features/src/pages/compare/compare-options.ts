import type { Comparison, SearchResults } from '@tipmark/contract';
import type { SearchType } from '@tipmark/domain';
import type { ComponentType } from 'react';
import type { PageLoad } from '../../parts/page/page-load.ts';
import type { SportWith } from '../../parts/sport/sport-pages.ts';
import type { ComparePointsProps } from './ComparePoints.tsx';
import type { comparisonRequest } from './compare-address.ts';

export type SideSearch = PageLoad<
  { readonly query: { readonly query: string; readonly searchType?: SearchType } },
  SearchResults
>;

/** How the comparison of a sport differs. */
export interface ComparePageOptions {
  readonly sport: SportWith<'compare' | 'team'>;
  /** Teams, or players. */
  readonly of: 'teams' | 'players';
  readonly load: PageLoad<ReturnType<typeof comparisonRequest>, Comparison>;
  /** What the two fields find. */
  readonly searches: readonly [SideSearch, SideSearch];
  /** Points match after match; absent where a sport has no tables. */
  readonly Points?: ComponentType<ComparePointsProps> | undefined;
}
