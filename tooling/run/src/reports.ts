import { readFileSync, rmSync } from 'node:fs';
import { ONE_FAILED, type Tally } from './tally.ts';

/** Reads the counts a room's Jest run left; a room without a report has failed. */
export function jestTally(file: string): Tally {
  const report = readReport(file);
  return isTally(report) ? report : ONE_FAILED;
}

/** Reads Playwright's JSON report; none, or one with errors outside tests, is a failure. */
export function playwrightTally(file: string): Tally {
  const report = readReport(file) as PlaywrightReport | undefined;
  if (!report?.stats) return ONE_FAILED;
  const { expected, flaky, unexpected, skipped } = report.stats;
  const broken = report.errors?.length ?? 0;
  return { passed: expected + flaky, failed: unexpected + broken, skipped };
}

/** Old counts must never be taken for new ones. */
export function forgetReports(files: readonly string[]): void {
  for (const file of files) rmSync(file, { force: true });
}

interface PlaywrightReport {
  stats?: { expected: number; flaky: number; unexpected: number; skipped: number };
  errors?: unknown[];
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function isTally(report: unknown): report is Tally {
  const { passed, failed, skipped } = (report ?? {}) as Partial<Tally>;
  return [passed, failed, skipped].every(Number.isInteger);
}
