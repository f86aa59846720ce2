/** `R32`, `R16`, `QF`, `SF`, `F`: a round by how many are still in. */
export function roundName(entrants: number): string {
  if (entrants === 2) return 'F';
  if (entrants === 4) return 'SF';
  return entrants === 8 ? 'QF' : `R${entrants}`;
}

/** One match of a knock-out: who meets whom is known once both earlier ones are over. */
export interface Tie<Entrant> {
  readonly entrants: number;
  /** Place in its round, from 0. */
  readonly position: number;
  readonly home: Entrant;
  readonly away: Entrant;
  /** Unix second at which both are known; absent in the first round. */
  readonly knownAt?: number;
}

export interface Decided<Entrant> {
  readonly winner: Entrant;
  /** Unix second. */
  readonly endsAt: number;
}

/**
 * Plays a knock-out from its first round to the final.
 * @param draw the entrants in the order of the draw, a power of two of them
 * @param play makes the match of a tie and says who goes on
 */
export function knockOut<Entrant>(
  draw: readonly Entrant[],
  play: (tie: Tie<Entrant>) => Decided<Entrant>,
): void {
  let left: readonly (Entrant | Decided<Entrant>)[] = draw;
  let isFirst = true;
  while (left.length > 1) {
    const next: Decided<Entrant>[] = [];
    for (let position = 0; position < left.length / 2; position += 1) {
      const pair = [left[2 * position], left[2 * position + 1]];
      const tie = { entrants: left.length, position };
      if (isFirst) {
        const [home, away] = pair as [Entrant, Entrant];
        next.push(play({ ...tie, home, away }));
      } else {
        const [one, other] = pair as [Decided<Entrant>, Decided<Entrant>];
        const knownAt = Math.max(one.endsAt, other.endsAt);
        next.push(play({ ...tie, home: one.winner, away: other.winner, knownAt }));
      }
    }
    left = next;
    isFirst = false;
  }
}
