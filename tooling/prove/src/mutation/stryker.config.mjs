import { fileURLToPath } from 'node:url';

/**
 * Of one package, in whose folder it runs; no part of the checks of a change.
 */
export default {
  packageManager: 'pnpm',
  testRunner: 'jest',
  plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/jest-runner'))],
  testRunnerNodeArgs: ['--experimental-vm-modules'],
  jest: { projectType: 'custom', configFile: 'jest.config.mjs', enableFindRelatedTests: true },
  // Its own environment of Jest would replace ours: tests are chosen by what they import.
  coverageAnalysis: 'off',
  mutate: [
    'src/**/*.ts',
    '!src/**/*.test.ts',
    '!src/**/*-fixture{,s}.ts',
    '!src/**/testing/**',
    '!src/index.ts',
  ],
  ignorePatterns: ['dist-types', '.report'],
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: '.report/mutation.json' },
  tempDirName: '.report/mutation',
  // It would rewrite tsconfig.json by an API that TypeScript 7 no longer has; nothing here reads it.
  tsconfigFile: 'none.json',
  concurrency: 2,
  timeoutMS: 20_000,
  thresholds: { high: 95, low: 85, break: 85 },
};
