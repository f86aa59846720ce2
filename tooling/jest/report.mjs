import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Leaves the counts of a room's test script in `.report/<script>.json`, file by file and with the
 * names of what failed, from where `npm test` adds them up. A run by hand (`jest one-file`) is
 * nobody's result and writes nothing.
 */
export default class Report {
  #rootDir;

  constructor({ rootDir }) {
    this.#rootDir = rootDir;
  }

  onRunComplete(_contexts, results) {
    const script = process.env.npm_lifecycle_event;
    if (!script?.startsWith('test:')) return;
    const folder = path.join(this.#rootDir, '.report');
    mkdirSync(folder, { recursive: true });
    const files = Object.fromEntries(
      results.testResults.map((result) => [
        path.relative(this.#rootDir, result.testFilePath),
        fileCounts(result),
      ]),
    );
    const file = path.join(folder, `${script.replaceAll(':', '-')}.json`);
    writeFileSync(file, `${JSON.stringify({ files })}\n`);
  }
}

/** A file that could not be run counts as one failure, named by its file. */
function fileCounts({
  numPassingTests,
  numFailingTests,
  numPendingTests,
  numTodoTests,
  ...result
}) {
  const failures = result.testResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => fullName);
  if (result.testExecError) failures.push('the file could not be run');
  return {
    passed: numPassingTests,
    failed: numFailingTests + (result.testExecError ? 1 : 0),
    skipped: numPendingTests + numTodoTests,
    failures,
  };
}
