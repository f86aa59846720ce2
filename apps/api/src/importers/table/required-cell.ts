import { BadCell } from './read-number.ts';
import type { RowCells } from './row-cells.ts';

/** @throws BadCell when the cell is blank */
export function requiredCell(cells: RowCells, column: string): string {
  const cell = cells.get(column);
  if (cell === undefined) throw new BadCell(`column ${column} is blank`);
  return cell;
}
