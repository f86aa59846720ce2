import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import { type Tx, tx } from '../../platform/database/tx.ts';
import { queueForIngest } from '../rows/allocate-ids.ts';
import { rowsAsTable } from '../rows/rows-as-table.ts';
import { meanReferees, type ReportedReferee } from './mean-referees.ts';

/** Newly learned facts about referees whom sources name by initials. */
export interface SettledReferees {
  readonly touched: { readonly matchIds: ReadonlySet<number>; readonly days: ReadonlySet<string> };
  /** `G Poll is Graham Poll`, `J Smith has no full name any more`. */
  readonly changes: readonly string[];
}

interface RefereeRow {
  readonly id: number;
  readonly name: string;
  readonly space: string;
  readonly sameAs: number | null;
}

/**
 * Works out which referees initials stand for. The row of the short name stays, redirects to the
 * other one and stores which matches were reported under it, so that a later file can separate the
 * two.
 */
export async function settleReferees(db: Db): Promise<SettledReferees> {
  return tx(db, async (trx) => {
    await queueForIngest(trx);
    const { rows } = await sql<RefereeRow>`
      select id, name_en as name, sport || ' ' || country_code as space, same_as as "sameAs"
      from referees where not is_simulated order by id
    `.execute(trx);
    const meant = meanReferees(await withDays(trx, rows));
    const changed = rows.filter(({ id, sameAs }) => (meant.get(id) ?? null) !== sameAs);
    const apart = await takeApart(
      trx,
      changed.filter(({ sameAs }) => sameAs !== null),
    );
    await saveMeanings(trx, changed, meant);
    const joined = await showMeant(trx);
    const touched = [...apart, ...joined];
    const names = new Map(rows.map(({ id, name }) => [id, name]));
    return {
      touched: {
        matchIds: new Set(touched.map(({ id }) => id)),
        days: new Set(touched.map(({ day }) => day)),
      },
      changes: changed.map(({ id, name }) => {
        const other = names.get(meant.get(id) ?? 0);
        return other === undefined ? `${name} is nobody else any more` : `${name} is ${other}`;
      }),
    };
  });
}

/** Days of the matches reported for each. */
async function withDays(trx: Tx, rows: readonly RefereeRow[]): Promise<ReportedReferee[]> {
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
async function takeApart(trx: Tx, changed: readonly RefereeRow[]): Promise<readonly Shown[]> {
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

async function saveMeanings(
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
async function showMeant(trx: Tx): Promise<readonly Shown[]> {
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

const MOST_CHANGES = 40;

/** The summary for the importing operator. */
export function wordsOnReferees({ changes }: SettledReferees): string[] {
  if (changes.length === 0) return [];
  const hidden = changes.length - MOST_CHANGES;
  return [
    `referees: ${changes.length} names settled`,
    ...changes.slice(0, MOST_CHANGES).map((change) => `  ${change}`),
    ...(hidden > 0 ? [`  and ${hidden} more`] : []),
  ];
}
