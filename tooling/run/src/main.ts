import path from 'node:path';
import { runCheck } from './check.ts';
import {
  deepRunLine,
  deepRunState,
  headCommit,
  lostTests,
  MINUTES_OF_BOTH,
  readHistory,
  writeHistory,
} from './history.ts';
import { summaryLines, tallyLine } from './summary.ts';
import { OutOfTime } from './turbo-run.ts';

// `npm test`; `npm run test:deep` is `--deep`; `.ci/run` passes `--deep-when-due`.
const root = path.resolve(import.meta.dirname, '../../..');
const cacheFolder = process.env['TIPMARK_CACHE_DIR'] ?? path.join(root, 'node_modules/.cache');
const LIMIT_MINUTES = 80;

/** Runs a check, prints its summary and records it when it is green. */
async function check(
  isDeep: boolean,
  limitMinutes: number,
): Promise<{ isGreen: boolean; seconds: number; closing: string }> {
  const begunAt = Date.now();
  const { results, problems, missing } = await runCheck({
    root,
    env: process.env,
    isDeep,
    limitMinutes,
  });
  const seconds = (Date.now() - begunAt) / 1000;
  const history = readHistory(cacheFolder);
  const tests = Object.fromEntries(
    results.map(({ taskId, passed, failed }) => [taskId, passed + failed]),
  );
  const lost = isDeep ? [] : lostTests(history.ordinary, tests);
  const isGreen = problems.length === 0 && results.every(({ failed }) => failed === 0);
  console.log(`\n── ${isDeep ? 'deep check' : 'check'} ${'─'.repeat(64)}`);
  for (const line of summaryLines(results)) console.log(line);
  for (const line of lost) console.log(`fewer tests: ${line}`);
  for (const line of missing) console.log(`missing: ${line}`);
  for (const line of problems) console.log(`problem: ${line}`);
  console.log(`${(seconds / 60).toFixed(1)} minutes`);
  if (isGreen) {
    const commit = headCommit(root);
    const run = { commit, endedAt: Math.round(Date.now() / 1000), seconds, tests };
    writeHistory(cacheFolder, {
      first: commit,
      ...history,
      [isDeep ? 'deep' : 'ordinary']: run,
    });
  }
  const failures = problems.map(() => ({ passed: 0, failed: 1, skipped: 0 }));
  return { isGreen, seconds, closing: tallyLine([...results, ...failures], missing.length) };
}

/** A deep check that does not fit is no failure of the ordinary one before it. */
function unfinished(error: unknown): undefined {
  if (!(error instanceof OutOfTime)) throw error;
  console.log(`The deep check was ended: ${error.message}.`);
}

const wantsDeep = process.argv.includes('--deep');
let last = await check(wantsDeep, LIMIT_MINUTES);
if (!wantsDeep) {
  const state = deepRunState(root, readHistory(cacheFolder), last.seconds);
  const isAdded =
    last.isGreen && process.argv.includes('--deep-when-due') && state.isDue && state.fits;
  if (isAdded) {
    const minutes = MINUTES_OF_BOTH - last.seconds / 60;
    last = (await check(true, minutes).catch(unfinished)) ?? last;
  }
  console.log(deepRunLine(root, readHistory(cacheFolder)));
}
console.log(`\n${last.closing}`);
process.exitCode = last.isGreen ? 0 : 1;
