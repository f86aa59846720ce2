interface Weighted {
  readonly percentPriority: number;
}

/**
 * Selects an item by weight; weights need not add up to 100, and those of weight 0 are never
 * selected.
 * @param chance from 0 to below 100
 */
export function drawByWeight<T extends Weighted>(
  items: readonly T[],
  chance: number,
): T | undefined {
  const weights = items.map(({ percentPriority }) => Math.max(0, percentPriority));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let rest = (chance / 100) * total;
  let last: T | undefined;
  for (const [position, item] of items.entries()) {
    const weight = weights[position] ?? 0;
    if (weight === 0) continue;
    if (rest < weight) return item;
    rest -= weight;
    last = item;
  }
  return last;
}
