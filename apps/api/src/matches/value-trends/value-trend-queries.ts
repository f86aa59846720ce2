import { MATCH_STATUS, type Sport } from '@tipmark/domain';
import { sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { ListedPlayRow } from '../play/play-of-list-row.ts';

/** A match to come. */
export interface UpcomingMatch {
  readonly id: number;
  readonly bucket: number;
  readonly home_id: number;
  readonly away_id: number;
  readonly starts_at: number;
}

/** Matches that start inside a span; one statement. */
export async function findUpcomingMatches(
  db: Db,
  sport: Sport,
  fromSeconds: number,
  untilSeconds: number,
): Promise<UpcomingMatch[]> {
  const { rows } = await sql<UpcomingMatch>`
    select m.id, m.bucket, m.home_id, m.away_id, extract(epoch from m.starts_at)::int as starts_at
    from matches m
    where m.sport = ${sport} and m.status = ${MATCH_STATUS.scheduled}
      and m.starts_at > ${atSecond(fromSeconds)} and m.starts_at <= ${atSecond(untilSeconds)}
    order by m.starts_at, m.id
  `.execute(db);
  return rows;
}

/** A match that was played. */
export type FinishedMatch = UpcomingMatch & ListedPlayRow;

const PLAYED = sql`m.sport, m.status, m.home_score, m.away_score, m.home_periods, m.away_periods,
  m.home_red_cards, m.away_red_cards, m.home_extra, m.away_extra,
  m.home_penalties, m.away_penalties, m.best_of, m.advancing`;

/** Matches with a result that started inside a span; one statement. */
export async function findFinishedMatches(
  db: Db,
  sport: Sport,
  fromSeconds: number,
  untilSeconds: number,
): Promise<FinishedMatch[]> {
  const { rows } = await sql<FinishedMatch>`
    select m.id, m.bucket, m.home_id, m.away_id, extract(epoch from m.starts_at)::int as starts_at,
      ${PLAYED}
    from matches m
    where m.sport = ${sport} and m.status = ${MATCH_STATUS.finished}
      and m.home_score is not null and m.away_score is not null
      and m.starts_at >= ${atSecond(fromSeconds)} and m.starts_at < ${atSecond(untilSeconds)}
    order by m.starts_at, m.id
  `.execute(db);
  return rows;
}

interface SiteLines {
  readonly odd_types: readonly string[];
  readonly milli: readonly number[];
}

/** A match with the site lines of all its outcomes. */
export type PricedMatch = UpcomingMatch & SiteLines;

/** Which of the lines of an outcome. */
export type PriceTime = 'first' | 'newest';

/** Those of the matches that have site lines; one statement, which only plans their partitions. */
export async function findPrices(
  db: Db,
  matches: readonly UpcomingMatch[],
  time: PriceTime = 'newest',
): Promise<PricedMatch[]> {
  const buckets = matches.map(({ bucket }) => bucket);
  const { rows } = await sql<SiteLines & { readonly match_id: number }>`
    select wanted.id as match_id, o.odd_types, o.milli
    from unnest(${matches.map(({ id }) => id)}::int[], ${buckets}::int[]) as wanted(id, bucket)
    cross join lateral (
      select array_agg(line.odd_type) as odd_types, array_agg(line.milli) as milli
      from (
        select distinct on (s.odd_type) s.odd_type, s.milli
        from site_lines s
        where s.match_id = wanted.id and s.bucket = wanted.bucket
          and s.bucket = any(${[...new Set(buckets)]}::int[])
        order by s.odd_type, s.at ${sql.raw(time === 'first' ? 'asc' : 'desc')}
      ) line
    ) o
    where o.odd_types is not null
  `.execute(db);
  const lines = new Map(rows.map(({ match_id: id, ...own }) => [id, own]));
  return matches.flatMap((match) => {
    const own = lines.get(match.id);
    return own === undefined ? [] : [{ ...match, ...own }];
  });
}

/** Matches that start inside a span, with their prices; two statements. */
export async function findPricedMatches(
  db: Db,
  sport: Sport,
  fromSeconds: number,
  untilSeconds: number,
): Promise<PricedMatch[]> {
  return findPrices(db, await findUpcomingMatches(db, sport, fromSeconds, untilSeconds));
}

/** A finished match as a record needs it. */
export type RecordedRow = ListedPlayRow & {
  readonly team_id: number;
  readonly is_home: boolean;
  readonly is_time_known: boolean;
  readonly is_day_known: boolean;
  readonly home_score: number;
  readonly away_score: number;
};

/**
 * The last matches of every team at home and away, newest first; one statement. They include the
 * last matches regardless of the side.
 */
export async function findRecords(
  db: Db,
  sport: Sport,
  teamIds: readonly number[],
  beforeSeconds: number,
  length: number,
): Promise<RecordedRow[]> {
  const side = (column: 'home_id' | 'away_id') => sql`(
    select * from matches p
    where p.${sql.raw(column)} = w.team_id and p.sport = ${sport}
      and p.status = ${MATCH_STATUS.finished}
      and p.home_score is not null and p.away_score is not null and not p.is_friendly
      and p.starts_at < ${atSecond(beforeSeconds)}
    order by p.starts_at desc, p.id desc
    limit ${length}
  )`;
  const { rows } = await sql<RecordedRow>`
    select w.team_id, m.home_id = w.team_id as is_home,
      extract(epoch from m.starts_at)::int as starts_at, m.is_time_known, m.is_day_known, ${PLAYED}
    from unnest(${[...teamIds]}::int[]) as w(team_id)
    cross join lateral (
      select * from ${side('home_id')} h union all select * from ${side('away_id')} a
    ) m
    order by w.team_id, m.starts_at desc, m.id desc
  `.execute(db);
  return rows;
}
