import { DRAW_ROUNDS } from '@tipmark/domain';
import { type RawBuilder, sql } from 'kysely';

/**
 * Order of matches of one instant: a tournament whose days are unknown is listed round by round.
 * @param match alias of `matches` in the statement
 */
export const positionOfRound = (match: string): RawBuilder<number | null> =>
  sql<number | null>`case when not ${sql.ref(`${match}.is_day_known`)}
    then array_position(${[...DRAW_ROUNDS]}::text[], ${sql.ref(`${match}.round`)}) end`;
