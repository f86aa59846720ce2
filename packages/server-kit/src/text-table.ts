const GAP = '  ';

/**
 * Columns of one width: the first left-aligned, the others right-aligned. The last cell of a short
 * row is text, which may extend over the columns after it.
 */
export function textTable(rows: readonly (readonly string[])[]): string {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const whole = rows.filter((row) => row.length === columns);
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...(column === 0 ? rows : whole).map((row) => row[column]?.length ?? 0)),
  );
  const cell = (text: string, column: number, isText: boolean) =>
    column === 0 || isText ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  return rows
    .map((row) => {
      const isShort = row.length < columns;
      const cells = row.map((text, i) => cell(text, i, isShort && i === row.length - 1));
      return `${cells.join(GAP).trimEnd()}\n`;
    })
    .join('');
}
