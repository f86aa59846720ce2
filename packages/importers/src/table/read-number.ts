import type { RowCells } from './row-cells.ts';

/** A cell that is there but cannot be read. */
export class BadCell extends Error {
  override readonly name = 'BadCell';
}

/** Neither `0x2` nor `+700`, the price of another system. */
const PLAIN = /^-?\d[\d,]*(?:\.\d*)?$|^\d+(?:\.\d+)?E[+-]?\d+$/i;

/**
 * An integer: `3`, `3.0`, `"1,204"`. Absent cells are undefined.
 * @throws BadCell when the cell contains anything else, or an impossible number
 */
export function readCount(cells: RowCells, column: string, most: number): number | undefined {
  const cell = cells.get(column);
  if (cell === undefined) return undefined;
  const value = PLAIN.test(cell) ? Number(withoutThousands(cell)) : Number.NaN;
  if (!Number.isInteger(value) || value < 0 || value > most) {
    throw new BadCell(
      `column ${column} holds "${cell}", not a count; write a whole number up to ${most}`,
    );
  }
  return value;
}

/** `1,204` is a count; `1,5` is not a number of this format. */
function withoutThousands(cell: string): string {
  if (!cell.includes(',')) return cell;
  return /^\d{1,3}(?:,\d{3})+(?:\.0+)?$/.test(cell) ? cell.replaceAll(',', '') : cell;
}

/**
 * A price in milli-odds, undefined when the cell is not a price above 1: `1.92` → 1920. Some files
 * write 0 for "no price".
 */
export function readMilliOdds(cell: string): number | undefined {
  const milli = PLAIN.test(cell) ? Math.round(Number(cell) * 1_000) : 0;
  return milli > 1_000 && milli <= 1_000_000 ? milli : undefined;
}
