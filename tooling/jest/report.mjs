import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Leaves the counts of a room's test script in `.report/<script>.json`, from where `npm test` adds
 * them up. A run by hand (`jest one-file`) is nobody's result and writes nothing.
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
    const counts = {
      passed: results.numPassedTests,
      failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
      skipped: results.numPendingTests + results.numTodoTests,
    };
    const file = path.join(folder, `${script.replaceAll(':', '-')}.json`);
    writeFileSync(file, `${JSON.stringify(counts)}\n`);
  }
}
