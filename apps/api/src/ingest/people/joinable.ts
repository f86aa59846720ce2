import type { Tx } from '../../platform/database/tx.ts';
import { findTipped, type MatchesToJoin } from './joined-match-queries.ts';

/**
 * Those of the pairs that can be joined: the ledger refers to the row of a tip forever, so that
 * this one is left. Where there are tips on both, both stay.
 */
export async function joinable(trx: Tx, pairs: readonly MatchesToJoin[]): Promise<MatchesToJoin[]> {
  if (pairs.length === 0) return [];
  const ids = pairs.flatMap(({ fromId, intoId }) => [fromId, intoId]);
  const tipped = await findTipped(trx, ids);
  return pairs.flatMap(({ fromId, intoId, isSwapped }) => {
    if (!tipped.has(fromId)) return { fromId, intoId, isSwapped };
    return tipped.has(intoId) ? [] : { fromId: intoId, intoId: fromId, isSwapped };
  });
}
