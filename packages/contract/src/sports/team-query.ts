import { COUNT_OF_MATCHES } from '@tipmark/domain';
import * as z from 'zod/mini';
import { maybeEntityId } from '../values/entity-url.ts';
import { flag, oneOf } from '../values/positional.ts';

/** Which matches of a team count; absent ones take the defaults of the first load. */
export const teamFilters = () => ({
  countOfMatches: z.optional(oneOf(COUNT_OF_MATCHES)),
  isCurrentGameSeason: z.optional(flag()),
  isExcludeFriendlies: z.optional(flag()),
  isIncludeHomeMatches: z.optional(flag()),
  isIncludeAwayMatches: z.optional(flag()),
  /** 0 = all leagues. */
  leagueId: z.optional(maybeEntityId()),
});

interface Venues {
  readonly isIncludeHomeMatches?: boolean | undefined;
  readonly isIncludeAwayMatches?: boolean | undefined;
}

/** Excluding both home and away matches leaves no matches at all. */
export const someMatches = () =>
  z.refine<Venues>(
    ({ isIncludeHomeMatches: home = true, isIncludeAwayMatches: away = true }) => home || away,
    { path: ['isIncludeAwayMatches'], error: 'one of home and away is needed' },
  );

/** Of the calls of the tabs. */
export const teamQuery = () =>
  z
    .object({
      teamId: maybeEntityId().check(z.refine((id) => id > 0, { error: 'is not a link' })),
      ...teamFilters(),
    })
    .check(someMatches());
