import { DAY_SECONDS, MATCH_STATUS, mainOddTypes, SPORTS } from '@tipmark/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';

/** The statistics are over so many last finished matches of a sport, none older than the days. */
export const MEASURED = { days: 90, matchesOfSport: 300, beforeStartSeconds: 3600 } as const;

const TOTALS = 'ou.';

export interface QuoteRow {
  readonly match_id: number;
  readonly sport: number;
  readonly closing: readonly (number | null)[];
  readonly odd_type: string;
  readonly bookmaker_id: number;
  readonly name: string;
  readonly milli: number;
}

/** Outcomes of the winner market, in the order of the prices of a match. */
export const resultOddTypes = (sport: number): readonly string[] =>
  mainOddTypes(sport).filter((oddType) => !oddType.startsWith(TOTALS));

export interface StoredBookmaker {
  readonly name: string;
  readonly is_simulated: boolean;
}

/** All single bookmakers, no aggregates. */
export function findBookmakers(db: Db): Promise<StoredBookmaker[]> {
  return db
    .selectFrom('bookmakers')
    .select(['name', 'is_simulated'])
    .where('is_aggregate', '=', false)
    .execute();
}

/**
 * End of the days that are measured: now, or the start of the last finished match that can be
 * measured where none is within the days, as in an archive.
 */
export async function endOfMeasured(db: Db, nowSeconds: number): Promise<number> {
  const { rows } = await sql<{ at: number | null }>`
    select max(m.at)::int as at from unnest(${SPORTS.map(({ sport }) => sport)}::smallint[])
      as wanted(sport)
    cross join lateral (
      select extract(epoch from starts_at)::int as at from matches
      where sport = wanted.sport and starts_at <= ${new Date(nowSeconds * 1000)}
        and status = ${MATCH_STATUS.finished} and odds_closing is not null
        and exists (
          select from prices q
          where q.match_id = matches.id and q.bucket = matches.bucket
            and q.at <= starts_at - make_interval(secs => ${MEASURED.beforeStartSeconds})
        )
      order by starts_at desc limit 1
    ) m
  `.execute(db);
  const last = rows[0]?.at ?? nowSeconds;
  return nowSeconds - last <= MEASURED.days * DAY_SECONDS ? nowSeconds : last;
}

/**
 * Each bookmaker's price of each outcome an hour before the start, of the last finished matches of
 * each sport that had a closing line.
 */
export async function findQuotes(db: Db, untilSeconds: number): Promise<QuoteRow[]> {
  const sinceSeconds = untilSeconds - MEASURED.days * DAY_SECONDS;
  const [since, now] = [sinceSeconds, untilSeconds].map((at) => new Date(at * 1000));
  const oddTypes = [...new Set(SPORTS.flatMap(({ sport }) => resultOddTypes(sport)))];
  const { rows } = await sql<QuoteRow>`
    with sample as materialized (
      select m.* from unnest(${SPORTS.map(({ sport }) => sport)}::smallint[]) as wanted(sport)
      cross join lateral (
        select id, bucket, sport, starts_at, odds_closing from matches
        where sport = wanted.sport and starts_at between ${since} and ${now}
          and status = ${MATCH_STATUS.finished} and odds_closing is not null
        order by starts_at desc, id desc limit ${MEASURED.matchesOfSport}
      ) m
    )
    select m.id as match_id, m.sport, m.odds_closing as closing, p.odd_type, p.bookmaker_id,
      b.name, p.milli
    from sample m
    -- match by match from the index: the prices of a month are a hundred times as many
    cross join lateral (
      select distinct on (q.odd_type, q.bookmaker_id) q.odd_type, q.bookmaker_id, q.milli
      from prices q
      where q.match_id = m.id and q.bucket = m.bucket and q.odd_type = any(${oddTypes}::text[])
        and q.at <= m.starts_at - make_interval(secs => ${MEASURED.beforeStartSeconds})
      order by q.odd_type, q.bookmaker_id, q.at desc
    ) p
    join bookmakers b on b.id = p.bookmaker_id and not b.is_aggregate
  `.execute(db);
  return rows;
}
