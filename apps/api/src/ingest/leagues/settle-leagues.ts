import type { Db } from '../../platform/database/connect.ts';
import { type Tx, tx } from '../../platform/database/tx.ts';
import { firstKey } from '../identity/pair-keys.ts';
import { daysOf } from '../people/settled-match-queries.ts';
import { queueForIngest } from '../rows/allocate-ids.ts';
import { type FoundLeagues, findLeaguePairs, leaguesText } from './find-league-pairs.ts';
import { saveDecidedLeagues } from './league-decision-queries.ts';
import { mergeLeagues } from './merge-leagues.ts';

export interface SettledLeagues {
  readonly matchIds: ReadonlySet<number>;
  readonly days: readonly string[];
  /** Each pair that became one. */
  readonly joined: readonly string[];
}

/** Makes one league of a pair, in the transaction of the caller. */
export async function joinLeagues(
  trx: Tx,
  pair: FoundLeagues,
  { byEvidence, nowSeconds }: { readonly byEvidence: boolean; readonly nowSeconds: number },
): Promise<number[]> {
  const { id, strong, weak, evidence } = pair;
  const { sport } = strong;
  const moved = await mergeLeagues(trx, { from: weak.id, into: strong.id, sport });
  await saveDecidedLeagues(trx, {
    id,
    one: firstKey(strong.keys),
    other: firstKey(weak.keys),
    isSame: true,
    byEvidence,
    summary: leaguesText(pair),
    evidence,
    goneLeague: weak.id,
    decidedAt: nowSeconds,
  });
  return moved;
}

const certainOf = (found: readonly FoundLeagues[]): FoundLeagues | undefined =>
  found.find(({ verdict }) => verdict === 'same');

/**
 * Makes one league of those that evidence proves to be one, until nothing more follows. What is
 * likely but unclear stays two, and waits for an operator.
 */
export async function settleLeagues(db: Db, nowSeconds: number): Promise<SettledLeagues> {
  const joined: string[] = [];
  const matchIds = new Set<number>();
  while (certainOf(await findLeaguePairs(db)) !== undefined) {
    await tx(db, async (trx) => {
      await queueForIngest(trx);
      // Somebody else may have changed leagues since.
      const pair = certainOf(await findLeaguePairs(trx));
      if (pair === undefined) return;
      for (const id of await joinLeagues(trx, pair, { byEvidence: true, nowSeconds }))
        matchIds.add(id);
      joined.push(leaguesText(pair));
    });
  }
  const days = joined.length === 0 ? [] : await tx(db, (trx) => daysOf(trx, matchIds));
  return { matchIds, days, joined };
}
