import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from 'playwright/types/testReporter';
import type { Task } from './turbo-run.ts';

/** The result of one task, by its reports and turbo's: the same from the cache as from a run. */
export interface TaskResult {
  taskId: string;
  package: string;
  key: string;
  isCached: boolean;
  cpuSeconds: number;
  passed: number;
  failed: number;
  skipped: number;
  /** names of what failed, and of what passed only on a retry */
  failures: string[];
  unsteady: string[];
  /** test files that were not run: nothing they use has changed since they passed */
  unchanged: number;
  files: { file: string; seconds: number }[];
}

type Counts = Omit<TaskResult, 'taskId' | 'package' | 'key' | 'isCached' | 'cpuSeconds'>;

const NOTHING: Counts = {
  passed: 0,
  failed: 0,
  skipped: 0,
  failures: [],
  unsteady: [],
  unchanged: 0,
  files: [],
};

/** Where a task writes its reports, without the part after the dot. */
export function reportOf(root: string, { taskId, directory }: Task): string {
  const script = taskId.split('#')[1] ?? '';
  return path.join(root, directory, '.report', script.replaceAll(':', '-'));
}

/** Reads the reports of a task; one without tests counts as a single check. */
export function taskResult(root: string, task: Task): TaskResult {
  const { taskId, cache, execution } = task;
  const report = reportOf(root, task);
  const isCached = cache.status === 'HIT';
  const hasPassed = isCached || execution?.exitCode === 0;
  const counts = taskId.includes('#test:')
    ? testCounts(`${report}.json`)
    : { ...NOTHING, passed: Number(hasPassed) };
  if (!hasPassed && counts.failed === 0) {
    const ending = execution ? `ended with ${execution.exitCode}` : 'was not run';
    Object.assign(counts, { failed: 1, failures: [`${taskId} ${ending}`] });
  }
  return {
    taskId,
    package: task.package,
    key: task.hash,
    isCached,
    cpuSeconds: cpuSeconds(readIfThere(`${report}.cpu`)),
    ...counts,
  };
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: {
    name: string;
    status: string;
    startTime: number;
    endTime: number;
    assertionResults: { invocations?: number }[];
  }[];
}

function testCounts(file: string): Counts {
  const text = readIfThere(file);
  if (!text) return { ...NOTHING, failed: 1, failures: [`${file} is missing`] };
  const report = JSON.parse(text) as JestReport | JSONReport;
  return 'suites' in report ? playwrightCounts(report) : jestCounts(report);
}

function jestCounts({ testResults, ...report }: JestReport): Counts {
  const files = testResults.map((result) => ({
    file: result.name.replace(/^.*\/(?=(apps|packages|tooling)\/)/, ''),
    seconds: (result.endTime - result.startTime) / 1000,
    hasFailed: result.status === 'failed',
    isRepeated: result.assertionResults.some(({ invocations = 1 }) => invocations > 1),
  }));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
    failures: files.filter(({ hasFailed }) => hasFailed).map(({ file }) => file),
    unsteady: files.filter((one) => one.isRepeated && !one.hasFailed).map(({ file }) => file),
    unchanged: testResults.filter(({ startTime }) => startTime === 0).length,
    files,
  };
}

function playwrightCounts({ stats, errors, suites }: JSONReport): Counts {
  const specs = suites.flatMap(specsOf);
  const named = (wanted: string): string[] =>
    specs
      .filter(({ tests }) => tests.some(({ status }) => status === wanted))
      .map(({ file, title }) => `${file} › ${title}`);
  const durations = (ofFile: JSONReportSpec[]): number[] =>
    ofFile.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map((r) => r.duration)));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [...named('unexpected'), ...errors.map(({ message = '' }) => message)],
    unsteady: named('flaky'),
    unchanged: 0,
    files: [...Map.groupBy(specs, ({ file }) => file)].map(([file, ofFile]) => ({
      file,
      seconds: durations(ofFile).reduce((sum, milliseconds) => sum + milliseconds / 1000, 0),
    })),
  };
}

const specsOf = ({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** The second line of the shell's `times`: that of its children. */
function cpuSeconds(times: string): number {
  const spans = [...(times.split('\n')[1] ?? '').matchAll(/(\d+)m([\d.]+)s/g)];
  return spans.reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
