import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';
import { insertRows } from '../rows/insert-rows.ts';
import { rowsAsTable } from '../rows/rows-as-table.ts';
import type { Writes } from '../rows/writes.ts';
import { type ChangedMatch, isSameValue } from './match-batch.ts';
import { fromMatchRow, MATCH_COLUMNS, type MatchRow, toMatchRow } from './match-row.ts';
import type { MatchState } from './match-state.ts';

const NAMES = MATCH_COLUMNS.map((column) => column.split(' ')[0] ?? '');
const TIMES = new Set(['starts_at', 'odds_changed_at', 'began_at']);

const SELECTED = sql.raw(
  NAMES.map((name) =>
    TIMES.has(name) ? `extract(epoch from m.${name})::float8 as ${name}` : `m.${name}`,
  ).join(', '),
);
const STORED_COLUMNS = MATCH_COLUMNS.map((column, index) =>
  TIMES.has(NAMES[index] ?? '') ? `${NAMES[index]} timestamptz` : column,
);
const NEW_COLUMNS = STORED_COLUMNS.join(', ');
/** Columns that never change: they identify a match, or the partition of its odds. */
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
const CHANGING = STORED_COLUMNS.map((column, index) => ({
  column,
  name: NAMES[index] as keyof MatchRow,
})).filter(({ name }) => !FIXED.has(name));

async function select(tx: Tx, source: RawBuilder<unknown>): Promise<MatchState[]> {
  const { rows } = await sql<MatchRow>`select ${SELECTED} from ${source}`.execute(tx);
  return rows.map(fromMatchRow);
}

export async function loadMatches(tx: Tx, ids: readonly number[]): Promise<MatchState[]> {
  if (ids.length === 0) return [];
  return select(tx, sql`matches as m where m.id = any(${ids}::int[])`);
}

/** Home and away team of a season. */
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

/** Writes what changed of matches; each write makes a new revision. */
export function updateMatches(writes: Writes, matches: readonly ChangedMatch[]): void {
  if (matches.length === 0) return;
  const before = matches.map((match) => toMatchRow(match.before));
  const now = matches.map((match) => toMatchRow(match.now));
  const changing = CHANGING.filter(({ name }) =>
    now.some((row, index) => !isSameValue(row[name], before[index]?.[name])),
  );
  const columns = ['id int', ...changing.map(({ column }) => column)].join(', ');
  const changes = changing.map(({ name }) => `${name} = item.${name}, `).join('');
  void writes.send(sql`
    update matches as m set ${sql.raw(changes)} rev = m.rev + 1
    from ${rowsAsTable(now, columns)} where m.id = item.id
  `);
}

/** A new revision of matches whose own row stayed the same (statistics, events). */
export function bumpMatches(writes: Writes, ids: readonly number[]): void {
  if (ids.length === 0) return;
  void writes.send(sql`update matches set rev = rev + 1 where id = any(${ids}::int[])`);
}
