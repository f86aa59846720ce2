import { formatOddType } from '@tipmark/domain';
import type { TableRow } from '../table/read-table.ts';
import { readAmericanOdds } from './american-odds.ts';
import type { Game } from './read-game.ts';

export const BOOKMAKER = 'SBR';

type Price = [bookmaker: string, oddType: string, milliOdds: number];

export interface GamePrices {
  first: Price[];
  closing: Price[];
  /** Cells that are neither blank nor a price. */
  unreadable: { column: string; cell: string }[];
}

/** The archive's mark for a closed market. */
const NO_LINE = /^nl$/i;

/** The archive puts the price of a line into the column without a name behind it. */
export function priceColumnOf(lineColumn: string): string {
  return `${lineColumn} price`;
}

/**
 * `5.5u15`: the total, and its more expensive side at -115. `5.5` without a suffix has no price.
 */
const TOTAL = /^(\d{1,2}(?:\.5)?)(?:([ou])(\d{2}))?$/i;
const LIKE_A_TOTAL = /^\d{1,2}(?:\.5)?[a-z]/i;
/** `+1.5(-305)`: the line and its price. */
const PRICED_LINE = /^([+-]?\d+(?:\.\d+)?)\s*\((.+)\)$/;

type Phase = 'first' | 'closing';
type Add = (phase: Phase, cell: string | undefined, column: string, type?: string) => void;

/**
 * Prices of a game: the money line with overtime, the total (the visitor's row contains over, the
 * home side's under) and the puck line, which is a closing one. Copies of before 2018 have the
 * total in the row of the underdog, where others have the underdog's money line. Where a cell
 * cannot be read, the other prices of its market are left out too.
 */
export function readPrices({ rows }: Game): GamePrices {
  const prices: GamePrices = { first: [], closing: [], unreadable: [] };
  const lost = new Set<string>();
  const add: Add = (phase, cell, column, type) => {
    if (cell === undefined || NO_LINE.test(cell)) return;
    const milli = readAmericanOdds(cell);
    if (milli === undefined) {
      prices.unreadable.push({ column, cell });
      // A total in the column of the money line is no price of the other row.
      if (!LIKE_A_TOTAL.test(cell)) lost.add(`${phase} ${marketOf(column)}`);
    } else if (type !== undefined) prices[phase].push([BOOKMAKER, type, milli]);
  };
  for (const [phase, column] of [
    ['first', 'Open'],
    ['closing', 'Close'],
  ] as const) {
    addMoneyLine(add, phase, { cell: rows.home.get(column), column, type: 'win.1' });
    addMoneyLine(add, phase, { cell: rows.away.get(column), column, type: 'win.2' });
    const total = `${column}OU`;
    const price = priceColumnOf(total);
    const [over, under] = [rows.away.get(total), rows.home.get(total)];
    if (over !== under && over !== undefined && under !== undefined) {
      prices.unreadable.push({ column: total, cell: `${over} and ${under}` });
      continue;
    }
    add(phase, rows.away.get(price), price, totalOf(over, 'o'));
    add(phase, rows.home.get(price), price, totalOf(under, 'u'));
  }
  addPuckLine(add, rows.home, '1');
  addPuckLine(add, rows.away, '2');
  const isLeft =
    (phase: Phase) =>
    ([, oddType]: Price): boolean =>
      !lost.has(`${phase} ${oddType.slice(0, oddType.indexOf('.'))}`);
  return {
    ...prices,
    first: prices.first.filter(isLeft('first')),
    closing: prices.closing.filter(isLeft('closing')),
  };
}

function marketOf(column: string): string {
  if (column.startsWith('PuckLine')) return 'ah';
  return column.includes('OU') ? 'ou' : 'win';
}

function addMoneyLine(
  add: Add,
  phase: Phase,
  { cell, column, type }: { cell: string | undefined; column: string; type: string },
): void {
  const [total, line, side, juice] = TOTAL.exec(cell ?? '') ?? [];
  if (total === undefined) add(phase, cell, column, type);
  else if (side !== undefined) add(phase, `-1${juice}`, column, totalOf(line, side.toLowerCase()));
}

function addPuckLine(add: Add, cells: TableRow['cells'], selection: string): void {
  const cell = cells.get('PuckLine');
  const [, line, price] = PRICED_LINE.exec(cell ?? '') ?? [];
  const type = handicapOf(line ?? cell, selection);
  if (line !== undefined) return add('closing', price, 'PuckLine', type);
  const column = priceColumnOf('PuckLine');
  add('closing', cells.get(column), column, type);
}

function totalOf(cell: string | undefined, selection: string): string | undefined {
  const line = Number(cell);
  const isLine = Number.isInteger(line * 2) && line > 0 && line < 20;
  return isLine ? formatOddType({ market: 'ou', selection, line }) : undefined;
}

function handicapOf(cell: string | undefined, selection: string): string | undefined {
  const line = Number(cell);
  const isLine = Number.isInteger(line * 2) && line !== 0 && Math.abs(line) < 10;
  return isLine ? formatOddType({ market: 'ah', selection, line }) : undefined;
}
