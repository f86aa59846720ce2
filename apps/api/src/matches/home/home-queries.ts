import {
  type DayBounds,
  type Fall,
  HOME_BLOCK_SIZE,
  HOUR_SECONDS,
  heaviestFalls,
  MATCH_STATUS,
  mainOddTypes,
  NOTABLE_FALL,
  type Sport,
} from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Crest } from '../../platform/database/reference-tables.ts';
import { startsOnDay } from '../lists/starts-on-day-queries.ts';

const DAY_SECONDS = 24 * HOUR_SECONDS;

/** A notable fall is shown once several bookmakers made it and it has held for a minute. */
const DROP = {
  aheadSeconds: 72 * HOUR_SECONDS,
  bookmakers: 3,
  maxRatioByBookmaker: 0.95,
  heldSeconds: 60,
  freshSeconds: DAY_SECONDS,
  /** Number of matches whose bookmakers are checked, largest fall first. */
  looked: 40,
} as const;

/** A referee's statistics are those of this many last matches. */
const REFEREED_MATCHES = 20;
const REFEREED_DAYS = 730;
const LIVE_FOR_SECONDS = 4 * HOUR_SECONDS;
const NEXT_MATCH_SECONDS = 7 * DAY_SECONDS;

export interface HomeRequest {
  readonly db: Db;
  readonly sport: Sport;
  readonly nowSeconds: number;
  readonly locale: Locale;
}

const nameColumn = (locale: Locale) => sql.raw(locale === 'en' ? 'name_en' : 'name_ru');

export interface DroppedRow {
  readonly id: number;
  readonly slug: string;
  readonly home: string;
  readonly away: string;
  readonly starts_at: number;
  readonly is_time_known: boolean;
  readonly is_day_known: boolean;
  readonly odd_type: string;
  readonly first: number;
  readonly milli: number;
  readonly bookmakers: number;
}

export interface FallLimits {
  /** The largest share of the first price that may be left, 0–1. */
  readonly maxRatio: number;
  readonly limit: number;
}

const BLOCK: FallLimits = { maxRatio: NOTABLE_FALL.maxRatio, limit: HOME_BLOCK_SIZE.droppingOdds };

type FallenRow = Fall & {
  readonly id: number;
  readonly bucket: number;
  readonly odd_type: string;
};

/** Every notable fall of a main outcome, by any bookmaker. */
async function findFallen(
  { db, sport, nowSeconds }: HomeRequest,
  maxRatio: number,
): Promise<FallenRow[]> {
  const { rows } = await sql<FallenRow>`
    select m.id, m.bucket, o.odd_type, o.first, o.milli
    from matches m
    cross join lateral unnest(
      m.odds_first, m.odds_current, ${[...mainOddTypes(sport)]}::text[]
    ) as o(first, milli, odd_type)
    where m.sport = ${sport} and m.status = ${MATCH_STATUS.scheduled}
      and m.starts_at > ${atSecond(nowSeconds)}
      and m.starts_at <= ${atSecond(nowSeconds + DROP.aheadSeconds)}
      and m.odds_changed_at >= ${atSecond(nowSeconds - DROP.freshSeconds)}
      and m.odds_changed_at <= ${atSecond(nowSeconds - DROP.heldSeconds)}
      and o.first between ${NOTABLE_FALL.leastFirst} and ${NOTABLE_FALL.mostFirst}
      and o.milli >= ${NOTABLE_FALL.leastNow} and o.milli <= o.first * ${maxRatio}::float8
  `.execute(db);
  return rows;
}

/**
 * Falls at enough bookmakers, in the order given, with their matches; reads only the partitions of
 * those.
 */
