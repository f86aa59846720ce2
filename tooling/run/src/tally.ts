/** Checks and tests by how they ended. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

/** A section's counts, with lines for the summary: what failed, what is unsteady. */
export interface Outcome extends Tally {
  notes?: readonly string[];
}

export const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0 };
export const ONE_PASSED: Tally = { ...NOTHING, passed: 1 };
export const ONE_FAILED: Tally = { ...NOTHING, failed: 1 };
export const ONE_SKIPPED: Tally = { ...NOTHING, skipped: 1 };

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    NOTHING,
  );
}

/** The plain last line of a run: `12 passed, 0 failed`, with `, 3 skipped` when some were. */
export function tallyLine({ passed, failed, skipped }: Tally): string {
  const line = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}

/** A tool that ended badly although its report names no failure still failed once. */
export function withExitCode(tally: Tally, exitCode: number): Tally {
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}
