/** The first of each key, in their order: between two page requests a row may have moved. */
export function uniqueBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Row[] {
  const seen = new Set<Key>();
  return rows.filter((row) => !seen.has(keyOf(row)) && seen.add(keyOf(row)));
}
