import { formatOddType } from '@tipmark/domain';
import type { TableRow } from '../table/read-table.ts';
import { readAmericanOdds } from './american-odds.ts';
import type { Game } from './read-game.ts';

export const BOOKMAKER = 'SBR';

type Price = [bookmaker: string, oddType: string, milliOdds: number];

export interface GamePrices {
  first: Price[];
  closing: Price[];
  /** Columns with cells that are neither blank nor a price. */
  unreadable: string[];
}

/** What the archive writes where a market was closed. */
const NO_LINE = /^nl$/i;

/** The archive puts the price of a line into the column without a name behind it. */
export function priceColumnOf(lineColumn: string): string {
  return `${lineColumn} price`;
}

/**
 * Prices of a game: the money line with overtime, the total (the visitor's row holds over, the
 * host's under) and the puck line, which is a closing one.
 */
export function readPrices({ rows }: Game): GamePrices {
  const prices: GamePrices = { first: [], closing: [], unreadable: [] };
  const add = (
    phase: 'first' | 'closing',
    cells: TableRow['cells'],
    column: string,
    type?: string,
  ) => {
    const cell = cells.get(column);
    if (cell === undefined || NO_LINE.test(cell)) return;
    const milli = readAmericanOdds(cell);
    if (milli === undefined) prices.unreadable.push(column);
    else if (type !== undefined) prices[phase].push([BOOKMAKER, type, milli]);
  };
  for (const [phase, column] of [
    ['first', 'Open'],
    ['closing', 'Close'],
  ] as const) {
    add(phase, rows.home, column, 'win.1');
    add(phase, rows.away, column, 'win.2');
    const total = `${column}OU`;
    add(phase, rows.away, priceColumnOf(total), totalOf(rows.away, total, 'o'));
    add(phase, rows.home, priceColumnOf(total), totalOf(rows.home, total, 'u'));
  }
  add('closing', rows.home, priceColumnOf('PuckLine'), handicapOf(rows.home, '1'));
  add('closing', rows.away, priceColumnOf('PuckLine'), handicapOf(rows.away, '2'));
  return prices;
}

function totalOf(cells: TableRow['cells'], column: string, selection: string): string | undefined {
  const line = Number(cells.get(column));
  const isLine = Number.isInteger(line * 2) && line > 0 && line < 20;
  return isLine ? formatOddType({ market: 'ou', selection, line }) : undefined;
}

function handicapOf(cells: TableRow['cells'], selection: string): string | undefined {
  const line = Number(cells.get('PuckLine'));
  const isLine = Number.isInteger(line * 2) && line !== 0 && Math.abs(line) < 10;
  return isLine ? formatOddType({ market: 'ah', selection, line }) : undefined;
}
