import type { Db, Tx } from '@tipmark/api/database';
import { atSecond } from '@tipmark/api/database';
import { sql } from 'kysely';
import type { WorldSize } from './world-size.ts';

export const FILLED_TABLES = [
  'leagues',
  'seasons',
  'teams',
  'referees',
  'bookmakers',
  'matches',
  'users',
] as const;
export type FirstIds = Readonly<Record<(typeof FILLED_TABLES)[number], number>>;

/** How far a fill is. */
export interface Fill extends WorldSize {
  readonly seed: number;
  /** Unix seconds. */
  readonly asOf: number;
  readonly firstIds: FirstIds;
  readonly usersDone: number;
  readonly lastBucket: number | null;
  readonly eventsWritten: number;
  readonly isDone: boolean;
}

export async function findFill(db: Db | Tx): Promise<Fill | undefined> {
  const { rows } = await sql<Fill>`
    select matches, odds, users, tips, seed, extract(epoch from as_of)::int as "asOf",
      first_ids as "firstIds", users_done as "usersDone", last_bucket as "lastBucket",
      events_written as "eventsWritten", is_done as "isDone"
    from world_fills where id = 1
  `.execute(db);
  return rows[0];
}

export async function insertFill(
  tx: Tx,
  { matches, odds, users, tips, seed, asOf, firstIds }: Fill,
): Promise<void> {
  await sql`
    insert into world_fills (id, matches, odds, users, tips, seed, as_of, first_ids)
    values (1, ${matches}, ${odds}, ${users}, ${tips}, ${seed}, ${atSecond(asOf)},
      ${JSON.stringify(firstIds)}::jsonb)
  `.execute(tx);
}

interface Progress {
  readonly users_done?: number;
  readonly last_bucket?: number;
  readonly events_written?: number;
  readonly is_done?: boolean;
}

export async function noteFill(tx: Db | Tx, progress: Progress): Promise<void> {
  await tx.updateTable('world_fills').set(progress).where('id', '=', 1).execute();
}

/** Rows in the database that are not part of a fill. */
export async function countRows(db: Db): Promise<Record<'matches' | 'users' | 'ledger', number>> {
  const { rows } = await sql<Record<'matches' | 'users' | 'ledger', number>>`
    select (select count(*)::int from matches) as matches, (select count(*)::int from users) as users,
      (select seq from ledger_ends where id = 1) as ledger
  `.execute(db);
  return rows[0] ?? { matches: 0, users: 0, ledger: 0 };
}

/** A partition is filled by statements of minutes; the planner has to know afterwards. */
export async function liftDeadline(db: Db): Promise<void> {
  await sql`select set_config('statement_timeout', '0', false)`.execute(db);
}

export async function analyzeTables(db: Db): Promise<void> {
  for (const table of [
    'matches',
    'match_events',
    'match_stats',
    'match_lineups',
    'match_sets',
    'squads',
    'leagues',
    'seasons',
    'season_teams',
    'teams',
    'referees',
    'search_words',
    'follows',
    'users',
    'tips',
    'ledger_entries',
    'odds_points',
    'site_lines',
  ]) {
    await sql`analyze ${sql.table(table)}`.execute(db);
  }
}
