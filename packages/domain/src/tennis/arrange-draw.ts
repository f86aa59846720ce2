/** Rounds of a knock-out, the first one first. */
export const DRAW_ROUNDS = ['R128', 'R64', 'R32', 'R16', 'QF', 'SF', 'F'] as const;
export type DrawRound = (typeof DRAW_ROUNDS)[number];

export const isDrawRound = (round: string | null): round is DrawRound =>
  DRAW_ROUNDS.some((one) => one === round);

/**
 * How a player without a slot by ranking entered a draw: qualifier, wild card, lucky loser,
 * protected ranking, special exempt, alternate.
 */
export const DRAW_ENTRIES = ['Q', 'WC', 'LL', 'PR', 'SE', 'ALT'] as const;
export type DrawEntry = (typeof DRAW_ENTRIES)[number];

/** A match of a tournament as its draw sees it. */
export interface DrawnMatch {
  readonly id: number;
  readonly round: DrawRound;
  /** Position in its round, from 1; null where not reported. */
  readonly position: number | null;
  readonly homeId: number;
  readonly awayId: number;
  /** 1 home, 2 away; null while neither advances. */
  readonly winner: 1 | 2 | null;
}

/** One slot of a draw. A side is null while it is not known who plays there. */
export interface DrawSlot {
  /** From 1: winners of 1 and 2 meet in 1 of the next round. */
  readonly position: number;
  readonly matchId: number | null;
  /** Upper and lower side; of a match they are in the order of the draw, not home first. */
  readonly playerIds: readonly [number | null, number | null];
  readonly winnerId: number | null;
  /** A bye: the only player, who is seeded, advanced. */
  readonly isBye: boolean;
}

export type Draw = readonly { readonly round: DrawRound; readonly slots: readonly DrawSlot[] }[];

/** Matches of a round that are in it: 64 of R128, 1 of F. */
export const sizeOfRound = (round: DrawRound): number =>
  2 ** (DRAW_ROUNDS.length - 1 - DRAW_ROUNDS.indexOf(round));

type Slots = Map<number, DrawnMatch>;
type Rounds = readonly { readonly round: DrawRound; readonly filled: Slots }[];

const plays = (match: DrawnMatch, playerId: number): boolean =>
  match.homeId === playerId || match.awayId === playerId;

const winnerOf = ({ winner, homeId, awayId }: DrawnMatch): number | null =>
  winner === null ? null : winner === 1 ? homeId : awayId;

/**
 * The draw of a tournament from its matches. Unreported positions follow from who met whom: those
 * of two players who meet later are adjacent. Empty without a knock-out match.
 * @param seeded players with a slot in the draw: one of them who begins in the second round had a
 * bye, for any other player the first match is not known
 */
export function arrangeDraw(
  matches: readonly DrawnMatch[],
  seeded: ReadonlySet<number> = new Set(),
): Draw {
  const first = DRAW_ROUNDS.findIndex((round) => matches.some((one) => one.round === round));
  if (first < 0) return [];
  const rounds = DRAW_ROUNDS.slice(first).map((round) => ({
    round,
    filled: reportedPositions(matches.filter((one) => one.round === round)),
  }));
  fillBackwards(rounds, matches);
  fillTheRest(rounds, matches);
  return slotsOf(rounds, seeded);
}

/** Of two matches reported for one position the later one counts. */
function reportedPositions(ofRound: readonly DrawnMatch[]): Slots {
  const filled: Slots = new Map();
  for (const match of ofRound.toSorted((one, other) => one.id - other.id)) {
    const size = sizeOfRound(match.round);
    if (match.position !== null && match.position <= size) filled.set(match.position, match);
  }
  return filled;
}

const hasSlot = ({ filled }: Rounds[number], { id }: DrawnMatch): boolean =>
  [...filled.values()].some((one) => one.id === id);

