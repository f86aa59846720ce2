import type { Touched } from '../../platform/cache/on-ingested.ts';
import type { Db } from '../../platform/database/connect.ts';
import { tx } from '../../platform/database/tx.ts';
import { nameInRussian } from '../identity/russian-names.ts';
import { touchedBy } from '../overdue/end-overdue.ts';
import { endOverdue } from '../overdue/overdue-queries.ts';
import { linesOnPairs, settlePairs } from '../pairs/settle-pairs.ts';
import { linesOnPeople, settlePeople } from '../people/settle-people.ts';
import { linesOnReferees, settleReferees } from '../referees/settle-referees.ts';
import { queueForIngest } from '../rows/allocate-ids.ts';

export interface Settled {
  readonly touched: Required<Touched>;
  /** The summary for the importing operator. */
  readonly lines: readonly string[];
}

/** The people behind the names of players and referees, from all reports so far. */
export async function settleNames(db: Db): Promise<Settled> {
  const people = await settlePeople(db);
  const referees = await settleReferees(db);
  return {
    touched: bothOf(people.touched, referees.touched),
    lines: [...linesOnPeople(people), ...linesOnReferees(referees)],
  };
}

/** Rows stored before names were spelt by rule, or by other rules than those of today. */
async function nameAllInRussian(db: Db): Promise<void> {
  await tx(db, async (trx) => {
    await queueForIngest(trx);
    for (const kind of ['league', 'team', 'referee'] as const) await nameInRussian(trx, kind);
  });
}

/** Depends on all files together, so it is computed after the last one. */
export async function settleImported(db: Db, nowSeconds: number): Promise<Settled> {
  await nameAllInRussian(db);
  const names = await settleNames(db);
  const pairs = await settlePairs(db, nowSeconds);
  const touched = bothOf(names.touched, pairs.touched);
  const lines = [...names.lines, ...linesOnPairs(pairs)];
  const ended = await endOverdue(db, nowSeconds);
  if (ended.length === 0) return { touched, lines };
  return {
    touched: bothOf(touched, touchedBy(ended)),
    lines: [
      ...lines,
      `matches long past without a reported result: ${ended.length}, ended without a score`,
    ],
  };
}

const bothOf = (one: Required<Touched>, other: Required<Touched>): Required<Touched> => ({
  days: new Set([...one.days, ...other.days]),
  matchIds: new Set([...one.matchIds, ...other.matchIds]),
});
