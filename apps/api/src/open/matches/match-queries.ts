import type { OpenCollections, OpenFiltersOf, OpenRowOf } from '@tipmark/contract/open';
import { OPEN_ENUMS } from '@tipmark/contract/open';
import { DAY_SECONDS, SPORT } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { type RawBuilder, sql } from 'kysely';
import { mergedLeagueId, mergedSeasonId } from '../../matches/leagues/merged-id-queries.ts';
import { closesAt } from '../../matches/lists/closes-at-queries.ts';
import { roundText } from '../../matches/lists/round-text.ts';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';
import { nameColumn } from '../../platform/database/name-column.ts';
import { byInstant, byNumber, isAfterKeys, isWhere, microsOf } from '../listing/keyset-queries.ts';
import { nameOf } from '../listing/names-of-values.ts';
import { type OpenPage, pageOf, type Wanted } from '../listing/page.ts';

type Matches = OpenCollections['matches'];
type OpenMatch = OpenRowOf<Matches>;

interface MatchRow {
  readonly id: number;
  readonly sport: number;
  readonly slug: string;
  readonly league_id: number;
  readonly league_name: string;
  readonly season_id: number;
  readonly round: string | null;
  readonly is_play_off: boolean;
  readonly league_type: number;
  readonly starts_at: number;
  readonly is_time_known: boolean;
  readonly is_day_known: boolean;
  readonly status: number;
  readonly home_id: number;
  readonly home_name: string;
  readonly away_id: number;
  readonly away_name: string;
  readonly home_score: number | null;
  readonly away_score: number | null;
  readonly home_periods: readonly number[] | null;
  readonly away_periods: readonly number[] | null;
  readonly home_extra: number | null;
  readonly away_extra: number | null;
  readonly home_penalties: number | null;
  readonly away_penalties: number | null;
  readonly home_red_cards: number | null;
  readonly away_red_cards: number | null;
  readonly advancing: number | null;
  readonly changed_at: number;
  /** Of the order of the list, microseconds. */
  readonly instant: number;
}

const MS = 1_000;
const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) / MS;

function isOnDay(day: string): RawBuilder<unknown> {
  const start = startOfDay(day);
  return sql`p.starts_at >= ${atSecond(start)} and p.starts_at < ${atSecond(start + DAY_SECONDS)}`;
}

/** A literal, so that the small indexes of some states are used. */
const isOfStatus = (name: keyof typeof OPEN_ENUMS.status) =>
  sql`p.status = ${sql.lit(OPEN_ENUMS.status[name])}
    ${OPEN_ENUMS.status[name] > OPEN_ENUMS.status.finished ? sql`and p.status > 3` : sql``}`;

/** With its names, in the language of the caller; `m` are the matches. */
const selectNamed = (
  matches: RawBuilder<unknown>,
  instant: RawBuilder<unknown>,
  locale: Locale,
) => {
  const name = sql.raw(nameColumn(locale));
  return sql<MatchRow>`
    select m.id, m.sport, m.slug, m.league_id, l.${name} as league_name, l.league_type,
      m.season_id, m.round, m.is_play_off, extract(epoch from m.starts_at)::int as starts_at,
      m.is_time_known, m.is_day_known, m.status, m.home_id, h.${name} as home_name, m.away_id,
      a.${name} as away_name, m.home_score, m.away_score, m.home_periods, m.away_periods,
      m.home_extra, m.away_extra, m.home_penalties, m.away_penalties, m.home_red_cards,
      m.away_red_cards, m.advancing, extract(epoch from m.changed_at)::int as changed_at,
      ${microsOf(instant)} as instant
    from ${matches} m
    join leagues l on l.id = m.league_id
    join teams h on h.id = m.home_id
    join teams a on a.id = m.away_id
    order by ${instant}, m.id`;
};

/**
 * Matches by start, or by change. The first ones of each sport are found by its index, then put
 * together.
 */
