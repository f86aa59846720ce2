import { COUNT_OF_MATCHES, NEXT_MATCHES_HOURS, TEAMS_SORT } from '@tipmark/domain';
import type * as z from 'zod/mini';
import { maybeEntityId } from '../values/entity-url.ts';
import { flag, oneOf, oneOfValues, pageNumber } from '../values/positional.ts';
import { teamsPage } from './team-page.ts';

/** Filters of a list of teams, except for the friendlies, which hockey does not have. */
export const teamsFilters = () => ({
  pageNumber: pageNumber(),
  countOfMatches: oneOf(COUNT_OF_MATCHES),
  /** `0` = all leagues. */
  leagueId: maybeEntityId(),
  isCurrentGameSeason: flag(),
  nextMatchesHours: oneOf(NEXT_MATCHES_HOURS),
  sortType: oneOfValues(TEAMS_SORT),
});

export const teamsPageSchemasOf = <Segments extends z.core.$ZodObject>(
  tag: string,
  segments: Segments,
) => ({ summary: 'List teams with their statistics', tags: [tag], segments, reply: teamsPage });
