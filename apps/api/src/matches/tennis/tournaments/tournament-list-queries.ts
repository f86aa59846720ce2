import {
  DAY_SECONDS,
  MATCH_STATUS,
  SPORT,
  TOURNAMENTS_SORT,
  type TournamentsSort,
} from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { type RawBuilder, sql } from 'kysely';
import { atSecond } from '../../../platform/database/at-second.ts';
import { byName } from '../../../platform/database/by-name.ts';
import type { Db } from '../../../platform/database/connect.ts';
import { nameColumn, originalName } from '../../../platform/database/name-column.ts';
import type { Crest } from '../../../platform/database/reference-tables.ts';
import { WITH_WINNER } from '../match-of-player-queries.ts';
import { HAS_CHAMPIONS } from '../tennis-queries.ts';
import { TOURS_OF_PLAYERS } from '../tour-queries.ts';

export interface TournamentFilter {
  /** Those whose names were found; undefined = all. */
  readonly ids: readonly number[] | undefined;
  readonly tour: string | undefined;
  readonly court: number | undefined;
  readonly sort: TournamentsSort;
  readonly nowSeconds: number;
  readonly limit: number;
  readonly offset: number;
}

/** A final, and names of its players. */
export interface FinalColumns {
  readonly id: number;
  readonly slug: string;
  readonly status: number;
  readonly home_score: number | null;
  readonly away_score: number | null;
  readonly advancing: number | null;
  readonly season: string;
  readonly home: NamedColumns;
  readonly away: NamedColumns;
}

interface NamedColumns {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly country_code: string;
}

export interface TournamentListRow {
  readonly league_id: number;
  readonly league_slug: string;
  readonly league_name: string;
  readonly original_name: string | null;
  readonly country_code: string;
  readonly league_crest: Crest | null;
  readonly tour: string | null;
  readonly court: number | null;
  readonly season_name: string | null;
  readonly begins: number | null;
  readonly ends: number | null;
  readonly state: 'next' | 'running' | 'over';
  readonly final: FinalColumns | null;
}

interface Listed {
  readonly rows: readonly TournamentListRow[];
  /** Under the conditions. */
  readonly count: number;
  /** Of all tournaments. */
  readonly tours: readonly string[];
  readonly courts: readonly number[];
}

/** Noon of a day of a season. */
const noonOf = (day: RawBuilder<unknown>) => sql`(${day} + time '12:00') at time zone 'UTC'`;

/**
 * The last season of every tournament, or of two in one year the last one, its dates, the tour of a
 * player and the surface of its last match.
 */
const KNOWN = sql`
  select l.id, l.tier, l.name_en, l.name_ru, t.tour, n.court, s.name as season_name,
    coalesce(e.first_at, ${noonOf(sql`s.starts_on`)}) as begins,
    coalesce(e.final_at, case
      when s.ends_on > s.starts_on then ${noonOf(sql`s.ends_on`)}
      when e.last_at > e.first_at then e.last_at
    end) as ends,
    e.is_decided, e.is_live
  from leagues l
  left join lateral (
    select * from seasons s where s.league_id = l.id order by s.starts_on desc, s.id desc limit 1
  ) s on true
  left join lateral (
    select m.court, m.home_id, m.starts_at from matches m
    where m.league_id = l.id order by m.starts_at desc limit 1
  ) n on true
  left join tours t on t.id = n.home_id
  left join lateral (
    select min(m.starts_at) as first_at, max(m.starts_at) filter (where m.is_day_known) as last_at,
      max(m.starts_at) filter (where m.round = 'F' and m.is_day_known) as final_at,
      coalesce(bool_or(m.round = 'F' and m.status = any(${WITH_WINNER}::int[])), false) as is_decided,
      coalesce(bool_or(m.status = ${MATCH_STATUS.live}), false) as is_live
    from matches m
    where m.league_id = l.id and m.season_id = s.id and m.starts_at > coalesce((
      select f.starts_at from matches f
      where f.league_id = l.id and f.season_id = s.id and f.round = 'F'
        and f.starts_at < n.starts_at and ${HAS_CHAMPIONS}
      order by f.starts_at desc limit 1
    ), '-infinity')
  ) e on true
  where l.sport = ${SPORT.tennis}`;

const stateAt = (nowSeconds: number) => {
  const now = atSecond(nowSeconds);
  return sql`case
    when is_live then 'running'
    when is_decided then 'over'
    when begins > ${now} then 'next'
    when coalesce(ends, begins + interval '14 days') < ${now}::timestamptz - interval '1 day'
      then 'over'
    else 'running'
  end`;
};

