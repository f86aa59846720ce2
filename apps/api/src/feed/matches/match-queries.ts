import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../database/tx.ts';
import { insertRows } from '../insert-rows.ts';
import { rowsAsTable } from '../rows-as-table.ts';
import type { Writes } from '../writes.ts';
import { fromMatchRow, MATCH_COLUMNS, type MatchRow, toMatchRow } from './match-row.ts';
import type { MatchState } from './match-state.ts';

const NAMES = MATCH_COLUMNS.map((column) => column.split(' ')[0] ?? '');
const TIMES = new Set(['starts_at', 'odds_changed_at', 'began_at']);

const SELECTED = sql.raw(
  NAMES.map((name) =>
    TIMES.has(name) ? `extract(epoch from m.${name})::float8 as ${name}` : `m.${name}`,
  ).join(', '),
);
const WRITTEN = sql.raw(
  NAMES.map((name) => (TIMES.has(name) ? `to_timestamp(item.${name})` : `item.${name}`)).join(', '),
);
const INSERTED = sql.raw(NAMES.join(', '));
const NEW_COLUMNS = MATCH_COLUMNS.map((column, place) =>
  TIMES.has(NAMES[place] ?? '') ? `${NAMES[place]} timestamptz` : column,
).join(', ');
/** What makes a match that match, and the partition of its odds, never change. */
const FIXED = new Set([
  'id',
  'sport',
  'league_id',
  'season_id',
  'home_id',
  'away_id',
  'leg',
  'bucket',
]);
const UPDATED = sql.raw(
  NAMES.filter((name) => !FIXED.has(name))
    .map((name) => `${name} = excluded.${name}`)
    .join(', '),
);

async function select(tx: Tx, source: RawBuilder<unknown>): Promise<MatchState[]> {
  const { rows } = await sql<MatchRow>`select ${SELECTED} from ${source}`.execute(tx);
  return rows.map(fromMatchRow);
}

export async function loadMatches(tx: Tx, ids: readonly number[]): Promise<MatchState[]> {
  if (ids.length === 0) return [];
  return select(tx, sql`matches as m where m.id = any(${ids}::int[])`);
}

/** Host and guest of a season. */
export interface Pairing {
  seasonId: number;
  homeId: number;
  awayId: number;
}

export async function loadPairings(tx: Tx, pairings: readonly Pairing[]): Promise<MatchState[]> {
  if (pairings.length === 0) return [];
  const table = rowsAsTable(pairings, '"seasonId" int, "homeId" int, "awayId" int');
  return select(
    tx,
    sql`(select distinct * from ${table}) as wanted
      join matches as m on m.season_id = wanted."seasonId"
        and m.home_id = wanted."homeId" and m.away_id = wanted."awayId"`,
  );
}

/** Those of the pairings that have a match. */
export async function loadTakenPairings(tx: Tx, pairings: readonly Pairing[]): Promise<Pairing[]> {
  const table = rowsAsTable(pairings, '"seasonId" int, "homeId" int, "awayId" int');
  const { rows } = await sql<Pairing>`
    select "seasonId", "homeId", "awayId" from ${table}
    where exists (
      select from matches as m where m.season_id = item."seasonId"
        and m.home_id = item."homeId" and m.away_id = item."awayId"
    )
  `.execute(tx);
  return rows;
}

/** Adds new matches, and their teams to the season. */
export function insertMatches(writes: Writes, matches: readonly MatchState[]): void {
  if (matches.length === 0) return;
  insertRows(writes, 'matches', matches.map(toMatchRow), NEW_COLUMNS);
  const teams = new Map<string, { season_id: number; team_id: number }>();
  for (const { seasonId: season_id, homeId, awayId } of matches) {
    for (const team_id of [homeId, awayId]) {
      teams.set(`${season_id} ${team_id}`, { season_id, team_id });
    }
  }
  void writes.send(sql`
    insert into season_teams (season_id, team_id)
    select season_id, team_id
    from ${rowsAsTable([...teams.values()], 'season_id int, team_id int')}
    on conflict do nothing
  `);
}

/** Writes changed matches; each write makes a new revision. */
export async function updateMatches(tx: Tx, matches: readonly MatchState[]): Promise<void> {
  if (matches.length === 0) return;
  await sql`
    insert into matches (${INSERTED}) ${rowsOf(matches)}
    on conflict (id) do update set ${UPDATED}, rev = matches.rev + 1
  `.execute(tx);
}

function rowsOf(matches: readonly MatchState[]): RawBuilder<unknown> {
  return sql`select ${WRITTEN} from ${rowsAsTable(matches.map(toMatchRow), MATCH_COLUMNS.join(', '))}`;
}

/** A new revision of matches whose own row stayed the same (statistics, events). */
export async function touchMatches(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`update matches set rev = rev + 1 where id = any(${ids}::int[])`.execute(tx);
}
