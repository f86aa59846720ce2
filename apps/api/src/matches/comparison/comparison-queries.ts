import { MATCH_STATUS } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import type { Db } from '../../platform/database/connect.ts';
import { selectMatchRows } from '../lists/match-row-queries.ts';

/** The next match of two sides against each other, a live one first. */
export function findNextMeeting(db: Db, locale: Locale, one: number, other: number) {
  return selectMatchRows(db, locale)
    .where('m.status', '<', MATCH_STATUS.finished)
    .where((where) =>
      where.or([
        where.and([where('m.home_id', '=', one), where('m.away_id', '=', other)]),
        where.and([where('m.home_id', '=', other), where('m.away_id', '=', one)]),
      ]),
    )
    .orderBy('m.starts_at')
    .orderBy('m.id')
    .limit(1)
    .executeTakeFirst();
}
