import type { EventSide } from '@tipmark/contract';
import { isFinished, LEAGUE_TYPE, type MatchStatus } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import type { Db } from '../../platform/database/connect.ts';
import type { EventRow } from '../events/event-queries.ts';
import { seasonTable } from '../statistics/season-table.ts';

type Place = NonNullable<EventSide['place']>;

/** A finished match shows the table before it was played, not the table after the season. */
export const tableUntil = ({ status, starts_at }: EventRow): number | undefined =>
  isFinished(status as MatchStatus) ? starts_at : undefined;

/**
 * Table positions of the teams of the match's season, now or before the match, by team; empty while
 * no match has been played. For a match that gives no table points, such as a cup match, no query
 * is made.
 */
export async function findPlaces(
  db: Db,
  event: EventRow,
  locale: Locale,
): Promise<ReadonlyMap<number, Place>> {
  const { league_id: leagueId, season_id: seasonId } = event;
  const isForTable =
    event.league_type === LEAGUE_TYPE.nationalLeague && !event.is_friendly && !event.is_play_off;
  if (!isForTable) return new Map();
  const season = { leagueId, seasonId, since: undefined, until: tableUntil(event) };
  const { table } = await seasonTable(db, season, locale);
  if (table.rows.every(({ played }) => played === 0)) return new Map();
  return new Map(table.rows.map(({ team, position, points }) => [team.id, { position, points }]));
}
