import type { MatchesToJoin } from './joined-match-queries.ts';
import type { ReportedMatch } from './reported-match.ts';

/** Sets of both as seen from the first side of the other match. */
const setsOf = ({ periods }: ReportedMatch, isSwapped: boolean): string[] =>
  periods.map(([one, other]) => (isSwapped ? `${other}:${one}` : `${one}:${other}`));

/** Both have results, and not one set is the same: a typing error makes one set differ. */
function contradict(one: ReportedMatch, other: ReportedMatch, isSwapped: boolean): boolean {
  const [ofOne, ofOther] = [setsOf(one, isSwapped), setsOf(other, false)];
  if (ofOne.length === 0 || ofOther.length === 0) return false;
  return ofOne.every((set, index) => set !== ofOther[index]);
}

/**
 * Those of the meetings that are the match of a dated row: the only one whose result does not
 * contradict it, which is no other row's with another result.
 */
export function onlyMet(
  met: readonly MatchesToJoin[],
  matches: readonly ReportedMatch[],
): MatchesToJoin[] {
  const byId = new Map(matches.map((match) => [match.id, match]));
  const possible = met.filter(({ fromId, intoId, isSwapped }) => {
    const [from, into] = [byId.get(fromId), byId.get(intoId)];
    return from === undefined || into === undefined || !contradict(from, into, isSwapped);
  });
  const ofFrom = Map.groupBy(possible, ({ fromId }) => fromId);
  const resultsOfInto = new Map<number, Set<string>>();
  for (const { fromId, intoId, isSwapped } of possible) {
    const from = byId.get(fromId);
    const result = from === undefined ? '' : setsOf(from, isSwapped).join(' ');
    resultsOfInto.set(intoId, (resultsOfInto.get(intoId) ?? new Set()).add(result));
  }
  return possible.filter(
    ({ fromId, intoId }) =>
      ofFrom.get(fromId)?.length === 1 && resultsOfInto.get(intoId)?.size === 1,
  );
}
