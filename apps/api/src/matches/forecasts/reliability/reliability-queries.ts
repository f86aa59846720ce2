import { MATCH_STATUS, type Sport } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { sql } from 'kysely';
import { atSecond } from '../../../platform/database/at-second.ts';
import type { Db } from '../../../platform/database/connect.ts';
import type { Crest } from '../../../platform/database/reference-tables.ts';
import { regularGoals } from '../../play/regular-goals-queries.ts';

export interface ForecastMatchRow {
  readonly id: number;
  readonly starts_at: number;
  readonly league_id: number;
  readonly league_slug: string;
  readonly league_name: string;
  readonly country_code: string;
  readonly league_crest: Crest | null;
  readonly is_simulated: boolean;
  /** Goals of regular time, which forecasts of the result refer to. */
  readonly home_score: number;
  readonly away_score: number;
  readonly odds_first: readonly (number | null)[] | null;
  readonly odds_closing: readonly (number | null)[] | null;
  /** Null where no model was fitted: then the source's own expected goals are used. */
  readonly p1: number | null;
  readonly px: number | null;
  readonly p2: number | null;
  readonly forecast_home: number | null;
  readonly forecast_away: number | null;
}

/** A year of all leagues has some twenty thousand matches. */
export const MAX_MATCHES = 20_000;

export interface Span {
  readonly since: number;
  readonly before?: number;
}

/** The latest finished matches that were forecast, oldest first. */
export async function findForecastMatches(
  db: Db,
  sport: Sport,
  { since, before }: Span,
  locale: Locale,
): Promise<ForecastMatchRow[]> {
  const { rows } = await sql<ForecastMatchRow>`
    select m.id, extract(epoch from m.starts_at)::float8 as starts_at, m.league_id,
      l.slug as league_slug, ${sql.ref(`l.name_${locale}`)} as league_name, l.country_code,
      l.crest as league_crest,
      l.is_simulated, ${regularGoals(sport, 'home')} as home_score,
      ${regularGoals(sport, 'away')} as away_score, m.odds_first, m.odds_closing,
      p.p1, p.px, p.p2, m.forecast_home, m.forecast_away
    from matches m
    join leagues l on l.id = m.league_id
    left join lateral (
      select p.p1, p.px, p.p2 from predictions p
      where p.match_id = m.id and p.is_publishable and p.known_until <= m.starts_at
      order by p.known_until desc, p.made_at desc limit 1
    ) p on true
    where m.sport = ${sport} and m.status = ${MATCH_STATUS.finished}
      and m.starts_at >= ${atSecond(since)}
      ${before === undefined ? sql`` : sql`and m.starts_at < ${atSecond(before)}`}
      and m.home_score is not null and m.away_score is not null
      and (p.p1 is not null or (m.forecast_home > 0 and m.forecast_away > 0))
    order by m.starts_at desc
    limit ${MAX_MATCHES}
  `.execute(db);
  return rows.reverse();
}

export async function findFirstSecond(db: Db, sport: Sport): Promise<number | undefined> {
  const first = await db
    .selectFrom('matches')
    .select('starts_at')
    .where('sport', '=', sport)
    .orderBy('starts_at')
    .limit(1)
    .executeTakeFirst();
  return first && Math.floor(first.starts_at.getTime() / 1_000);
}
