import type { FeedLine } from '@tipmark/contract/feed';
import type { ImportFile } from '../import-file.ts';
import { BadCell } from '../table/read-number.ts';
import type { TableRow } from '../table/read-table.ts';
import { requireComplete } from '../table/required-cell.ts';
import { UnreadableCells } from '../table/unreadable-cells.ts';
import { setsOf, type TennisMatch, tennisRecords, tennisReferences } from './tennis-match.ts';
import { withTrueWinners } from './who-went-on.ts';

interface TennisFile {
  source: string;
  attribution: string;
  file: string;
  seq: number;
  rows: readonly TableRow[];
  /** @throws BadCell naming the cell that cannot be read */
  readRow: (row: TableRow) => TennisMatch;
  /** Records before all others, such as bookmakers. */
  first?: FeedLine['record'][];
  unknownColumns?: string[];
  unreadablePrices?: UnreadableCells;
  unreadableCells?: UnreadableCells;
}

/** Turns the rows of a tennis file into lines of records; rows that cannot be true are refused. */
export function readTennisFile(tennis: TennisFile): ImportFile {
  const { rows, file, readRow } = tennis;
  const matches: TennisMatch[] = [];
  const refused: FeedLine[] = [];
  for (const row of rows) {
    try {
      requireComplete(row);
      matches.push(checked(readRow(row)));
    } catch (error) {
      if (!(error instanceof BadCell)) throw error;
      const { line, cells } = row;
      refused.push({ line, file, record: Object.fromEntries(cells), refusal: error.message });
    }
  }
  return {
    lines: linesOf(tennis, withTrueWinners(matches), refused),
    countOfRows: rows.length,
    unknownColumns: tennis.unknownColumns ?? [],
    unreadablePrices: tennis.unreadablePrices ?? new UnreadableCells(),
    ...(tennis.unreadableCells === undefined ? {} : { unreadableCells: tennis.unreadableCells }),
  };
}

function checked(match: TennisMatch): TennisMatch {
  const { winner, loser, sets, setsWon } = match;
  if (winner.key === loser.key || winner.name === loser.name)
    throw new BadCell(`winner and loser are both "${winner.name}"; correct one of the names`);
  if (sets.length === 0) return match;
  const counted = setsOf(sets);
  // A count that contradicts the sets is reported with them, and refused with its match.
  const isMiscounted = setsWon !== undefined && !isSame(counted, setsWon);
  if (isMiscounted && !isWon(counted, match.bestOf)) return match;
  const { setsWon: _, ...known } = match;
  return match.tour === 'ATP' && match.bestOf === 3 && areOfFive(counted, sets.length)
    ? { ...known, bestOf: 5 }
    : known;
}

type Count = readonly [winner: number, loser: number];

const isSame = (one: Count, other: Count): boolean => one[0] === other[0] && one[1] === other[1];

/** Sets that make a match outrank the column that counts them. */
const isWon = ([won, lost]: Count, bestOf: 3 | 5 = 3): boolean =>
  won === (bestOf + 1) / 2 && lost < won;

/** Sets that only a match of five can have outrank the column that says it was of three. */
const areOfFive = (counted: Count, sets: number): boolean =>
  Math.max(...counted) === 3 || (sets > 3 && Math.max(...counted) < 3);

function* linesOf(
  { source, attribution, file, seq, first = [] }: TennisFile,
  matches: readonly TennisMatch[],
  refused: readonly FeedLine[],
): Generator<FeedLine> {
  const line = matches[0]?.line ?? 1;
  for (const record of [...first, ...tennisReferences(source, attribution, matches)]) {
    yield { line, file, record };
  }
  yield* refused;
  for (const match of matches) {
    for (const record of tennisRecords(match, { source, seq })) {
      yield { line: match.line, file, record };
    }
  }
}