/** The same week of a year is 52 weeks later. */
const YEAR_SECONDS = 364 * DAY_SECONDS;
/** Without an edition for so long before the newest one, a tournament no longer exists. */
const ENDED_AFTER = sql`interval '400 days'`;

/** By when a tournament goes on or is expected again; those that no longer exist are the last. */
const calendarAt = (nowSeconds: number) => sql`
  begins < newest - ${ENDED_AFTER},
  case when state = 'over' then begins + interval '1 second' * ${YEAR_SECONDS}::int * greatest(1,
    ceil(extract(epoch from ${atSecond(nowSeconds)}::timestamptz - begins) / ${YEAR_SECONDS}::int))
  else begins end nulls last, tier,`;

function orderOf({ sort, nowSeconds }: TournamentFilter, locale: Locale) {
  const name = sql`${byName(sql.ref(nameColumn(locale)), locale)}, id`;
  switch (sort) {
    case TOURNAMENTS_SORT.calendar:
      return sql`${calendarAt(nowSeconds)} ${name}`;
    case TOURNAMENTS_SORT.name:
      return name;
    case TOURNAMENTS_SORT.tier:
      return sql`tier, ${calendarAt(nowSeconds)} ${name}`;
  }
}

function conditionsOf({ ids, tour, court }: TournamentFilter) {
  const conditions: RawBuilder<unknown>[] = [sql`true`];
  if (ids !== undefined) conditions.push(sql`id = any(${[...ids]}::int[])`);
  if (tour !== undefined) conditions.push(sql`tour = ${tour}`);
  if (court !== undefined) conditions.push(sql`court = ${court}`);
  return sql.join(conditions, sql` and `);
}

const namedOf = (side: 'h' | 'a', name: RawBuilder<unknown>) => {
  const team = sql.table(side);
  return sql`jsonb_build_object('id', ${team}.id, 'slug', ${team}.slug, 'name', ${team}.${name},
    'country_code', ${team}.country_code)`;
};

/** Tournaments with the dates of the last edition and the last decided final. */
export async function findTournaments(
  db: Db,
  filter: TournamentFilter,
  locale: Locale,
): Promise<Listed> {
  const name = sql.raw(nameColumn(locale));
  const { rows } = await sql<TournamentListRow & Omit<Listed, 'rows'>>`
    with tours as materialized (
      select o.id, min(o.tour) as tour from ${TOURS_OF_PLAYERS} o group by o.id
    ), known as materialized (${KNOWN}),
    dated as (
      select *, ${stateAt(filter.nowSeconds)} as state, max(begins) over () as newest from known
    ),
    chosen as (
      select *, count(*) over ()::int as count, row_number() over (order by ${orderOf(filter, locale)}) as nth
      from dated where ${conditionsOf(filter)}
      order by nth limit ${filter.limit} offset ${filter.offset}
    ), conditions as (
      select coalesce(array_agg(distinct tour) filter (where tour is not null), '{}') as tours,
        coalesce(array_agg(distinct court::int) filter (where court is not null), '{}') as courts
      from known
    )
    select c.tours, c.courts, coalesce(p.count, 0) as count, l.id as league_id,
      l.slug as league_slug, l.${name} as league_name, ${originalName('l', locale)} as original_name,
      l.country_code, l.crest as league_crest, p.tour, p.court, p.season_name, p.state,
      extract(epoch from p.begins)::int as begins, extract(epoch from p.ends)::int as ends,
      case when f.id is not null then jsonb_build_object('id', f.id, 'slug', f.slug,
        'status', f.status, 'home_score', f.home_score, 'away_score', f.away_score,
        'advancing', f.advancing, 'season', fs.name, 'home', ${namedOf('h', name)},
        'away', ${namedOf('a', name)}) end as final
    from conditions c
    left join chosen p on true
    left join leagues l on l.id = p.id
    left join lateral (
      select * from matches f
      where f.league_id = l.id and f.round = 'F' and f.status = any(${WITH_WINNER}::int[])
        and ${HAS_CHAMPIONS}
      order by f.starts_at desc, f.id desc limit 1
    ) f on true
    left join seasons fs on fs.id = f.season_id
    left join teams h on h.id = f.home_id
    left join teams a on a.id = f.away_id
    order by p.nth
  `.execute(db);
  const [first] = rows;
  return {
    rows: rows.filter(({ league_id: id }) => id !== null),
    count: first?.count ?? 0,
    tours: first?.tours ?? [],
    courts: first?.courts ?? [],
  };
}
