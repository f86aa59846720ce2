/**
 * Rows by a statistic, the highest first; those with the same one share a position.
 * @param nextOf orders those that share it
 */
export function placedBy<Row>(
  rows: readonly Row[],
  statisticOf: (row: Row) => number,
  nextOf: (row: Row) => number,
): (Row & { readonly position: number })[] {
  const descending = (one: number, other: number) => (one === other ? 0 : other - one);
  const ordered = rows.toSorted(
    (one, other) =>
      descending(statisticOf(one), statisticOf(other)) || descending(nextOf(one), nextOf(other)),
  );
  const positions = new Map<number, number>();
  return ordered.map((row, index) => {
    const statistic = statisticOf(row);
    const position = positions.get(statistic) ?? index + 1;
    positions.set(statistic, position);
    return { ...row, position };
  });
}
