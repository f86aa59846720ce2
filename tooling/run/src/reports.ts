import { readFileSync, rmSync } from 'node:fs';
import { ONE_FAILED, sum, type Tally } from './tally.ts';

/** How one test file of a room ended; `failures` are the full names of what failed in it. */
export interface FileCounts extends Tally {
  failures: readonly string[];
}

/** A room's test files by their path inside the room. */
export type RoomReport = Readonly<Record<string, FileCounts>>;

/** Reads what a room's Jest run left; undefined when it left nothing that can be read. */
export function roomReport(file: string): RoomReport | undefined {
  const { files } = (readReport(file) ?? {}) as { files?: RoomReport };
  if (typeof files !== 'object' || files === null) return undefined;
  return Object.values(files).every(isFileCounts) ? files : undefined;
}

/** Counts of a room; one without a report has failed. */
export function roomTally(report: RoomReport | undefined): Tally {
  return report ? sum(Object.values(report)) : ONE_FAILED;
}

/** Paths of the files in which something failed. */
export function failedFiles(report: RoomReport): string[] {
  return Object.keys(report).filter((file) => (report[file]?.failed ?? 0) > 0);
}

/** Reads Playwright's JSON report; none, or one with errors outside tests, is a failure. */
export function playwrightTally(file: string): Tally {
  const report = readReport(file) as PlaywrightReport | undefined;
  if (!report?.stats) return ONE_FAILED;
  const { expected, flaky, unexpected, skipped } = report.stats;
  const broken = report.errors?.length ?? 0;
  return { passed: expected + flaky, failed: unexpected + broken, skipped };
}

/** Lines naming what failed, and what passed only when tried again, in Playwright's JSON report. */
export function playwrightNotes(file: string): string[] {
  const report = readReport(file) as PlaywrightReport | undefined;
  return (report?.suites ?? []).flatMap(suiteNotes);
}

function suiteNotes({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.flatMap(({ status }) => {
      if (status === 'unexpected') return [`failed: ${file} › ${title}`];
      return status === 'flaky' ? [`unsteady: ${file} › ${title}`] : [];
    }),
  );
  return [...own, ...suites.flatMap(suiteNotes)];
}

/** Old counts must never be taken for new ones. */
export function forgetReports(files: readonly string[]): void {
  for (const file of files) rmSync(file, { force: true });
}

interface PlaywrightReport {
  stats?: { expected: number; flaky: number; unexpected: number; skipped: number };
  errors?: unknown[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { title: string; file: string; tests: { status: string }[] }[];
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function isFileCounts(counts: unknown): counts is FileCounts {
  const { passed, failed, skipped, failures } = (counts ?? {}) as Partial<FileCounts>;
  return [passed, failed, skipped].every(Number.isInteger) && Array.isArray(failures);
}
