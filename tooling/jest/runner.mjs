import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import JestRunner from 'jest-runner';
import { commonKey } from './results/common-key.mjs';
import { draftOf } from './results/draft.mjs';
import { Inputs } from './results/inputs.mjs';
import { StoredResults } from './results/stored-results.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Runs the test files of which something has changed since they last passed; the others report
 * their stored result. Only `npm test` does so, which sets `KEY_NODE`, a run of selected tests does
 * not. The deep check also runs all that take samples, which are larger, of another seed.
 */
export default class Runner extends JestRunner {
  #listeners = [];

  on(name, listener) {
    this.#listeners.push({ name, listener });
    return super.on(name, listener);
  }

  async #emit(name, data) {
    for (const one of this.#listeners) if (one.name === name) await one.listener(data);
  }

  async runTests(tests, watcher, options) {
    const { testNamePattern, collectCoverage, watch, watchAll } = this._globalConfig;
    const { KEY_NODE, TEST_DEEP, TIPMARK_CACHE_DIR } = process.env;
    const isOfCheck = KEY_NODE && TIPMARK_CACHE_DIR;
    if (!isOfCheck || testNamePattern || collectCoverage || watch || watchAll)
      return super.runTests(tests, watcher, options);

    const begunAt = Date.now();
    const results = new StoredResults(path.join(TIPMARK_CACHE_DIR, 'test-files'));
    results.removeUnused();
    const isDeep = TEST_DEEP === '1';
    const before = new Inputs(root, Number.POSITIVE_INFINITY);
    const keyBefore = keysOf(this._globalConfig, before);
    const changed = [];
    for (const test of tests) {
      const key = keyBefore(test);
      const isValid = (stored) =>
        stored.key === key &&
        stored.inputs.every((input) => before.isUnchanged(input)) &&
        !(isDeep && before.readsSample(stored.inputs));
      const result = key && results.find(nameOf(test), isValid);
      if (result) await this.#report(test, result);
      else changed.push(test);
    }
    console.log(`${changed.length} of ${tests.length} test files run, the others are unchanged`);
    if (changed.length === 0) return;

    const folder = mkdtempSync(path.join(tmpdir(), 'tipmark-inputs-'));
    process.env.TEST_RECORDS_DIR = folder;
    const passed = [];
    super.on('test-file-success', ([test, result]) => {
      if (hasPassed(result)) passed.push([test, result]);
    });
    try {
      await super.runTests(changed, watcher, options);
      const inputs = new Inputs(root, begunAt);
      const keyAfter = keysOf(this._globalConfig, inputs);
      for (const [test, result] of passed) {
        const draft = draftOf(folder, test.path);
        store(results, { test, result, draft, inputs, isDeep, keys: [keyBefore, keyAfter] });
      }
    } finally {
      delete process.env.TEST_RECORDS_DIR;
      rmSync(folder, { recursive: true, force: true });
    }
  }

  async #report(test, result) {
    await this.#emit('test-file-start', [test]);
    // Of no duration: the summary of a run counts such files as not run.
    const perfStats = { ...result.perfStats, start: 0, end: 0, runtime: 0, slow: false };
    await this.#emit('test-file-success', [
      test,
      { ...result, testFilePath: test.path, perfStats },
    ]);
  }
}

/** Stores the result of a test file, unless its inputs are not known or were changed meanwhile. */
function store(results, { test, result, draft, inputs, isDeep, keys: [keyBefore, keyAfter] }) {
  // Another environment was used, which records nothing.
  if (!existsSync(draft)) return;
  try {
    const recorded = JSON.parse(readFileSync(draft, 'utf8'));
    const key = keyAfter(test);
    if (!recorded.isComplete || key === undefined || key !== keyBefore(test)) return;
    const own = path.relative(root, test.path);
    const used = inputs.of(recorded, own);
    if (isDeep && inputs.readsSample(used)) return;
    const { console: _, coverage: __, v8Coverage: ___, ...stored } = result;
    results.add(nameOf(test), { key, inputs: used, result: stored });
  } catch (error) {
    // The result stands; it is only not used again.
    console.error(`${test.path} will be run again: ${error.message}`);
  }
}

/** The same in every clone. */
function nameOf({ path: testPath, context: { config } }) {
  const { TEST_DATABASE = '' } = process.env;
  return `${path.relative(root, testPath)} ${config.displayName?.name ?? ''} ${TEST_DATABASE}`;
}

/** The common key of a test file, computed once for its project. */
function keysOf({ globalSetup }, inputs) {
  const keys = new Map();
  return ({ context: { config } }) => {
    const { id, rootDir, runtime, testEnvironment } = config;
    const native = [testEnvironment, runtime, config.globalSetup ?? globalSetup].filter(Boolean);
    if (!keys.has(id)) keys.set(id, commonKey(inputs, { root, packageDir: rootDir, native }));
    return keys.get(id);
  };
}

/** Every test passed at the first try. */
function hasPassed(result) {
  const tests = result.testResults;
  return (
    result.numFailingTests === 0 &&
    !result.testExecError &&
    !result.failureMessage &&
    tests.every(({ status, invocations = 1 }) => status !== 'failed' && invocations === 1)
  );
}
