import { sideNames } from '@tipmark/domain';
import type { Db } from '../../platform/database/connect.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { byKeys, firstKey, pairId } from '../identity/pair-keys.ts';
import { findTipped } from '../people/joined-match-queries.ts';
import { type JudgedMatch, type Judgement, judgedSide, judgePair } from './judge-pair.ts';
import {
  type DecidedRows,
  findMeetings,
  loadComparedMatches,
  loadDecided,
  loadNearMatches,
  loadNearSides,
  type PairScope,
} from './near-match-queries.ts';
import { nearPairs } from './near-pairs.ts';

/** Two matches that are one, or may be. */
export interface FoundPair extends Judgement {
  /** The same for the same two, whatever order they came in. */
  readonly id: string;
  /** The one of the stronger source, which is left of two. */
  readonly strong: JudgedMatch;
  readonly weak: JudgedMatch;
}

/** Every pair that is one or may be, of matches or of all of providers, in an order of its own. */
export async function findPairs(tx: Db | Tx, scope: PairScope): Promise<FoundPair[]> {
  const near = nearPairs(await loadComparedMatches(tx, scope));
  if (near.length === 0) return [];
  const matchIds = [...new Set(near.flatMap(({ oneId, otherId }) => [oneId, otherId]))];
  const matches = await loadNearMatches(tx, matchIds);
  const sideIds = [
    ...new Set([...matches.values()].flatMap(({ homeId, awayId }) => [homeId, awayId])),
  ];
  const loaded = await loadNearSides(tx, sideIds);
  const sides = new Map(
    [...loaded].map(([id, side]) => [id, judgedSide(side, sideNames(side.names))]),
  );
  const judged = new Map<number, JudgedMatch>();
  for (const [id, match] of matches) {
    const [home, away] = [sides.get(match.homeId), sides.get(match.awayId)];
    if (home !== undefined && away !== undefined) judged.set(id, { ...match, home, away });
  }
  const decided = await loadDecided(tx, sideIds, matchIds);
  const found = near.flatMap((pair) => judgeNear(pair, judged, decided));
  const meetings = await findMeetings(tx, found.flatMap(differingSides));
  const isMet = (pair: FoundPair) =>
    differingSides(pair).some(([one, other]) => meetings.has(`${one} ${other}`));
  const tipped = await findTipped(
    tx,
    found.flatMap(({ strong, weak }) => [strong.id, weak.id]),
  );
  return found
    .filter((pair) => !isMet(pair))
    .map((pair) => withTips(pair, tipped))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/**
 * The ledger refers to the row of a tip forever: where there are tips on both, they stay two rows.
 */
function withTips(pair: FoundPair, tipped: ReadonlySet<number>): FoundPair {
  if (!tipped.has(pair.strong.id) || !tipped.has(pair.weak.id)) return pair;
  return {
    ...pair,
    verdict: 'unclear',
    evidence: [...pair.evidence, 'there are tips on both, so that both rows stay'],
  };
}

function judgeNear(
  { oneId, otherId }: { readonly oneId: number; readonly otherId: number },
  matches: ReadonlyMap<number, JudgedMatch>,
  decided: DecidedRows,
): FoundPair[] {
  const [first, second] = [matches.get(oneId), matches.get(otherId)];
  if (first === undefined || second === undefined) return [];
  const [strong, weak] = byKeys(first, second) < 0 ? [first, second] : [second, first];
  const judgement = judgePair(strong, weak, decided);
  if (judgement.verdict === 'other') return [];
  const id = pairId(firstKey(strong.keys), firstKey(weak.keys));
  return [{ ...judgement, id, strong, weak }];
}

/** Clubs or players of a pair that have two rows: of the stronger match, of the weaker one. */
export function differingSides({ strong, weak, isSwapped }: FoundPair): [number, number][] {
  const [home, away] = isSwapped ? [weak.awayId, weak.homeId] : [weak.homeId, weak.awayId];
  const both: [number, number][] = [
    [strong.homeId, home],
    [strong.awayId, away],
  ];
  return both.filter(([one, other]) => one !== other);
}
