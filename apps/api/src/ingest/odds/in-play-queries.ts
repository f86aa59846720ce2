import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';
import { rowsAsTable } from '../rows/rows-as-table.ts';
import type { InPlayLine } from './in-play-line.ts';

/** Prices one source reported at one instant of a running match; parallel lists. */
export interface InPlayRow {
  matchId: number;
  source: string;
  /** unix seconds */
  at: number;
  bookmakerIds: readonly number[];
  oddTypes: readonly string[];
  /** null = withdrawn */
  milli: readonly (number | null)[];
}

export async function loadInPlay(tx: Tx, matchIds: readonly number[]): Promise<InPlayRow[]> {
  if (matchIds.length === 0) return [];
  const { rows } = await sql<InPlayRow>`
    select match_id as "matchId", source, extract(epoch from at)::float8 as at,
      bookmaker_ids as "bookmakerIds", odd_types as "oddTypes", milli
    from in_play_prices where match_id = any(${matchIds}::int[])
  `.execute(tx);
  return rows;
}

const ROW = `"matchId" int, source text, at double precision, "bookmakerIds" int[],
  "oddTypes" text[], milli int[]`;

export async function saveInPlay(tx: Tx, rows: readonly InPlayRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into in_play_prices (match_id, source, at, bookmaker_ids, odd_types, milli)
    select "matchId", source, to_timestamp(at), "bookmakerIds", "oddTypes", milli
    from ${rowsAsTable(rows, ROW)}
    on conflict (match_id, source, at) do update set bookmaker_ids = excluded.bookmaker_ids,
      odd_types = excluded.odd_types, milli = excluded.milli
  `.execute(tx);
}

const LINE = `"matchId" int, current int[], last int[], "confirmedAt" double precision,
  "changedAt" double precision`;

export async function saveInPlayLines(tx: Tx, lines: readonly InPlayLine[]): Promise<void> {
  if (lines.length === 0) return;
  await sql`
    insert into in_play_lines (match_id, current, last, confirmed_at, changed_at)
    select "matchId", current, last, to_timestamp("confirmedAt"), to_timestamp("changedAt")
    from ${rowsAsTable(lines, LINE)}
    on conflict (match_id) do update set current = excluded.current, last = excluded.last,
      confirmed_at = excluded.confirmed_at, changed_at = excluded.changed_at
  `.execute(tx);
}
