import path from 'node:path';
import { runCheck, TASKS_AT_ONCE } from './check.ts';
import {
  deepRunLine,
  isDeepRunDue,
  lostTests,
  MINUTES_OF_BOTH,
  readHistory,
  runNow,
  writeHistory,
} from './history.ts';
import { OutOfTime } from './run-command.ts';
import { slownessLine } from './slowness.ts';
import { summaryLines, tallyLine } from './summary.ts';

// `npm test`; `npm run test:deep` is `--deep`; `.ci/run` passes `--deep-when-due`.
const root = path.resolve(import.meta.dirname, '../../..');
const cacheFolder = process.env['TIPMARK_CACHE_DIR'] ?? path.join(root, 'node_modules/.cache');
/** A check of a pipeline has 90 minutes, of which installing takes the first. */
const LIMIT_MINUTES = 86;
const LIMIT_OF_DEEP_MINUTES = 240;

interface Checked {
  isGreen: boolean;
  seconds: number;
  seed: string;
  /** what failed, and faults that are no tests */
  failures: string[];
  closing: string;
}

/** Runs a check, prints its summary and records it when it is green. */
async function check(isDeep: boolean, limitMinutes: number): Promise<Checked> {
  const begunAt = Date.now();
  const outcome = await runCheck({ root, env: process.env, isDeep, limitMinutes });
  const { results, slowness, problems, missing, seed } = outcome;
  const seconds = (Date.now() - begunAt) / 1000;
  const history = readHistory(cacheFolder);
  const tests = Object.fromEntries(results.map((one) => [one.taskId, one.passed + one.failed]));
  const lost = isDeep ? [] : lostTests(history.ordinary, tests);
  const isGreen = problems.length === 0 && results.every(({ failed }) => failed === 0);
  const lines = [
    `\n── ${isDeep ? 'deep check' : 'check'} ${'─'.repeat(64)}`,
    ...summaryLines(results, slowness.mean),
    slownessLine(slowness, TASKS_AT_ONCE),
    ...lost.map((line) => `fewer tests: ${line}`),
    ...missing.map((line) => `missing: ${line}`),
    ...problems.map((line) => `problem: ${line}`),
    `${(seconds / 60).toFixed(1)} minutes`,
  ];
  console.log(lines.join('\n'));
  if (isGreen) {
    const run = { ...runNow(root, seconds), tests };
    const first = history.first ?? run.commit;
    writeHistory(cacheFolder, { ...history, first, [isDeep ? 'deep' : 'ordinary']: run });
  }
  const counted = problems.map(() => ({ passed: 0, failed: 1, skipped: 0 }));
  const closing = tallyLine([...results, ...counted], missing.length);
  const failures = [...results.flatMap((one) => one.failures), ...problems];
  return { isGreen, seconds, seed, failures, closing };
}

/**
 * The deep check behind an ordinary one. Its samples are of another seed each time, so that what it
 * finds is seldom the fault of this commit: failures and running out of time are recorded and
 * printed, here and at the end of every later check, and do not fail this one.
 */
async function deepCheckBehind(ordinary: Checked): Promise<void> {
  const minutes = MINUTES_OF_BOTH - ordinary.seconds / 60;
  try {
    const { isGreen, seconds, seed, failures } = await check(true, minutes);
    if (isGreen) return;
    const redDeep = { ...runNow(root, seconds), seed, failures };
    writeHistory(cacheFolder, { ...readHistory(cacheFolder), redDeep });
  } catch (error) {
    if (!(error instanceof OutOfTime)) throw error;
    console.log(`The deep check was stopped: ${error.message}.`);
    const cutDeep = runNow(root, minutes * 60);
    writeHistory(cacheFolder, { ...readHistory(cacheFolder), cutDeep });
  }
}

// The deep check is the ordinary one, and then what takes samples, with full samples.
const isDeepRun = process.argv.includes('--deep');
let last = await check(false, LIMIT_MINUTES);
if (isDeepRun && last.isGreen) last = await check(true, LIMIT_OF_DEEP_MINUTES);
if (!isDeepRun) {
  const isAsked = last.isGreen && process.argv.includes('--deep-when-due');
  if (isAsked && isDeepRunDue(root, readHistory(cacheFolder), last.seconds))
    await deepCheckBehind(last);
  console.log(deepRunLine(root, readHistory(cacheFolder)));
}
console.log(`\n${last.closing}`);
process.exitCode = last.isGreen ? 0 : 1;
