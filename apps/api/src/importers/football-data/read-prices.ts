import { formatOddType } from '@tipmark/domain';
import { readMilliOdds } from '../table/read-number.ts';
import type { Phase, PriceColumn } from './price-columns.ts';

export type Price = [bookmaker: string, oddType: string, milliOdds: number];

export interface RowPrices {
  first: Price[];
  closing: Price[];
  /** Cells that are neither blank nor a price. */
  unreadable: string[];
}

/** Prices of one row. A blank cell is a missing price, and 0 is how some files write one. */
export function readPrices(
  cells: ReadonlyMap<string, string>,
  columns: readonly PriceColumn[],
): RowPrices {
  const prices: Record<Phase, Price[]> = { first: [], closing: [] };
  const unreadable: string[] = [];
  for (const { column, bookmaker, phase, outcome } of columns) {
    const cell = cells.get(column);
    if (cell === undefined || Number(cell) === 0) continue;
    const milliOdds = readMilliOdds(cell);
    const oddType = 'oddType' in outcome ? outcome.oddType : handicapOf(cells, outcome);
    if (milliOdds === undefined) unreadable.push(column);
    else if (oddType !== undefined) prices[phase].push([bookmaker, oddType, milliOdds]);
  }
  return { ...prices, unreadable };
}

/** Handicaps are given for the host; the guest's is the opposite. */
function handicapOf(
  cells: ReadonlyMap<string, string>,
  { side, lineColumns }: { side: 1 | 2; lineColumns: readonly string[] },
): string | undefined {
  const text = lineColumns.map((column) => cells.get(column)).find((cell) => cell !== undefined);
  const line = Number(text);
  if (text === undefined || !Number.isInteger(line * 4) || Math.abs(line) > 20) return undefined;
  return formatOddType({ market: 'ah', selection: String(side), line: side === 1 ? line : -line });
}
