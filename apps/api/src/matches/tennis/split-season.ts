import { splitEditions } from '@tipmark/domain';
import type { TennisRow } from './tennis-queries.ts';

/** The tournaments in the matches of a season, the first one first. */
export function splitSeason<Row extends TennisRow>(rows: readonly Row[]): Row[][] {
  const matches = rows.map((row) => ({
    row,
    homeId: row.home_id,
    awayId: row.away_id,
    startsAt: row.starts_at,
    isFinal: row.round === 'F',
  }));
  return splitEditions(matches).map((group) => group.map(({ row }) => row));
}
