import { defaultMatchFilters } from '../statistics/default-match-filters.ts';

/** The head of a match is the same whatever its tabs are filtered by. */
export const headSegments = (matchUrl: string) =>
  ({ matchUrl, ...defaultMatchFilters, tableCountOfMonths: 0 }) as const;
