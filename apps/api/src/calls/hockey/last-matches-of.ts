import type { PlayedRow } from '../../matches/events/event-queries.ts';

const LAST = 10;

/** The last matches of a team among those of a season, newest first. */
export function lastMatchesOf(rows: readonly PlayedRow[]): (teamId: number) => PlayedRow[] {
  return (teamId) =>
    rows.filter(({ home_id, away_id }) => home_id === teamId || away_id === teamId).slice(0, LAST);
}
