import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { rowsAsTable } from '../rows/rows-as-table.ts';
import type { ReportedPerson } from './reported-match.ts';
import type { Decisions } from './same-people.ts';

/** What an operator decided about the keys of sources. */
export async function loadDecisions(db: Db | Tx): Promise<Decisions> {
  const { rows } = await sql<{ one: string; other: string; is_same: boolean }>`
    select one_source || ' ' || one_key as one, other_source || ' ' || other_key as other, is_same
    from identity_decisions order by one_source, one_key, other_source, other_key
  `.execute(db);
  const decided = new Map(rows.map(({ one, other, is_same }) => [textOf(one, other), is_same]));
  return {
    get: (one, other) => decided.get(textOf(one.text, other.text)),
    pairsOf(people) {
      const byText = new Map(people.map((person) => [person.text, person]));
      return rows.flatMap((row): [ReportedPerson, ReportedPerson][] => {
        const [one, other] = [byText.get(row.one), byText.get(row.other)];
        return one === undefined || other === undefined ? [] : [[one, other]];
      });
    },
  };
}

/** Notes to which row the address of a row leads, over any later merge. */
export async function saveMergedTeams(
  tx: Tx,
  merged: readonly { gone: number; heir: number }[],
): Promise<void> {
  if (merged.length === 0) return;
  const table = rowsAsTable(merged, 'gone int, heir int');
  await sql`
    update merged_teams as m set team_id = item.heir from ${table} where m.team_id = item.gone
  `.execute(tx);
  await sql`
    insert into favourites (user_id, kind, entity_id, starred_at)
    select f.user_id, f.kind, item.heir, f.starred_at
    from favourites f join ${table} on f.kind = 't' and f.entity_id = item.gone
    on conflict do nothing
  `.execute(tx);
  await sql`
    delete from favourites f using ${table} where f.kind = 't' and f.entity_id = item.gone
  `.execute(tx);
  await sql`
    insert into merged_teams (gone_id, team_id) select gone, heir from ${table}
    on conflict (gone_id) do update set team_id = excluded.team_id
  `.execute(tx);
}

const textOf = (one: string, other: string): string => [one, other].toSorted().join('\n');

/** Addresses of rows that somebody has again lead nowhere else. */
export async function forgetMergedTeams(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`delete from merged_teams where gone_id = any(${ids}::int[])`.execute(tx);
}
