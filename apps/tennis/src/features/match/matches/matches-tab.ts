import type { OwnMatchTab } from '@tipmark/match-features/pages';
import { eventMatches } from '../match-loads.ts';
import { MatchesTab } from './MatchesTab.tsx';
import {
  readTennisFilters,
  type TennisFilters,
  tennisParams,
  tennisQuery,
} from './tennis-filters.ts';

/** Earlier matches of both players, or between them. */
export const matchesTab: OwnMatchTab<TennisFilters> = {
  name: 'matches',
  message: 'match.tabMatches',
  load: eventMatches,
  read: readTennisFilters,
  params: tennisParams,
  request: (matchUrl, filters) =>
    eventMatches.requested({ segments: { id: matchUrl }, query: tennisQuery(filters) }),
  Body: MatchesTab,
};
