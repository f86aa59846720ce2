/**
 * CPU seconds that the checks of a package may cost together, browser tests under `e2e`, on the
 * machine of `REFERENCE_MS`. Raise one only together with the reason in the commit.
 */
export const BUDGETS: Readonly<Record<string, number>> = {
  '@tipmark/account': 100,
  '@tipmark/api': 1800,
  '@tipmark/e2e': 1550,
  '@tipmark/gen': 100,
  '@tipmark/hockey': 120,
  '@tipmark/importers': 150,
  '@tipmark/load-world': 90,
  '@tipmark/match-features': 335,
  '@tipmark/prediction': 120,
  '@tipmark/realism': 250,
  '@tipmark/scanner': 75,
  '@tipmark/shell': 160,
  '@tipmark/simulator': 500,
  '@tipmark/soccer': 145,
  '@tipmark/ui-kit': 140,
  '//': 120,
};

/** Of a package that is not in the table. */
const DEFAULT_BUDGET = 60;

/** Milliseconds the reference machine takes for `measureSlowness`. */
const REFERENCE_MS = 250;

/** How much slower than the reference this machine is: 1 or more. */
export function measureSlowness(): number {
  const begun = process.cpuUsage();
  let mixed = 0;
  for (let round = 0; round < 40_000_000; round += 1) mixed = (mixed * 31 + round) | 0;
  const rows = Array.from({ length: 40_000 }, (_, row) => ({ row, text: `${mixed} ${row}` }));
  for (let round = 0; round < 3; round += 1) JSON.parse(JSON.stringify(rows));
  const { user, system } = process.cpuUsage(begun);
  return Math.max(1, (user + system) / 1000 / REFERENCE_MS);
}

/** Packages that cost more than their budget. */
export function overBudget(
  costs: ReadonlyMap<string, number>,
  slowness: number,
  budgets: Readonly<Record<string, number>> = BUDGETS,
): string[] {
  return [...costs].flatMap(([name, seconds]) => {
    const allowed = (budgets[name] ?? DEFAULT_BUDGET) * slowness;
    return seconds > allowed
      ? [`${name} cost ${seconds.toFixed(0)} CPU s, ${allowed.toFixed(0)} allowed`]
      : [];
  });
}
