/** Rows as cut, the first of them the names of the columns. */
export interface CutTable {
  columns: readonly string[];
  lines: readonly { line: number; cut: readonly (string | undefined)[]; isCutOff?: true }[];
}

/** A sheet of a workbook; without a table when it is empty. */
export interface Sheet {
  name: string;
  table?: CutTable;
}
