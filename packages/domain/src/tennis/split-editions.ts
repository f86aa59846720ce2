/** A match of a season as its tournaments see it. */
export interface MatchOfSeason {
  readonly homeId: number;
  readonly awayId: number;
  /** Unix seconds. */
  readonly startsAt: number;
  readonly isFinal: boolean;
}

/**
 * The tournaments of one venue in one year, the first one first. A match belongs to the next final
 * there, and of two finals at the same time to the one its players reach.
 */
export function splitEditions<Match extends MatchOfSeason>(ofSeason: readonly Match[]): Match[][] {
  const finals = ofSeason
    .filter(({ isFinal }) => isFinal)
    .map(({ startsAt }) => startsAt)
    .toSorted((one, other) => one - other);
  if (finals.length < 2) return ofSeason.length === 0 ? [] : [[...ofSeason]];
  const endOf = ({ startsAt }: Match) =>
    finals.find((end) => startsAt <= end) ?? Number.POSITIVE_INFINITY;
  const byEnd = Map.groupBy(ofSeason, endOf);
  return [...byEnd]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([, matches]) =>
      matches.filter(({ isFinal }) => isFinal).length > 1 ? byPlayers(matches) : [matches],
    );
}

/** Matches that common players lead to from one another are one tournament. */
function byPlayers<Match extends MatchOfSeason>(matches: readonly Match[]): Match[][] {
  const groups: Match[][] = [];
  let rest = matches;
  while (rest.length > 0) {
    const players = new Set([rest[0]?.homeId, rest[0]?.awayId]);
    const isOf = ({ homeId, awayId }: Match) => players.has(homeId) || players.has(awayId);
    let found = rest.filter(isOf);
    for (let before = 0; before < found.length; found = rest.filter(isOf)) {
      before = found.length;
      for (const { homeId, awayId } of found) players.add(homeId).add(awayId);
    }
    groups.push(found);
    const taken = new Set(found);
    rest = rest.filter((match) => !taken.has(match));
  }
  return groups.toSorted((one, other) => finalistOf(one) - finalistOf(other));
}

/** Orders simultaneous tournaments in the same way, whichever of their matches are given. */
function finalistOf(matches: readonly MatchOfSeason[]): number {
  const final = matches.find(({ isFinal }) => isFinal);
  return final === undefined ? Number.MAX_SAFE_INTEGER : Math.min(final.homeId, final.awayId);
}
