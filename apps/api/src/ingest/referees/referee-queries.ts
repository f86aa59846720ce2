import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';
import { rowsAsTable } from '../rows/rows-as-table.ts';
import type { ReportedReferee } from './mean-referees.ts';

interface RefereeRow {
  readonly id: number;
  readonly name: string;
  readonly space: string;
  readonly sameAs: number | null;
}

/** All referees of the real world, by id. */
export async function loadReferees(trx: Tx): Promise<readonly RefereeRow[]> {
  const { rows } = await sql<RefereeRow>`
    select id, name_en as name, sport || ' ' || country_code as space, same_as as "sameAs"
    from referees where not is_simulated order by id
  `.execute(trx);
  return rows;
}

/** Days of the matches reported for each. */
export async function withDays(trx: Tx, rows: readonly RefereeRow[]): Promise<ReportedReferee[]> {
  const { rows: found } = await sql<{ id: number; days: number[] }>`
    select coalesce(t.referee_id, m.referee_id) as id,
      array_agg(distinct (extract(epoch from m.starts_at) / 86400)::int) as days
    from matches m left join told_referees t on t.match_id = m.id
    where m.referee_id = any(${rows.map(({ id }) => id)}::int[]) group by 1
  `.execute(trx);
  const days = new Map(found.map((one) => [one.id, new Set(one.days)]));
  return rows.map((row) => ({ ...row, days: days.get(row.id) ?? new Set() }));
}

interface Shown {
  readonly id: number;
  readonly day: string;
}

const SHOWN = sql`m.id, to_char(m.starts_at at time zone 'UTC', 'YYYY-MM-DD') as day`;

/** Returns matches to the names they were reported under. */
export async function takeApart(
  trx: Tx,
  changed: readonly RefereeRow[],
): Promise<readonly Shown[]> {
  if (changed.length === 0) return [];
  const ids = changed.map(({ id }) => id);
  const { rows } = await sql<Shown>`
    update matches as m set referee_id = t.referee_id, rev = m.rev + 1
    from told_referees t join referees r on r.id = t.referee_id
    where t.referee_id = any(${ids}::int[]) and m.id = t.match_id and m.referee_id = r.same_as
    returning ${SHOWN}
  `.execute(trx);
  await sql`delete from told_referees where referee_id = any(${ids}::int[])`.execute(trx);
  return rows;
}

/** Stores which name each short name stands for; null for none. */
export async function saveMeanings(
  trx: Tx,
  changed: readonly RefereeRow[],
  meant: ReadonlyMap<number, number>,
): Promise<void> {
  if (changed.length === 0) return;
  const meanings = changed.map(({ id }) => ({ id, same: meant.get(id) ?? null }));
  await sql`
    update referees as r set same_as = item.same from ${rowsAsTable(meanings, 'id int, same int')}
    where r.id = item.id
  `.execute(trx);
}

/** Matches reported under a short name show the full name. */
export async function showMeant(trx: Tx): Promise<readonly Shown[]> {
  await sql`
    insert into told_referees (match_id, referee_id)
    select m.id, m.referee_id from matches m join referees r on r.id = m.referee_id
    where r.same_as is not null
    on conflict (match_id) do update set referee_id = excluded.referee_id
  `.execute(trx);
  const { rows } = await sql<Shown>`
    update matches as m set referee_id = r.same_as, rev = m.rev + 1
    from referees r where r.id = m.referee_id and r.same_as is not null
    returning ${SHOWN}
  `.execute(trx);
  return rows;
}
