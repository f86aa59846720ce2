import type { EventSide } from '@tipmark/contract';
import { LEAGUE_TYPE } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import type { Db } from '../database/connect.ts';
import { seasonTable } from '../statistics/season-table.ts';
import type { EventRow } from './event-queries.ts';

type Place = NonNullable<EventSide['place']>;

/**
 * Where the teams of the match's season stand, by team; nobody does while nobody has played. Of a
 * match that brings no points for a table, as in a cup, nothing is asked.
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
  const { table } = await seasonTable(db, { leagueId, seasonId, since: undefined }, locale);
  if (table.rows.every(({ played }) => played === 0)) return new Map();
  return new Map(table.rows.map(({ team, position, points }) => [team.id, { position, points }]));
}
