import { HOME_BLOCK_SIZE, HOUR_SECONDS, MATCH_STATUS, type Sport } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';
import { type MatchRow, selectMatchRows } from './match-row-queries.ts';

export const DAY_SECONDS = 24 * HOUR_SECONDS;
/** A match counts as coming up this long before its start. */
export const POPULAR_AHEAD_SECONDS = 3 * DAY_SECONDS;
/** A live match may have started this long ago. */
export const POPULAR_BACK_SECONDS = 12 * HOUR_SECONDS;

const POPULAR_MATCHES = 8;
const POPULAR_LEAGUES = 10;
/** A league that played or plays within this time is active: the others are listed after it. */
const ON_SECONDS = 30 * DAY_SECONDS;

/** Unique guests of the last 24 hours, weighted 3, 2, 1 by the tier of the league. */
function popularity(nowSeconds: number) {
  return sql<number>`(4 - l.tier) * (
    select count(*) from page_views v
    where v.match_id = m.id and v.viewed_at >= ${atSecond(nowSeconds - DAY_SECONDS)}
  )`;
}

export interface PopularRequest {
  readonly db: Db;
  readonly sport: Sport;
  readonly nowSeconds: number;
  readonly locale: Locale;
}

const matchesOf = ({ db, sport, locale }: PopularRequest) =>
  selectMatchRows(db, locale).where('m.sport', '=', sport);

/** Live matches and those of the next three days, most watched first. */
export function findPopularMatches(request: PopularRequest): Promise<MatchRow[]> {
  const { nowSeconds } = request;
  return matchesOf(request)
    .where('m.status', 'in', [MATCH_STATUS.scheduled, MATCH_STATUS.live])
    .where('m.starts_at', '>=', atSecond(nowSeconds - POPULAR_BACK_SECONDS))
    .where('m.starts_at', '<', atSecond(nowSeconds + POPULAR_AHEAD_SECONDS))
    .where((where) =>
      where.or([
        where('m.status', '=', MATCH_STATUS.live),
        where('m.starts_at', '>=', atSecond(nowSeconds)),
      ]),
    )
    .orderBy(popularity(nowSeconds), 'desc')
    .orderBy('l.tier')
    .orderBy('m.starts_at')
    .orderBy('m.id')
    .limit(POPULAR_MATCHES)
    .execute();
}

/** The matches that ended last. */
export function findLastMatches(request: PopularRequest): Promise<MatchRow[]> {
  const { nowSeconds } = request;
  return matchesOf(request)
    .where('m.status', '=', MATCH_STATUS.finished)
    .where('m.starts_at', '<', atSecond(nowSeconds))
    .orderBy('m.starts_at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(POPULAR_MATCHES)
    .execute();
}

/** Matches in play, most watched leagues first. */
export function findLiveMatches(request: PopularRequest): Promise<MatchRow[]> {
  const { nowSeconds } = request;
  return matchesOf(request)
    .where('m.status', '=', MATCH_STATUS.live)
    .orderBy('l.tier')
    .orderBy(popularity(nowSeconds), 'desc')
    .orderBy('l.id')
    .orderBy('m.starts_at')
    .orderBy('m.id')
    .limit(HOME_BLOCK_SIZE.liveMatches)
    .execute();
}

/**
 * Matches that have not begun, the nearest first, leagues of the first tier first.
 * @param shownIds matches the page shows elsewhere, listed again only where there are no others
 */
export async function findNextMatches(
  request: PopularRequest,
  limit: number,
  shownIds: readonly number[],
): Promise<MatchRow[]> {
  const rows = await matchesOf(request)
    .where('m.status', '=', MATCH_STATUS.scheduled)
    .where('m.starts_at', '>=', atSecond(request.nowSeconds))
    .orderBy('m.starts_at')
    .orderBy('l.tier')
    .orderBy('m.id')
    .limit(limit + shownIds.length)
    .execute();
  const others = rows.filter(({ id }) => !shownIds.includes(id));
  return (others.length > 0 ? others : rows).slice(0, limit);
}

/**
 * Leagues that play within a day first, then active ones, then the others, each by their matches'
 * views in 24 hours, then by tier; with the matches of the season, without leagues whose season has
 * none.
 */
export function findPopularLeagues({ db, sport, nowSeconds, locale }: PopularRequest) {
  const name = locale === 'en' ? ('l.name_en' as const) : ('l.name_ru' as const);
  return db
    .selectFrom('leagues as l')
    .select([
      'l.id as league_id',
      'l.slug as league_slug',
      'l.crest as league_crest',
      'l.country_code',
      `${name} as league_name`,
      (select) =>
        select
          .selectFrom('matches as m')
          .select((count) => count.fn.countAll<number>().as('count'))
          .whereRef('m.season_id', '=', 'l.current_season_id')
          .as('count_of_matches'),
      (select) =>
        select
          .selectFrom('matches as m')
          .select((count) => count.fn.countAll<number>().as('count'))
          .whereRef('m.league_id', '=', 'l.id')
          .where('m.status', 'in', [MATCH_STATUS.scheduled, MATCH_STATUS.live])
          .where('m.starts_at', '>', atSecond(nowSeconds - DAY_SECONDS))
          .where('m.starts_at', '<=', atSecond(nowSeconds + DAY_SECONDS))
          .as('count_of_next'),
    ])
    .where('l.sport', '=', sport)
    .where(sql<boolean>`exists (select from matches m where m.season_id = l.current_season_id)`)
    .orderBy(
      sql`exists (
        select from matches m where m.league_id = l.id
          and m.status in (${MATCH_STATUS.scheduled}, ${MATCH_STATUS.live})
          and m.starts_at > ${atSecond(nowSeconds - DAY_SECONDS)}
          and m.starts_at <= ${atSecond(nowSeconds + DAY_SECONDS)}
      )`,
      'desc',
    )
    .orderBy(
      sql`exists (
        select from matches m where m.league_id = l.id
          and m.starts_at between ${atSecond(nowSeconds - ON_SECONDS)}
          and ${atSecond(nowSeconds + ON_SECONDS)}
      )`,
      'desc',
    )
    .orderBy(
      sql`(4 - l.tier) * (
        select count(*) from page_views v join matches m on m.id = v.match_id
        where m.league_id = l.id and v.viewed_at >= ${atSecond(nowSeconds - DAY_SECONDS)}
      )`,
      'desc',
    )
    .orderBy('l.tier')
    .orderBy('l.is_simulated')
    .orderBy('l.id')
    .limit(POPULAR_LEAGUES)
    .execute();
}
