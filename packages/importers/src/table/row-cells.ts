/** The cells of a row by column name; blank cells and `NA` are absent, which is not 0. */
export interface RowCells extends Iterable<[column: string, cell: string]> {
  get(column: string): string | undefined;
  has(column: string): boolean;
}

/** Indexes of the cells of a column; several where columns share its name. */
interface Indexes {
  first: number;
  others: number[] | undefined;
}

/** Indexes of the cells of a table, by the name of their column. */
export type ColumnPositions = ReadonlyMap<string, Indexes>;

export function columnPositions(columns: readonly string[]): ColumnPositions {
  const all = new Map<string, Indexes>();
  for (const [index, name] of columns.entries()) {
    if (name === '') continue;
    const indexes = all.get(name);
    if (indexes === undefined) all.set(name, { first: index, others: undefined });
    else indexes.others = [...(indexes.others ?? []), index];
  }
  return all;
}

type Cut = readonly (string | undefined)[];

/**
 * Reads the cells of a row on demand: files have a hundred columns, and often only some are read.
 * Of columns with the same name the first filled one counts.
 */
export function rowCells(indexes: ColumnPositions, cut: Cut): RowCells {
  return new LateCells(indexes, cut);
}

class LateCells implements RowCells {
  readonly #indexes: ColumnPositions;
  readonly #cut: Cut;

  constructor(indexes: ColumnPositions, cut: Cut) {
    this.#indexes = indexes;
    this.#cut = cut;
  }

  get(column: string): string | undefined {
    const indexes = this.#indexes.get(column);
    if (indexes === undefined) return undefined;
    const cell = cellOf(this.#cut[indexes.first]);
    return cell === undefined && indexes.others !== undefined
      ? this.#ofOthers(indexes.others)
      : cell;
  }

  #ofOthers(indexes: readonly number[]): string | undefined {
    for (const index of indexes) {
      const cell = cellOf(this.#cut[index]);
      if (cell !== undefined) return cell;
    }
    return undefined;
  }

  has(column: string): boolean {
    return this.get(column) !== undefined;
  }

  *[Symbol.iterator](): Iterator<[string, string]> {
    for (const column of this.#indexes.keys()) {
      const cell = this.get(column);
      if (cell !== undefined) yield [column, cell];
    }
  }
}

/** Whether a row has any value in a named column. */
export function hasCells(cells: RowCells): boolean {
  for (const _ of cells) return true;
  return false;
}

function cellOf(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  const cell = isTrimmed(text) ? text : text.trim();
  return isMissing(cell) ? undefined : cell;
}

const LOWEST_BLANK = 0x80;

/** Most cells begin and end with an ASCII character that is not a blank. */
function isTrimmed(text: string): boolean {
  return isInk(text.charCodeAt(0)) && isInk(text.charCodeAt(text.length - 1));
}

function isInk(code: number): boolean {
  return code > 0x20 && code < LOWEST_BLANK;
}

function isMissing(cell: string): boolean {
  return cell === '' || cell === '-' || cell === 'NA' || cell === 'N/A';
}
