import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const swcOptions = require('./swc-options.cjs');

/** Seeds fast-check with the seed of the run, in packages that have it. */
function fastCheck() {
  try {
    const own = createRequire(`${process.cwd()}/package.json`).resolve('fast-check');
    return {
      '^fast-check$': require.resolve('./seeded-fast-check.cjs'),
      '^unseeded-fast-check$': own,
    };
  } catch {
    return {};
  }
}

/**
 * Jest configuration all packages share.
 * @param {{ dom?: boolean, setup?: string[] }} [options] dom: run in jsdom with Node's own fetch
 *   classes
 */
export function jestPreset({ dom = false, setup = [] } = {}) {
  // Jest does not make the folder of its report.
  mkdirSync('.report', { recursive: true });
  return {
    runner: require.resolve('./runner.mjs'),
    runtime: require.resolve('./runtime.cjs'),
    testEnvironment: require.resolve(`./environment-${dom ? 'dom' : 'node'}.mjs`),
    testEnvironmentOptions: dom ? { customExportConditions: ['node', 'node-addons'] } : {},
    extensionsToTreatAsEsm: [],
    transform: {
      '^.+\\.(m?js|[tj]sx?)$': [require.resolve('./transformer.cjs'), swcOptions],
    },
    transformIgnorePatterns: ['/node_modules/'],
    moduleNameMapper: fastCheck(),
    testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/', '/dist-types/'],
    modulePathIgnorePatterns: ['/dist/', '/dist-types/'],
    setupFilesAfterEnv: [
      require.resolve('./second-try.cjs'),
      ...(dom ? [require.resolve('./modal-dialogs.cjs'), require.resolve('./styles.cjs')] : []),
      ...setup,
    ],
    // V8 caches the code of finished files; without that cache tests in jsdom take twice as long (its
    // regular expressions are compiled at each use). A process that uses too much memory is
    // ended between two files.
    workerIdleMemoryLimit: '1GB',
    // A busy machine should not make tests fail.
    testTimeout: 20_000,
  };
}
