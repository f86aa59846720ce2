import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Task } from './turbo-run.ts';

/** Counts and names of tests, out of the report that Jest or Playwright wrote. */
interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** what failed, and what passed only when tried again */
  failures: string[];
  unsteady: string[];
  files: { file: string; seconds: number }[];
}

/** What one task did: as good from the cache as just run. */
export interface TaskResult extends Counts {
  taskId: string;
  package: string;
  key: string;
  isCached: boolean;
  cpuSeconds: number;
}

/** Reads the reports of a task; one without tests counts as a single check. */
export function taskResult(root: string, task: Task): TaskResult {
  const { taskId, directory, cache, execution } = task;
  const script = taskId.split('#')[1] ?? '';
  const report = path.join(root, directory, '.report', script.replaceAll(':', '-'));
  const isCached = cache.status === 'HIT';
  const hasPassed = isCached || execution?.exitCode === 0;
  const tests = execution || isCached ? testCounts(script, `${report}.json`, hasPassed) : NOTHING;
  const isExplained = hasPassed || tests.failed > 0;
  const ending = execution ? `ended with ${execution.exitCode}` : 'was not run';
  return {
    taskId,
    package: task.package,
    key: task.hash,
    isCached,
    cpuSeconds: cpuSeconds(`${report}.cpu`),
    ...tests,
    ...(!isExplained && {
      failed: tests.failed + 1,
      failures: [...tests.failures, `${taskId} ${ending}`],
    }),
  };
}

const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0, failures: [], unsteady: [], files: [] };

function testCounts(script: string, file: string, hasPassed: boolean): Counts {
  if (!script.startsWith('test:')) return { ...NOTHING, passed: hasPassed ? 1 : 0 };
  const text = read(file);
  if (!text) return { ...NOTHING, failed: 1, failures: [`${file} is missing`] };
  const report = JSON.parse(text) as JestReport | PlaywrightReport;
  return 'suites' in report ? playwrightCounts(report) : jestCounts(report);
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
    assertionResults: { fullName: string; status: string; invocations?: number }[];
  }[];
}

function jestCounts(report: JestReport): Counts {
  const failures = report.testResults.filter(({ status }) => status === 'failed');
  const repeated = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'passed' && assertionResults.some(({ invocations = 1 }) => invocations > 1),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
    failures: failures.map(({ name }) => inRepository(name)),
    unsteady: repeated.map(({ name }) => inRepository(name)),
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      file: inRepository(name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

const inRepository = (file: string): string =>
  file.replace(/^.*\/(?=(apps|packages|tooling)\/)/, '');

interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number; skipped: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
}

/** The suites of a report's first level are its files. */
interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: { status: string; results: { duration: number }[] }[] }[];
}

function playwrightCounts({ stats, errors, suites }: PlaywrightReport): Counts {
  const named = (status: string): string[] =>
    suites.flatMap((suite) =>
      specsOf(suite)
        .filter(({ tests }) => tests.some((test) => test.status === status))
        .map(({ title }) => `${suite.file} › ${title}`),
    );
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [...named('unexpected'), ...errors.map(({ message = '' }) => message)],
    unsteady: named('flaky'),
    files: suites.map((suite) => ({
      file: suite.file,
      seconds:
        specsOf(suite)
          .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
          .reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  };
}

const specsOf = ({
  specs = [],
  suites = [],
}: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** What the shell's `times` says in its second line, that of its children. */
function cpuSeconds(file: string): number {
  return [...(read(file).split('\n')[1] ?? '').matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
