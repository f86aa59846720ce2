import { defaultMatchFilters } from '@tipmark/match-features';

/** The head of a match is the same whatever its tabs are filtered by. */
export const headSegments = (matchUrl: string) =>
  ({ matchUrl, ...defaultMatchFilters, tableCountOfMonths: 0 }) as const;
