import {
  COUNT_OF_MATCHES,
  COUNT_OF_MONTHS,
  TABLE_COUNT_OF_MONTHS,
  TABLE_SIDE,
} from '@tipmark/domain';
import * as z from 'zod/mini';
import { entityUrl } from '../../values/entity-url.ts';
import { flag, oneOf, oneOfValues } from '../../values/positional.ts';

/** The match and the seven filters of its tabs, in the order of the path. */
export const eventFilters = () => ({
  matchUrl: entityUrl(),
  countOfMatches: oneOf(COUNT_OF_MATCHES),
  countOfMonths: oneOf(COUNT_OF_MONTHS),
  isCurrentTournament: flag(),
  /** Head to head only. */
  isCurrentCompetitor: flag(),
  isCurrentGameSeason: flag(),
  /** The home side's home matches and the away side's away ones. */
  isSaveHomeAwayStatus: flag(),
  isExcludeFriendlies: flag(),
});

export const tableCountOfMonths = () => oneOf(TABLE_COUNT_OF_MONTHS);

/**
 * Only of home or of away matches; absent = of both. The paths are older, so it is in the query.
 */
export const tableQuery = () => z.object({ tableSide: z.optional(oneOfValues(TABLE_SIDE)) });
