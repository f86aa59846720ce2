import type { EventSide } from '@tipmark/contract';
import { hasPlace, isFinished, LEAGUE_TYPE, type MatchStatus } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import type { Db } from '../../platform/database/connect.ts';
import type { EventRow } from '../events/event-queries.ts';
import { seasonTable } from '../statistics/season-table.ts';

type TablePosition = NonNullable<EventSide['place']>;

/** A finished match shows the table before it was played, not the table after the season. */
export const tableUntil = ({ status, starts_at }: EventRow): number | undefined =>
  isFinished(status as MatchStatus) ? starts_at : undefined;

/**
 * Table positions of the teams that have played in the match's season, now or before the match, by
 * team. For a match that gives no table points, such as a cup match, no query is made.
 */
export async function positionsInTable(
  db: Db,
  event: EventRow,
  locale: Locale,
): Promise<ReadonlyMap<number, TablePosition>> {
  const { league_id: leagueId, season_id: seasonId } = event;
  const isForTable =
    event.league_type === LEAGUE_TYPE.nationalLeague && !event.is_friendly && !event.is_play_off;
  if (!isForTable) return new Map();
  const season = { leagueId, seasonId, since: undefined, until: tableUntil(event) };
  const { table } = await seasonTable(db, season, locale);
  const ranked = table.rows.filter(hasPlace);
  return new Map(ranked.map(({ team, position, points }) => [team.id, { position, points }]));
}
