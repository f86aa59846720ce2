import { keyOf, listOf, reach } from '../values/soft.ts';

/** Both competitors; home is the first one where an answer does not tell. */
export interface Sides {
  readonly home: unknown;
  readonly away: unknown;
}

export function sidesOf(competition: unknown): Sides | undefined {
  const rows = listOf(reach(competition, 'competitors'));
  if (rows.length !== 2) return undefined;
  const sides = rows.map((row) => reach(row, 'homeAway'));
  if (sides.includes('home') && sides.includes('away'))
    return sides[0] === 'home'
      ? { home: rows[0], away: rows[1] }
      : { home: rows[1], away: rows[0] };
  const [first, second] = rows.toSorted(
    (one, other) => Number(reach(one, 'order')) - Number(reach(other, 'order')),
  );
  return { home: first, away: second };
}

/** Which side an id of a team means. */
export function sideOfTeam({ home, away }: Sides, id: unknown): 'home' | 'away' | undefined {
  const key = keyOf(id);
  if (key === undefined) return undefined;
  if (key === keyOf(reach(home, 'id'))) return 'home';
  return key === keyOf(reach(away, 'id')) ? 'away' : undefined;
}

/** The side that is marked as the winner, where one is. */
export function winnerOf({ home, away }: Sides): 'home' | 'away' | undefined {
  const [one, other] = [reach(home, 'winner') === true, reach(away, 'winner') === true];
  if (one === other) return undefined;
  return one ? 'home' : 'away';
}
