import { type DrawRound, isDrawRound, sizeOfRound } from '@tipmark/domain';
import type { TableRow } from '../table/read-table.ts';

interface Numbered {
  readonly line: number;
  readonly round: DrawRound;
  readonly number: number;
  readonly winner: string | undefined;
  readonly loser: string | undefined;
}

function numbered({ line, cells }: TableRow): Numbered[] {
  const round = cells.get('round') ?? null;
  const number = Number(cells.get('match_num'));
  if (!isDrawRound(round) || !Number.isInteger(number)) return [];
  return [{ line, round, number, winner: cells.get('winner_id'), loser: cells.get('loser_id') }];
}

/**
 * Positions of matches in their draws, by line. Numbers of a tournament go down its draw, round by
 * round up to the final; a missing number is a bye. A tournament with other numbering has no
 * positions.
 */
export function drawPositions(rows: readonly TableRow[]): ReadonlyMap<number, number> {
  const tournaments = Map.groupBy(rows, ({ cells }) => cells.get('tourney_id') ?? '');
  return new Map([...tournaments.values()].flatMap((own) => positionsOf(own.flatMap(numbered))));
}

function positionsOf(matches: readonly Numbered[]): [line: number, position: number][] {
  const rounds = Map.groupBy(matches, ({ round }) => round);
  const final = matches.find(({ round }) => round === 'F')?.number;
  const positionOf = new Map<Numbered, number>();
  for (const [round, own] of rounds) {
    const size = sizeOfRound(round);
    const inOrder = own.toSorted((one, other) => one.number - other.number);
    // a round has as many numbers as slots, and the final has the last number
    const start = final === undefined ? undefined : final - 2 * size + 2;
    if (own.length !== size && start === undefined) return [];
    for (const [index, match] of inOrder.entries()) {
      positionOf.set(match, own.length === size ? index + 1 : match.number - (start ?? 0) + 1);
    }
  }
  return isDraw(positionOf) ? [...positionOf].map(([{ line }, position]) => [line, position]) : [];
}

/** Each position once, and winners advance to the position theirs leads to. */
function isDraw(positionOf: ReadonlyMap<Numbered, number>): boolean {
  const taken = new Set<string>();
  for (const [{ round, winner }, position] of positionOf) {
    const size = sizeOfRound(round);
    const key = `${round} ${position}`;
    if (position < 1 || position > size || taken.has(key)) return false;
    taken.add(key);
    for (const [later, laterPosition] of positionOf) {
      const isNext = sizeOfRound(later.round) === size / 2;
      const isOwn = later.winner === winner || later.loser === winner;
      if (isNext && isOwn && laterPosition !== Math.ceil(position / 2)) return false;
    }
  }
  return true;
}
