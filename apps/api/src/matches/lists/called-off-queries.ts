import { DAY_SECONDS, MATCH_STATUS } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';
import { selectMatchRows } from './match-row-queries.ts';

/** Calendars of visitors contain an entry that long after its start. */
const BACK_SECONDS = 30 * DAY_SECONDS;
const MAX_MATCHES = 20;

/**
 * Postponed and canceled matches of a season or a side, by the start they had, and those that got
 * another start: a calendar that was downloaded before still shows them where they were.
 */
export function findCalledOff(
  db: Db,
  of: { readonly seasonId: number; readonly teamId: number } | { readonly teamId: number },
  nowSeconds: number,
  locale: Locale,
) {
  return selectMatchRows(db, locale)
    .where((where) =>
      where.or([
        where('m.status', 'in', [MATCH_STATUS.moved, MATCH_STATUS.canceled]),
        where.and([
          where('m.status', '=', MATCH_STATUS.scheduled),
          where('m.schedule_changed_at', '>=', atSecond(nowSeconds - BACK_SECONDS)),
        ]),
      ]),
    )
    .where('m.starts_at', '>=', atSecond(nowSeconds - BACK_SECONDS))
    .$if('seasonId' in of, (query) =>
      query.where('m.season_id', '=', 'seasonId' in of ? of.seasonId : 0),
    )
    .$if(of.teamId > 0, (query) =>
      query.where((where) =>
        where.or([where('m.home_id', '=', of.teamId), where('m.away_id', '=', of.teamId)]),
      ),
    )
    .orderBy('m.starts_at')
    .orderBy('m.id')
    .limit(MAX_MATCHES)
    .execute();
}
