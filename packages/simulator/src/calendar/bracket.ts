/** `R32`, `R16`, `QF`, `SF`, `F`: a round by how many are still in. */
export function roundName(entrants: number): string {
  if (entrants === 2) return 'F';
  if (entrants === 4) return 'SF';
  return entrants === 8 ? 'QF' : `R${entrants}`;
}

/** One match of a knock-out: who meets whom is known once both earlier ones are over. */
export interface Tie<Entrant> {
  readonly entrants: number;
  /** Position in its round, from 0. */
  readonly position: number;
  readonly home: Entrant;
  readonly away: Entrant;
  /** Unix second at which both are known; absent where both are in the draw. */
  readonly knownAt?: number;
}

export interface Decided<Entrant> {
  readonly winner: Entrant;
  /** Unix second. */
  readonly endsAt: number;
}

/** Who is still in, and since when that is known. */
interface Standing<Entrant> {
  readonly entrant: Entrant;
  readonly knownAt?: number;
}

/**
 * Plays a knock-out from its first round to the final.
 * @param draw the entrants in the order of the draw, a power of two of them; null is a bye: the
 * opponent advances without playing
 * @param play plays the match of a tie and returns who advances
 */
export function knockOut<Entrant>(
  draw: readonly (Entrant | null)[],
  play: (tie: Tie<Entrant>) => Decided<Entrant>,
): void {
  let left = draw.map((entrant): Standing<Entrant> | null => entrant && { entrant });
  while (left.length > 1) {
    const next: typeof left = [];
    for (let position = 0; position < left.length / 2; position += 1) {
      const [one = null, other = null] = left.slice(2 * position, 2 * position + 2);
      if (one === null || other === null) {
        next.push(one ?? other);
        continue;
      }
      const known = [one, other].flatMap(({ knownAt }) => knownAt ?? []);
      const { winner, endsAt } = play({
        entrants: left.length,
        position,
        home: one.entrant,
        away: other.entrant,
        ...(known.length > 0 && { knownAt: Math.max(...known) }),
      });
      next.push({ entrant: winner, knownAt: endsAt });
    }
    left = next;
  }
}
