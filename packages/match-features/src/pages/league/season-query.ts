import type { TableSide } from '@tipmark/domain';
import { tableQuery } from '../../parts/standings/table-choice.ts';
import type { LeagueView } from './league-address.ts';

/** Which round is beside the tabs; empty for that of the day. */
export const roundQuery = ({ round }: LeagueView): { round?: number } =>
  round > 0 ? { round } : {};

/** The query of a season whose call has sides of the table. */
export function seasonQuery(view: LeagueView): {
  query?: { tableSide?: TableSide; round?: number };
} {
  const query = { ...tableQuery(view).query, ...roundQuery(view) };
  return Object.keys(query).length > 0 ? { query } : {};
}
