import { formatOddType } from '@tipmark/domain';
import { readMilliOdds } from '../table/read-number.ts';
import type { RowCells } from '../table/row-cells.ts';
import type { Phase, PriceColumn } from './price-columns.ts';

export type Price = [bookmaker: string, oddType: string, milliOdds: number];

export interface RowPrices {
  first: Price[];
  closing: Price[];
  /** Cells that are neither blank nor a price. */
  unreadable: string[];
}

/**
 * Prices of one row. A blank cell is a missing price, and 0 is how some files write one; where a
 * cell cannot be read, the other prices of its market are left out too.
 */
export function readPrices(cells: RowCells, columns: readonly PriceColumn[]): RowPrices {
  const prices: Record<Phase, Price[]> = { first: [], closing: [] };
  const unreadable = new Set<string>();
  const lost: PriceColumn[] = [];
  for (const priced of columns) {
    const { column, bookmaker, phase, outcome } = priced;
    const cell = cells.get(column);
    if (cell === undefined) continue;
    const milliOdds = readMilliOdds(cell);
    if (milliOdds === undefined) {
      if (Number(cell) === 0) continue;
      unreadable.add(column);
      lost.push(priced);
      continue;
    }
    const oddType = 'oddType' in outcome ? outcome.oddType : handicapOf(cells, outcome, unreadable);
    if (oddType !== undefined) prices[phase].push([bookmaker, oddType, milliOdds]);
  }
  for (const { bookmaker, phase, outcome } of lost) {
    prices[phase] = prices[phase].filter(
      ([one, oddType]) => one !== bookmaker || marketOf(oddType) !== marketOfOutcome(outcome),
    );
  }
  return { ...prices, unreadable: [...unreadable] };
}

const marketOf = (oddType: string): string => oddType.slice(0, oddType.indexOf('.'));

const marketOfOutcome = (outcome: PriceColumn['outcome']): string =>
  'oddType' in outcome ? marketOf(outcome.oddType) : 'ah';

function handicapOf(
  cells: RowCells,
  { side, lineColumns }: { side: 1 | 2; lineColumns: readonly string[] },
  unreadable: Set<string>,
): string | undefined {
  for (const column of lineColumns) {
    const text = cells.get(column);
    if (text === undefined) continue;
    const both = handicaps(text);
    if (both === undefined) unreadable.add(column);
    return both?.[side];
  }
  return undefined;
}

type Handicaps = Record<1 | 2, string> | undefined;

const HANDICAPS = new Map<string, Handicaps>();
const MAX_CACHED = 1_000;

/** Odd types of both sides; files repeat a few dozen lines. */
function handicaps(text: string): Handicaps {
  if (HANDICAPS.has(text)) return HANDICAPS.get(text);
  const both = makeHandicaps(Number(text));
  if (HANDICAPS.size < MAX_CACHED) HANDICAPS.set(text, both);
  return both;
}

/** Handicaps are those of the home side; the away side's is the opposite. */
function makeHandicaps(line: number): Handicaps {
  if (!Number.isInteger(line * 4) || Math.abs(line) > 20) return undefined;
  const of = (selection: string, own: number) =>
    formatOddType({ market: 'ah', selection, line: own });
  return { 1: of('1', line), 2: of('2', -line) };
}
