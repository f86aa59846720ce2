import { sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Tx } from '../../platform/database/tx.ts';
import type { ReportedKey } from '../identity/pair-keys.ts';
import { REPORT_TABLES } from '../merges/unmerge-queries.ts';

/** What was decided about two matches, as it is remembered. */
export interface DecidedPair {
  readonly id: string;
  readonly one: ReportedKey;
  readonly other: ReportedKey;
  readonly isSame: boolean;
  readonly byEvidence: boolean;
  readonly summary: string;
  readonly evidence: readonly string[];
  /** Clubs that became one with it, by the ids they had. */
  readonly goneTeams: readonly number[];
  /** Unix seconds. */
  readonly decidedAt: number;
}

export async function saveDecidedPair(tx: Tx, pair: DecidedPair): Promise<void> {
  const { id, one, other, isSame, byEvidence, summary, evidence, goneTeams, decidedAt } = pair;
  await sql`
    insert into match_pairs (id, one_source, one_key, other_source, other_key, is_same,
      by_evidence, summary, evidence, gone_teams, decided_at)
    values (${id}, ${one.source}, ${one.key}, ${other.source}, ${other.key}, ${isSame},
      ${byEvidence}, ${summary}, ${[...evidence]}::text[], ${[...goneTeams]}::int[],
      ${atSecond(decidedAt)})
    on conflict (id) do update set is_same = excluded.is_same, by_evidence = excluded.by_evidence,
      summary = excluded.summary, evidence = excluded.evidence,
      gone_teams = excluded.gone_teams, decided_at = excluded.decided_at
  `.execute(tx);
}

/** The latest first. */
export async function loadDecidedPairs(db: Db, most: number): Promise<DecidedPair[]> {
  const { rows } = await sql<DecidedPair>`
    select id, jsonb_build_object('source', one_source, 'key', one_key) as one,
      jsonb_build_object('source', other_source, 'key', other_key) as other,
      is_same as "isSame", by_evidence as "byEvidence", summary, evidence,
      gone_teams as "goneTeams", extract(epoch from decided_at)::float8 as "decidedAt"
    from match_pairs order by decided_at desc, id limit ${most}
  `.execute(db);
  return rows;
}

export async function findDecidedPair(db: Db, id: string): Promise<DecidedPair | undefined> {
  const { rows } = await sql<DecidedPair>`
    select id, jsonb_build_object('source', one_source, 'key', one_key) as one,
      jsonb_build_object('source', other_source, 'key', other_key) as other,
      is_same as "isSame", by_evidence as "byEvidence", summary, evidence,
      gone_teams as "goneTeams", extract(epoch from decided_at)::float8 as "decidedAt"
    from match_pairs where id = ${id}
  `.execute(db);
  return rows[0];
}

export async function deleteDecidedPair(tx: Tx, id: string): Promise<void> {
  await sql`delete from match_pairs where id = ${id}`.execute(tx);
}

/** The rows that the two keys of a pair mean now. */
export async function findRowsOfPair(
  tx: Db | Tx,
  { one, other }: Pick<DecidedPair, 'one' | 'other'>,
): Promise<readonly [number | undefined, number | undefined]> {
  const { rows } = await sql<{ one: number | null; other: number | null }>`
    select
      (select id from source_keys where kind = 'match' and source = ${one.source}
        and key = ${one.key}) as one,
      (select id from source_keys where kind = 'match' and source = ${other.source}
        and key = ${other.key}) as other
  `.execute(tx);
  return [rows[0]?.one ?? undefined, rows[0]?.other ?? undefined];
}

/** Those of the matches that still have a row. */
export async function findLeft(tx: Tx, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from matches where id = any(${[...ids]}::int[])
  `.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** Takes back that two clubs are two. */
export async function forgetApart(tx: Tx, one: number, other: number): Promise<void> {
  await sql`
    delete from identity_decisions d using source_keys k, source_keys o
    where not d.is_same and k.kind = 'team' and o.kind = 'team'
      and (k.source, k.key) = (d.one_source, d.one_key)
      and (o.source, o.key) = (d.other_source, d.other_key)
      and (k.id, o.id) in ((${one}::int, ${other}::int), (${other}::int, ${one}::int))
  `.execute(tx);
}

/** Forgets what one source reported of a match, which its next answers make again. */
export async function forgetKeyOfMatch(tx: Tx, { source, key }: ReportedKey): Promise<void> {
  await sql`
    delete from source_keys where kind = 'match' and source = ${source} and key = ${key}
  `.execute(tx);
}

export async function forgetReportsOfMatch(tx: Tx, matchId: number, source: string): Promise<void> {
  for (const table of REPORT_TABLES) {
    await sql`
      delete from ${sql.table(table)} where match_id = ${matchId} and source = ${source}
    `.execute(tx);
  }
}
