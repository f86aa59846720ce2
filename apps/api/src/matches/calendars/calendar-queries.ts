import { ANSWER_LIMIT, DAY_SECONDS } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';
import { selectMatchRows } from '../lists/match-row-queries.ts';

/** Whose matches a calendar holds. */
export type CalendarOwner =
  | { readonly teamId: number }
  | { readonly leagueId: number }
  /** Of the teams, leagues and matches a user starred. */
  | { readonly userId: number };

const DAYS_BACK = 60;
const DAYS_AHEAD = 400;

/** Matches of the last two months and those to come, by their start. */
export function findCalendarMatches(
  db: Db,
  owner: CalendarOwner,
  nowSeconds: number,
  locale: Locale,
) {
  return selectMatchRows(db, locale)
    .where('m.starts_at', '>=', atSecond(nowSeconds - DAYS_BACK * DAY_SECONDS))
    .where('m.starts_at', '<', atSecond(nowSeconds + DAYS_AHEAD * DAY_SECONDS))
    .where((where) => {
      if ('leagueId' in owner) return where('m.league_id', '=', owner.leagueId);
      if ('teamId' in owner) {
        return where.or([
          where('m.home_id', '=', owner.teamId),
          where('m.away_id', '=', owner.teamId),
        ]);
      }
      return where('m.id', 'in', starredMatches(owner.userId));
    })
    .orderBy('m.starts_at')
    .orderBy('m.id')
    .limit(ANSWER_LIMIT.matchesOfCalendar)
    .execute();
}

/** One index at a time, where a condition with `or` over three tables would read every match. */
const starredMatches = (userId: number) => sql<number>`(
  select entity_id from favourites where user_id = ${userId} and kind = 'm'
  union select x.id from favourites f join matches x on x.league_id = f.entity_id
    where f.user_id = ${userId} and f.kind = 'l'
  union select x.id from favourites f join matches x on x.home_id = f.entity_id
    where f.user_id = ${userId} and f.kind = 't'
  union select x.id from favourites f join matches x on x.away_id = f.entity_id
    where f.user_id = ${userId} and f.kind = 't'
)`;
