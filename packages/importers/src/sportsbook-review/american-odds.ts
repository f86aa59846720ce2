/**
 * American odds as milli-odds: `+150` → 2500, `-150` → 1667, `100` → 2000; undefined when the cell
 * has none.
 */
export function readAmericanOdds(cell: string): number | undefined {
  const text = /^even$/i.test(cell) ? '100' : cell;
  if (!/^[+-]?\d+(?:\.\d+)?$/.test(text)) return undefined;
  const odds = Number(text);
  if (Math.abs(odds) < 100 || Math.abs(odds) > 50_000) return undefined;
  return odds > 0 ? 1_000 + Math.round(odds * 10) : 1_000 + Math.round(100_000 / -odds);
}
