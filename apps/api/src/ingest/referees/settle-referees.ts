import type { Db } from '../../platform/database/connect.ts';
import { tx } from '../../platform/database/tx.ts';
import { queueForIngest } from '../rows/allocate-ids.ts';
import { meanReferees } from './mean-referees.ts';
import { loadReferees, saveMeanings, showMeant, takeApart, withDays } from './referee-queries.ts';

/** Newly learned facts about referees whom sources name by initials. */
export interface SettledReferees {
  readonly touched: { readonly matchIds: ReadonlySet<number>; readonly days: ReadonlySet<string> };
  /** `G Poll is Graham Poll`, `J Smith has no full name any more`. */
  readonly changes: readonly string[];
}

/**
 * Works out which referees initials stand for. The row of the short name stays, redirects to the
 * other one and stores which matches were reported under it, so that a later file can separate the
 * two.
 */
export async function settleReferees(db: Db): Promise<SettledReferees> {
  return tx(db, async (trx) => {
    await queueForIngest(trx);
    const rows = await loadReferees(trx);
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

const MOST_CHANGES = 40;

/** The summary for the importing operator. */
export function linesOnReferees({ changes }: SettledReferees): string[] {
  if (changes.length === 0) return [];
  const hidden = changes.length - MOST_CHANGES;
  return [
    `referees: ${changes.length} names settled`,
    ...changes.slice(0, MOST_CHANGES).map((change) => `  ${change}`),
    ...(hidden > 0 ? [`  and ${hidden} more`] : []),
  ];
}