/** From the final on: who plays in a slot came from one of the two before it. */
function fillBackwards(rounds: Rounds, matches: readonly DrawnMatch[]): void {
  const final = rounds.at(-1);
  const [decider] = matches.filter(({ round }) => round === 'F');
  if (final !== undefined && final.filled.size === 0 && decider !== undefined) {
    final.filled.set(1, decider);
  }
  for (const [index, later] of [...rounds.entries()].reverse()) {
    const earlier = rounds[index - 1];
    if (earlier === undefined) continue;
    for (const [position, match] of later.filled) {
      for (const [half, playerId] of [match.homeId, match.awayId].entries()) {
        const from = matches.find(
          (one) => one.round === earlier.round && plays(one, playerId) && !hasSlot(earlier, one),
        );
        const slot = 2 * position - 1 + half;
        if (from !== undefined && !earlier.filled.has(slot)) earlier.filled.set(slot, from);
      }
    }
  }
}

/** Matches that lead nowhere yet take the remaining slots, in the order of the records. */
function fillTheRest(rounds: Rounds, matches: readonly DrawnMatch[]): void {
  for (const one of rounds) {
    const size = sizeOfRound(one.round);
    const open = Array.from({ length: size }, (_, index) => index + 1).filter(
      (slot) => !one.filled.has(slot),
    );
    const rest = matches.filter(
      (match) => match.round === one.round && match.position === null && !hasSlot(one, match),
    );
    for (const match of rest.toSorted((a, b) => a.id - b.id)) {
      const slot = open.shift();
      if (slot !== undefined) one.filled.set(slot, match);
    }
  }
}

function slotsOf(rounds: Rounds, seeded: ReadonlySet<number>): Draw {
  let before: readonly DrawSlot[] = [];
  return rounds.map(({ round, filled }, index) => {
    const slots = Array.from({ length: sizeOfRound(round) }, (_, slotIndex): DrawSlot => {
      const position = slotIndex + 1;
      const feeders = [before[2 * slotIndex], before[2 * slotIndex + 1]] as const;
      const match = filled.get(position);
      if (match !== undefined) return playedSlot(position, match, feeders);
      const next = rounds[index + 1]?.filled.get(Math.ceil(position / 2));
      const slot = emptySlot(position, feeders, index === 0 ? next : undefined, rounds, index);
      return { ...slot, isBye: slot.winnerId !== null && seeded.has(slot.winnerId) };
    });
    before = slots;
    return { round, slots };
  });
}

type Feeders = readonly [DrawSlot | undefined, DrawSlot | undefined];

function playedSlot(position: number, match: DrawnMatch, [upper, lower]: Feeders): DrawSlot {
  const { homeId, awayId } = match;
  const isSwapped = upper?.winnerId === awayId || lower?.winnerId === homeId;
  return {
    position,
    matchId: match.id,
    isBye: false,
    winnerId: winnerOf(match),
    playerIds: isSwapped ? [awayId, homeId] : [homeId, awayId],
  };
}

/** Of the first round: only players of the second round without a match in the first. */
function emptySlot(
  position: number,
  [upper, lower]: Feeders,
  next: DrawnMatch | undefined,
  rounds: Rounds,
  index: number,
): DrawSlot {
  const nobody = { position, matchId: null, winnerId: null, isBye: false } as const;
  const playerIds = [upper?.winnerId ?? null, lower?.winnerId ?? null] as const;
  if (next === undefined) return { ...nobody, playerIds };
  const played = [...(rounds[index]?.filled.values() ?? [])];
  const idle = [next.homeId, next.awayId].filter((id) => !played.some((one) => plays(one, id)));
  const isUpper = position % 2 === 1;
  const playerId = idle.length === 2 ? idle[isUpper ? 0 : 1] : idle[0];
  if (playerId === undefined) return { ...nobody, playerIds };
  return { ...nobody, playerIds: [playerId, null], winnerId: playerId };
}
