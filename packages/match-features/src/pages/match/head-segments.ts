import { defaultMatchFilters } from '../../match-filters/default-match-filters.ts';

/** The head of a match is the same whatever its tabs are filtered by. */
export const headSegments = (matchUrl: string) =>
  ({ matchUrl, ...defaultMatchFilters, tableCountOfMonths: 0 }) as const;