export async function findOpenMatches(
  db: Db,
  { sport, day, league, season, team, status, updatedSince }: OpenFiltersOf<Matches>,
  { after, limit }: Wanted,
  locale: Locale,
): Promise<OpenPage<OpenMatch>> {
  const column = sql.raw(updatedSince === undefined ? 'starts_at' : 'changed_at');
  const sports = sport === undefined ? Object.values(SPORT) : [OPEN_ENUMS.sport[sport]];
  const matches = sql`(
    select one.* from unnest(${sports}::int[]) as played(sport) cross join lateral (
      select p.* from matches p
      where p.sport = played.sport
        and ${isWhere(day, isOnDay)}
        and ${isWhere(league, (id) => sql`p.league_id = ${mergedLeagueId(id)}`)}
        and ${isWhere(season, (id) => sql`p.season_id = ${mergedSeasonId(id)}`)}
        and ${isWhere(team, (id) => sql`(p.home_id = ${id} or p.away_id = ${id})`)}
        and ${isWhere(status, isOfStatus)}
        and ${isWhere(updatedSince, (since) => sql`p.changed_at >= ${atSecond(since)}`)}
        and ${isAfterKeys([byInstant(sql`p.${column}`), byNumber(sql`p.id`)], after)}
      order by p.${column}, p.id limit ${limit + 1}
    ) as one
    order by one.${column}, one.id limit ${limit + 1}
  )`;
  const { rows } = await selectNamed(matches, sql`m.${column}`, locale).execute(db);
  return pageOf(
    rows,
    limit,
    ({ instant, id }) => [instant, id],
    (row) => presentMatch(row, locale),
  );
}

/** One match; by the id of a row that was joined to it, too. */
export async function findOpenMatch(
  db: Db,
  matchId: number,
  locale: Locale,
): Promise<OpenMatch | undefined> {
  const matches = sql`(select p.* from matches p where p.id = coalesce(
    (select match_id from joined_matches where gone_id = ${matchId}), ${matchId}::int))`;
  const { rows } = await selectNamed(matches, sql`m.starts_at`, locale).execute(db);
  return rows[0] && presentMatch(rows[0], locale);
}

const pairOf = (home: number | null, away: number | null) =>
  home === null || away === null ? null : { home, away };

const sideOf = (number: number | null) => {
  if (number === null) return null;
  return number === 1 ? 'home' : 'away';
};

function presentMatch(row: MatchRow, locale: Locale): OpenMatch {
  const { home_periods: home, away_periods: away } = row;
  return {
    id: row.id,
    sport: nameOf('sport', row.sport),
    slug: row.slug,
    league: { id: row.league_id, name: row.league_name },
    season: row.season_id,
    round: roundText(row, locale),
    startsAt: row.starts_at,
    isTimeKnown: row.is_time_known,
    isDayKnown: row.is_day_known,
    status: nameOf('status', row.status),
    home: { id: row.home_id, name: row.home_name },
    away: { id: row.away_id, name: row.away_name },
    score: pairOf(row.home_score, row.away_score),
    parts: home && away ? home.map((one, at) => ({ home: one, away: away[at] ?? 0 })) : [],
    overtime: pairOf(row.home_extra, row.away_extra),
    shootout: pairOf(row.home_penalties, row.away_penalties),
    redCards: pairOf(row.home_red_cards, row.away_red_cards),
    advances: sideOf(row.advancing),
    updatedAt: row.changed_at,
  };
}

export interface OpenMatchKey {
  readonly id: number;
  readonly sport: number;
  readonly bucket: number;
  readonly home_id: number;
  readonly home_name: string;
  readonly away_id: number;
  readonly away_name: string;
  /** Unix seconds. */
  readonly closes_at: number;
}

/** What every list below a match needs first. */
export async function findOpenMatchKey(
  db: Db,
  matchId: number,
  locale: Locale,
): Promise<OpenMatchKey | undefined> {
  const name = sql.raw(nameColumn(locale));
  const { rows } = await sql<OpenMatchKey>`
    select m.id, m.sport, m.bucket, m.home_id, h.${name} as home_name, m.away_id,
      a.${name} as away_name, extract(epoch from ${closesAt})::int as closes_at
    from matches m join teams h on h.id = m.home_id join teams a on a.id = m.away_id
    where m.id = coalesce(
      (select match_id from joined_matches where gone_id = ${matchId}), ${matchId}::int)
  `.execute(db);
  return rows[0];
}
