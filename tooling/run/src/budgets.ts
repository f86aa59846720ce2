/**
 * CPU seconds that the checks of a package may cost together, browser tests under `e2e`, on the
 * machine of `REFERENCE_SPEED`. Raise one only together with the reason in the commit.
 */
export const BUDGETS: Readonly<Record<string, number>> = {
  '@tipmark/domain': 30,
  '@tipmark/contract': 40,
  '@tipmark/route-builder': 20,
  '@tipmark/i18n': 20,
  '@tipmark/api-client': 30,
  '@tipmark/prediction': 120,
};

/** Milliseconds the reference machine takes for `measureSpeed`. */
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

/** Packages that cost more than their budget; one without a budget is free. */
export function overBudget(
  costs: ReadonlyMap<string, number>,
  slowness: number,
  budgets: Readonly<Record<string, number>> = BUDGETS,
): string[] {
  return [...costs].flatMap(([name, seconds]) => {
    const budget = budgets[name];
    if (budget === undefined) return [];
    const allowed = budget * slowness;
    return seconds > allowed
      ? [`${name} cost ${seconds.toFixed(0)} CPU s, ${allowed.toFixed(0)} allowed`]
      : [];
  });
}
