import type { StandingsTable } from '@tipmark/contract';

const ROWS = 5;

/** Rows of a table around that of a team, always the same number if there are enough. */
export function rowsAround(rows: StandingsTable['rows'], teamId: number): StandingsTable['rows'] {
  const own = rows.findIndex(({ team }) => team.id === teamId);
  const above = Math.min(own - Math.floor(ROWS / 2), rows.length - ROWS);
  const first = Math.max(0, above);
  return rows.slice(first, first + ROWS);
}
