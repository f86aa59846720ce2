/** A cell that cannot be read: its column, its line and what it holds. */
interface UnreadableCell {
  readonly column: string;
  readonly line: number;
  readonly cell: string;
}

/** Cells that were left out of rows which are read, by column. */
export class UnreadableCells implements Iterable<[column: string, count: number]> {
  readonly #columns = new Map<string, { first: UnreadableCell; count: number }>();

  add(first: UnreadableCell, count = 1): void {
    const known = this.#columns.get(first.column);
    if (known === undefined) this.#columns.set(first.column, { first, count });
    else known.count += count;
  }

  addAll(other: UnreadableCells): void {
    for (const { first, count } of other.#columns.values()) this.add(first, count);
  }

  /** A line of the report for each column: how many, the first of them, and what to do. */
  report(what: string, remedy: string): string[] {
    return [...this.#columns.values()].map(
      ({ first: { column, line, cell }, count }) =>
        `column ${column}: invalid ${what} left out: ${count}, line ${line} holds "${cell.slice(0, 40)}"; ${remedy}`,
    );
  }

  *[Symbol.iterator](): Iterator<[string, number]> {
    for (const [column, { count }] of this.#columns) yield [column, count];
  }
}
