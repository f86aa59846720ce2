export type Pairing = readonly [home: number, away: number];

/**
 * Double round robin of an even number of clubs by the circle method: each meets each once at home
 * and once away, none plays twice in a round.
 * @returns rounds of pairings of the numbers 0 … clubs − 1
 */
export function doubleRoundRobin(clubs: number): Pairing[][] {
  const single = Array.from({ length: clubs - 1 }, (_, round) => roundOf(clubs, round));
  return [...single, ...single.map((round) => round.map(([home, away]): Pairing => [away, home]))];
}

function roundOf(clubs: number, round: number): Pairing[] {
  const circle = clubs - 1;
  const fixed: Pairing = round % 2 === 0 ? [round, circle] : [circle, round];
  const others = Array.from({ length: clubs / 2 - 1 }, (_, index): Pairing => {
    const one = (round + index + 1) % circle;
    const other = (round - index - 1 + circle) % circle;
    return index % 2 === 0 ? [other, one] : [one, other];
  });
  return [fixed, ...others];
}