async function findFallers(
  { db, locale }: HomeRequest,
  fallen: readonly FallenRow[],
  { maxRatio, limit }: FallLimits,
): Promise<DroppedRow[]> {
  const name = nameColumn(locale);
  const buckets = fallen.map(({ bucket }) => bucket);
  const { rows } = await sql<DroppedRow>`
    select m.id, m.slug, h.${name} as home, a.${name} as away,
      extract(epoch from m.starts_at)::int as starts_at, m.is_time_known, m.is_day_known,
      d.odd_type, d.first, d.milli, b.bookmakers
    from unnest(
      ${fallen.map(({ id }) => id)}::int[], ${buckets}::int[],
      ${fallen.map(({ odd_type: oddType }) => oddType)}::text[],
      ${fallen.map(({ first }) => first)}::int[], ${fallen.map(({ milli }) => milli)}::int[]
    ) with ordinality as d(id, bucket, odd_type, first, milli, place)
    cross join lateral (
      select count(*)::int as bookmakers from (
        select (array_agg(p.milli order by p.at))[1] as first,
          (array_agg(p.milli order by p.at desc))[1] as milli
        from prices p join bookmakers k on k.id = p.bookmaker_id and not k.is_aggregate
        where p.bucket = d.bucket and p.match_id = d.id and p.odd_type = d.odd_type
          and p.bucket = any(${[...new Set(buckets)]}::int[])
        group by p.bookmaker_id
      ) price
      where price.milli <= price.first * ${Math.max(DROP.maxRatioByBookmaker, maxRatio)}::float8
    ) b
    join matches m on m.id = d.id
    join teams h on h.id = m.home_id
    join teams a on a.id = m.away_id
    where b.bookmakers >= ${DROP.bookmakers}
    order by d.place
    limit ${limit}
  `.execute(db);
  return rows;
}

/** Falls of main outcomes, the largest of each match, largest first. At most two statements. */
export async function findDroppedOdds(
  request: HomeRequest,
  limits: FallLimits = BLOCK,
): Promise<DroppedRow[]> {
  const fallen = heaviestFalls(await findFallen(request, limits.maxRatio));
  if (fallen.length === 0) return [];
  return findFallers(request, fallen.slice(0, Math.max(DROP.looked, limits.limit)), limits);
}

export interface RefereeRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly country_code: string;
  readonly matches: number;
  readonly yellow_cards: number | null;
  readonly penalties: number | null;
}

/**
 * Referees of the matches in play and of the next 24 hours who have refereed before, leagues of the
 * first tier first. Only their statistics are summed up.
 */
export async function findRefereesOfDay(request: HomeRequest): Promise<RefereeRow[]> {
  const { db, sport, nowSeconds, locale } = request;
  const { rows } = await sql<RefereeRow>`
    with assigned as (
      select m.referee_id, min(l.tier) as tier, min(m.starts_at) as starts_at
      from matches m join leagues l on l.id = m.league_id
      where m.sport = ${sport} and m.referee_id is not null
        and m.status in (${MATCH_STATUS.scheduled}, ${MATCH_STATUS.live})
        and m.starts_at >= ${atSecond(nowSeconds - LIVE_FOR_SECONDS)}
        and m.starts_at < ${atSecond(nowSeconds + DAY_SECONDS)}
      group by m.referee_id
    ), first as (
      select w.* from assigned w
      where exists (
        select from matches m
        where m.referee_id = w.referee_id and m.status = ${MATCH_STATUS.finished}
          and m.starts_at < ${atSecond(nowSeconds)}
          and m.starts_at >= ${atSecond(nowSeconds - REFEREED_DAYS * DAY_SECONDS)}
      )
      order by w.tier, w.starts_at, w.referee_id
      limit ${HOME_BLOCK_SIZE.referees}
    )
    select r.id, r.slug, r.${nameColumn(locale)} as name, r.country_code,
      f.matches, f.yellow_cards, f.penalties
    from first w
    join referees r on r.id = w.referee_id
    cross join lateral (
      select count(*)::int as matches, avg(c.yellow_cards)::float8 as yellow_cards,
        avg(e.penalties)::float8 as penalties
      from (
        select m.id from matches m
        where m.referee_id = r.id and m.status = ${MATCH_STATUS.finished}
          and m.starts_at < ${atSecond(nowSeconds)}
          and m.starts_at >= ${atSecond(nowSeconds - REFEREED_DAYS * DAY_SECONDS)}
        order by m.starts_at desc limit ${REFEREED_MATCHES}
      ) led
      left join lateral (
        select sum(s.yellow_cards)::int as yellow_cards from match_stats s where s.match_id = led.id
      ) c on true
      left join lateral (
        select case when count(*) > 0 then (
          count(*) filter (where v.type in ('penalty_goal', 'missed_penalty'))
        )::int end as penalties
        from match_events v where v.match_id = led.id and v.is_counted
      ) e on true
    ) f
    order by w.tier, w.starts_at, r.id
  `.execute(db);
  return rows;
}

