import { DRAW_ROUNDS, type DrawRound, isDrawRound } from '@tipmark/domain';
import type { TableRow } from '../table/read-table.ts';

const NAMED: [pattern: RegExp, name: string][] = [
  [/^(?:the )?final$/i, 'F'],
  [/^semi-?finals?$/i, 'SF'],
  [/^quarter-?finals?$/i, 'QF'],
  [/^round robin$/i, 'RR'],
  [/^(?:third place|3rd place|bronze)/i, 'BR'],
];
const NUMBERED = /^(\d)(?:st|nd|rd|th) round$/i;

/**
 * Normalizes the names of rounds: `The Final` is F, and of numbered rounds the last before the
 * quarterfinals is R16, whatever its number. Files sometimes give a match the name of another
 * round: in a knock-out it is the one before that of the next match of its winner.
 */
export function roundNames(rows: readonly TableRow[]): (row: TableRow) => string | undefined {
  const named = namedRounds(rows);
  const rounds = new Map<TableRow, string | undefined>();
  const nextOf = new Map<string, DrawRound>();
  // The last match of a tournament comes first, so that the next match of a winner is already
  // known.
  for (const row of rows.toReversed()) {
    const { cells } = row;
    const name = named(row) ?? null;
    if (!isDrawRound(name)) {
      rounds.set(row, name ?? undefined);
      continue;
    }
    const [winner, loser] = ['Winner', 'Loser'].map(
      (side) => `${tournamentOf(cells)} ${cells.get(side)}`,
    );
    const round = corrected(name, nextOf.get(winner ?? ''));
    rounds.set(row, round);
    for (const player of [winner, loser]) nextOf.set(player ?? '', round);
  }
  return (row) => rounds.get(row);
}

/** A tournament under the same name later in the year is further away than one round. */
function corrected(name: DrawRound, next: DrawRound | undefined): DrawRound {
  const index = next === undefined ? -1 : DRAW_ROUNDS.indexOf(next) - 1;
  const isNear = Math.abs(index - DRAW_ROUNDS.indexOf(name)) === 1;
  return (isNear ? DRAW_ROUNDS[index] : undefined) ?? name;
}

/** Rounds as the file names them. */
function namedRounds(rows: readonly TableRow[]): (row: TableRow) => string | undefined {
  const lastNumbers = new Map<string, number>();
  const drawn = new Set<string>();
  for (const { cells } of rows) {
    const tournament = tournamentOf(cells);
    const round = cells.get('Round') ?? '';
    const number = Number(NUMBERED.exec(round)?.[1] ?? 0);
    lastNumbers.set(tournament, Math.max(lastNumbers.get(tournament) ?? 0, number));
    if (/^quarter/i.test(round)) drawn.add(tournament);
  }
  return ({ cells }) => {
    const round = cells.get('Round');
    const named = NAMED.find(([pattern]) => pattern.test(round ?? ''))?.[1];
    const number = Number(NUMBERED.exec(round ?? '')?.[1] ?? 0);
    const tournament = tournamentOf(cells);
    if (named !== undefined || number === 0 || !drawn.has(tournament)) return named ?? round;
    return `R${16 * 2 ** ((lastNumbers.get(tournament) ?? number) - number)}`;
  };
}

function tournamentOf(cells: TableRow['cells']): string {
  return `${cells.get('Location')} ${cells.get('Tournament')}`;
}
