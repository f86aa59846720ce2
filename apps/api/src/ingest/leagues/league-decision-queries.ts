import { sql } from 'kysely';
import { atSecond } from '../../platform/database/at-second.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Tx } from '../../platform/database/tx.ts';
import type { ReportedKey } from '../identity/pair-keys.ts';

/** What was decided about two leagues, as it is remembered. */
export interface DecidedLeagues {
  readonly id: string;
  readonly one: ReportedKey;
  readonly other: ReportedKey;
  readonly isSame: boolean;
  readonly byEvidence: boolean;
  readonly summary: string;
  readonly evidence: readonly string[];
  /** The league that was merged into the other one, by the id it had. */
  readonly goneLeague: number | null;
  /** Unix seconds. */
  readonly decidedAt: number;
}

export async function saveDecidedLeagues(tx: Tx, pair: DecidedLeagues): Promise<void> {
  const { id, one, other, isSame, byEvidence, summary, evidence, goneLeague, decidedAt } = pair;
  await sql`
    insert into league_pairs (id, one_source, one_key, other_source, other_key, is_same,
      by_evidence, summary, evidence, gone_league, decided_at)
    values (${id}, ${one.source}, ${one.key}, ${other.source}, ${other.key}, ${isSame},
      ${byEvidence}, ${summary}, ${[...evidence]}::text[], ${goneLeague}, ${atSecond(decidedAt)})
    on conflict (id) do update set is_same = excluded.is_same, by_evidence = excluded.by_evidence,
      summary = excluded.summary, evidence = excluded.evidence,
      gone_league = excluded.gone_league, decided_at = excluded.decided_at
  `.execute(tx);
}

const DECIDED = sql`
  select id, jsonb_build_object('source', one_source, 'key', one_key) as one,
    jsonb_build_object('source', other_source, 'key', other_key) as other,
    is_same as "isSame", by_evidence as "byEvidence", summary, evidence,
    gone_league as "goneLeague", extract(epoch from decided_at)::float8 as "decidedAt"
  from league_pairs`;

/** The latest first. */
export async function loadDecidedLeaguePairs(db: Db, most: number): Promise<DecidedLeagues[]> {
  const { rows } = await sql<DecidedLeagues>`
    ${DECIDED} order by decided_at desc, id limit ${most}
  `.execute(db);
  return rows;
}

export async function findDecidedLeagues(db: Db, id: string): Promise<DecidedLeagues | undefined> {
  const { rows } = await sql<DecidedLeagues>`${DECIDED} where id = ${id}`.execute(db);
  return rows[0];
}

export async function deleteDecidedLeagues(tx: Tx, id: string): Promise<void> {
  await sql`delete from league_pairs where id = ${id}`.execute(tx);
}