export interface WatchedTeamRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly crest: Crest | null;
  readonly match_id: number;
  readonly match_slug: string;
  readonly starts_at: number;
  readonly is_time_known: boolean;
  readonly is_day_known: boolean;
  readonly status: number;
  readonly own_score: number | null;
  readonly other_score: number | null;
  readonly opponent: string;
}

/**
 * Teams with a match in play or within a week, by how many guests watched their
 * matches in 24 hours.
 */
export async function findWatchedTeams(request: HomeRequest): Promise<WatchedTeamRow[]> {
  const { db, sport, nowSeconds, locale } = request;
  const name = nameColumn(locale);
  const { rows } = await sql<WatchedTeamRow>`
    with upcoming as (
      select m.id, m.slug, m.starts_at, m.is_time_known, m.is_day_known, m.status, m.home_score, m.away_score,
        m.home_id, m.away_id, l.tier, (
          select count(*) from page_views v
          where v.match_id = m.id and v.viewed_at >= ${atSecond(nowSeconds - DAY_SECONDS)}
        ) as views
      from matches m join leagues l on l.id = m.league_id
      where m.sport = ${sport}
        and m.status in (${MATCH_STATUS.scheduled}, ${MATCH_STATUS.live})
        and m.starts_at >= ${atSecond(nowSeconds - LIVE_FOR_SECONDS)}
        and m.starts_at < ${atSecond(nowSeconds + NEXT_MATCH_SECONDS)}
        and (m.status = ${MATCH_STATUS.live} or m.starts_at >= ${atSecond(nowSeconds)})
    ), sides as (
      select u.*, s.team_id, s.opponent_id, s.own_score, s.other_score,
        sum((4 - u.tier) * u.views) over (partition by s.team_id) as popularity,
        row_number() over (partition by s.team_id order by u.starts_at, u.id) as place
      from upcoming u
      cross join lateral (values
        (u.home_id, u.away_id, u.home_score, u.away_score),
        (u.away_id, u.home_id, u.away_score, u.home_score)
      ) as s(team_id, opponent_id, own_score, other_score)
    )
    select t.id, t.slug, t.${name} as name, t.crest, s.id as match_id, s.slug as match_slug,
      extract(epoch from s.starts_at)::int as starts_at, s.is_time_known, s.is_day_known, s.status, s.own_score,
      s.other_score,
      o.${name} as opponent
    from sides s
    join teams t on t.id = s.team_id
    join teams o on o.id = s.opponent_id
    where s.place = 1
    order by s.popularity desc, s.tier, s.starts_at, t.id
    limit ${HOME_BLOCK_SIZE.teams}
  `.execute(db);
  return rows;
}

export interface MatchCounts {
  readonly live: number;
  readonly day: number;
}

/** Matches in play, all of them, and those of a day. */
export async function countMatches(
  { db, sport }: HomeRequest,
  day: DayBounds,
): Promise<MatchCounts> {
  const { rows } = await sql<MatchCounts>`
    select
      (
        select count(*)::int from matches where sport = ${sport} and status = ${MATCH_STATUS.live}
      ) as live,
      (
        select count(*)::int from matches where sport = ${sport}
          and ${startsOnDay('matches', day)}
      ) as day
  `.execute(db);
  return rows[0] ?? { live: 0, day: 0 };
}
