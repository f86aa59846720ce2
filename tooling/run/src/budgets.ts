/**
 * CPU seconds that the checks of a package may cost together, browser tests under `e2e`, on the
 * reference machine (`slowness.ts`). Raise one only together with the reason in the commit.
 */
export const BUDGETS: Readonly<Record<string, number>> = {
  '@tipmark/account': 115,
  '@tipmark/api': 1800,
  '@tipmark/e2e': 1550,
  '@tipmark/gen': 100,
  '@tipmark/hockey': 120,
  '@tipmark/importers': 150,
  '@tipmark/load-world': 90,
  '@tipmark/match-features': 310,
  '@tipmark/prediction': 120,
  '@tipmark/prove': 120,
  '@tipmark/realism': 250,
  '@tipmark/scanner': 95,
  '@tipmark/shell': 120,
  '@tipmark/simulator': 500,
  '@tipmark/soccer': 145,
  '@tipmark/tennis': 65,
  '@tipmark/ui-kit': 140,
  '//': 120,
};

/** Of a package that is not in the table. */
const DEFAULT_BUDGET = 60;

/** CPU seconds that the checks of a package may cost on a machine of this slowness. */
export const allowedSeconds = (
  name: string,
  slowness: number,
  budgets: Readonly<Record<string, number>> = BUDGETS,
): number => (budgets[name] ?? DEFAULT_BUDGET) * slowness;

/**
 * How far over its budget a package may be before the check fails. The same tests of the same tree
 * took up to 1.4 times the CPU time in another run: what else the machine did at that moment, and
 * a cached result keeps the cost of its own run.
 */
const TOLERANCE = 1.5;

/** Packages so far over their budget that another run would not be below it. */
export function overBudget(
  costs: ReadonlyMap<string, number>,
  slowness: number,
  budgets: Readonly<Record<string, number>> = BUDGETS,
): string[] {
  return [...costs].flatMap(([name, seconds]) => {
    const allowed = allowedSeconds(name, slowness, budgets);
    return seconds > allowed * TOLERANCE
      ? [`${name} cost ${seconds.toFixed(0)} CPU s, ${allowed.toFixed(0)} allowed`]
      : [];
  });
}
