import { DRAW_ROUNDS } from './arrange-draw.ts';

/** Rounds that say how far a player came: groups come before a knock-out. */
export const REACHED_ROUNDS = ['RR', ...DRAW_ROUNDS] as const;
export type ReachedRound = (typeof REACHED_ROUNDS)[number];

/** How a player stands in a round: it is not decided, was lost, or won. */
export const REACHED_STATES = ['open', 'lost', 'won'] as const;

export interface Reached {
  readonly round: ReachedRound;
  readonly state: (typeof REACHED_STATES)[number];
  /** The match of that round. */
  readonly matchId: number;
  readonly opponentId: number;
}

export interface MatchOnTheWay {
  readonly id: number;
  readonly round: string | null;
  readonly homeId: number;
  readonly awayId: number;
  readonly startsAt: number;
  /** 1 home, 2 away; null while neither advances. */
  readonly winner: 1 | 2 | null;
}

const indexOf = (round: string | null) => REACHED_ROUNDS.findIndex((one) => one === round);

/** The last round of each player of a tournament, by the player's id. */
export function howFar(matches: readonly MatchOnTheWay[]): ReadonlyMap<number, Reached> {
  const reached = new Map<number, Reached>();
  const inOrder = matches
    .filter(({ round }) => indexOf(round) >= 0)
    .toSorted((a, b) => indexOf(a.round) - indexOf(b.round) || a.startsAt - b.startsAt);
  for (const { id: matchId, round, homeId, awayId, winner } of inOrder) {
    for (const [side, playerId, opponentId] of [
      [1, homeId, awayId],
      [2, awayId, homeId],
    ] as const) {
      const state = winner === null ? 'open' : winner === side ? 'won' : 'lost';
      reached.set(playerId, { round: round as ReachedRound, state, matchId, opponentId });
    }
  }
  return reached;
}
