import { BadCell } from './read-number.ts';
import type { TableRow } from './read-table.ts';
import type { RowCells } from './row-cells.ts';

/** @throws BadCell when the cell is blank */
export function requiredCell(cells: RowCells, column: string): string {
  const cell = cells.get(column);
  if (cell === undefined)
    throw new BadCell(`column ${column} is blank; fill it in, or leave the row out`);
  return cell;
}

/** @throws BadCell when the file ends within the row */
export function requireComplete({ isCutOff }: TableRow): void {
  if (isCutOff === true)
    throw new BadCell(
      'the file ends in the middle of this row; download it again, or complete the row',
    );
}
