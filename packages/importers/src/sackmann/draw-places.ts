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
export function drawPlaces(rows: readonly TableRow[]): ReadonlyMap<number, number> {
  const tournaments = Map.groupBy(rows, ({ cells }) => cells.get('tourney_id') ?? '');
  return new Map([...tournaments.values()].flatMap((own) => placesOf(own.flatMap(numbered))));
}

function placesOf(matches: readonly Numbered[]): [line: number, place: number][] {
  const rounds = Map.groupBy(matches, ({ round }) => round);
  const final = matches.find(({ round }) => round === 'F')?.number;
  const placeOf = new Map<Numbered, number>();
  for (const [round, own] of rounds) {
    const size = sizeOfRound(round);
    const inOrder = own.toSorted((one, other) => one.number - other.number);
    // a round has as many numbers as places, and the final has the last number
    const start = final === undefined ? undefined : final - 2 * size + 2;
    if (own.length !== size && start === undefined) return [];
    for (const [index, match] of inOrder.entries()) {
      placeOf.set(match, own.length === size ? index + 1 : match.number - (start ?? 0) + 1);
    }
  }
  return isDraw(placeOf) ? [...placeOf].map(([{ line }, place]) => [line, place]) : [];
}

/** Each position once, and winners advance to the position theirs leads to. */
function isDraw(placeOf: ReadonlyMap<Numbered, number>): boolean {
  const taken = new Set<string>();
  for (const [{ round, winner }, place] of placeOf) {
    const size = sizeOfRound(round);
    const key = `${round} ${place}`;
    if (place < 1 || place > size || taken.has(key)) return false;
    taken.add(key);
    for (const [later, laterPlace] of placeOf) {
      const isNext = sizeOfRound(later.round) === size / 2;
      const isOwn = later.winner === winner || later.loser === winner;
      if (isNext && isOwn && laterPlace !== Math.ceil(place / 2)) return false;
    }
  }
  return true;
}
