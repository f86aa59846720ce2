import {
  COUNT_OF_MATCHES,
  COUNT_OF_MONTHS,
  LEAGUE_TYPE,
  LEAGUES_SORT,
  NEXT_MATCHES_HOURS,
  TEAMS_SORT,
} from '@tipmark/domain';
import * as z from 'zod/mini';
import { maybeEntityId } from '../values/entity-url.ts';
import { flag, oneOf, oneOfValues, pageNumber } from '../values/positional.ts';
import { leaguesPage } from './league-page.ts';
import { teamsPage } from './team-page.ts';

/** What the lists of leagues and teams are made of; every sport with both has the same. */
export const leaguesPageSchemasOf = (tag: string) => ({
  summary: 'Leagues with their figures',
  tags: [tag],
  segments: z.object({
    pageNumber: pageNumber(),
    countOfMatches: oneOf(COUNT_OF_MATCHES),
    isCurrentGameSeason: flag(),
    countOfMonths: oneOf(COUNT_OF_MONTHS),
    leagueType: oneOfValues(LEAGUE_TYPE),
    /** With a match within thirty days. */
    areOnlyActive: flag(),
    sortType: oneOfValues(LEAGUES_SORT),
    isInit: flag(),
  }),
  reply: leaguesPage,
});

/** Filters of a list of teams, but for the friendlies, which hockey does not ask about. */
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
) => ({ summary: 'Teams with their figures', tags: [tag], segments, reply: teamsPage });
