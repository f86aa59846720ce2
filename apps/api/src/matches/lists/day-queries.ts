import { type DayBounds, type Sport, startOfUtcDateIn } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';
import { type MatchRow, selectMatchRows } from './match-row-queries.ts';
import { positionOfRound } from './round-order-queries.ts';
import { startsOnDay } from './starts-on-day-queries.ts';

/** Maximum of matches of a day, from the contract. */
const MAX_MATCHES = 2_000;

/** Matches of a sport on a day, leagues by tier, matches by time. */
export function findMatchesOfDay(
  db: Db,
  sport: Sport,
  day: DayBounds,
  locale: Locale,
): Promise<MatchRow[]> {
  return selectMatchRows(db, locale)
    .where('m.sport', '=', sport)
    .where(startsOnDay('m', day))
    .orderBy('l.is_simulated')
    .orderBy('l.tier')
    .orderBy('l.id')
    .orderBy('m.starts_at')
    .orderBy(positionOfRound('m'))
    .orderBy('m.id')
    .limit(MAX_MATCHES)
    .execute();
}

export interface NearestMatch {
  readonly at: number;
  readonly isTimeKnown: boolean;
}

/**
 * The start of the match nearest to a day without matches, before it or after: two lookups in the
 * index by day. At equal distance the later match wins.
 */
export async function findNearestMatch(
  db: Db,
  sport: Sport,
  { startSeconds, endSeconds }: DayBounds,
): Promise<NearestMatch | undefined> {
  const { rows } = await sql<NearestMatch>`
    select at, is_time_known as "isTimeKnown" from (
      (
        select extract(epoch from starts_at)::int as at, is_time_known,
          ${startSeconds}::bigint as edge
        from matches
        where sport = ${sport} and starts_at < ${atSecond(startSeconds)}
        order by starts_at desc limit 1
      ) union all (
        select extract(epoch from starts_at)::int as at, is_time_known,
          ${endSeconds}::bigint as edge
        from matches
        where sport = ${sport} and starts_at >= ${atSecond(endSeconds)}
        order by starts_at limit 1
      )
    ) as neighbour
    order by abs(at - edge), at desc limit 1
  `.execute(db);
  return rows[0];
}

/** An instant of the day, in the reader's zone, on which a match is listed. */
export const instantOfDay = ({ at, isTimeKnown }: NearestMatch, timeZone: string): number =>
  isTimeKnown ? at : startOfUtcDateIn(timeZone, at);

export interface SiteLineRow {
  readonly match_id: number;
  readonly odd_type: string;
  readonly at: number;
  readonly milli: number;
}

/**
 * Every change of the given outcomes' site lines, of all matches of a day, oldest first. The day is
 * found first, by its index: with the partitions of all months planners would rather read every
 * match in parallel.
 */
export async function findSiteLinesOfDay(
  db: Db,
  sport: Sport,
  day: DayBounds,
  oddTypes: readonly string[],
): Promise<SiteLineRow[]> {
  return (
    db
      .with(
        (name) => name('m').materialized(),
        (of) =>
          of
            .selectFrom('matches')
            .select(['id', 'bucket'])
            .where('sport', '=', sport)
            .where(startsOnDay('matches', day)),
      )
      .selectFrom('m')
      // The bucket selects the partition, so that no other one is read.
      .innerJoin('site_lines as s', (join) =>
        join.onRef('s.match_id', '=', 'm.id').onRef('s.bucket', '=', 'm.bucket'),
      )
      .select([
        's.match_id',
        's.odd_type',
        's.milli',
        sql<number>`extract(epoch from s.at)::int`.as('at'),
      ])
      .where('s.odd_type', 'in', [...oddTypes])
      .orderBy('s.match_id')
      .orderBy('s.at')
      .execute()
  );
}
