import { fileURLToPath } from 'node:url';

const {
  MUTATION_TESTS = '',
  MUTATION_REPORT = '.report/mutation.json',
  MUTATION_FOLDER,
} = process.env;
const folders = MUTATION_TESTS.split(',').filter(Boolean);

/** Of one package, in whose folder it runs; no part of the check of a change. */
export default {
  packageManager: 'pnpm',
  testRunner: 'jest',
  plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/jest-runner'))],
  testRunnerNodeArgs: ['--experimental-vm-modules'],
  jest: {
    projectType: 'custom',
    configFile: 'jest.config.mjs',
    enableFindRelatedTests: folders.length === 0,
    ...(folders.length > 0 && {
      config: { testMatch: folders.map((folder) => `<rootDir>/${folder}/**/*.test.ts`) },
    }),
  },
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
  clearTextReporter: { reportTests: false },
  jsonReporter: { fileName: MUTATION_REPORT },
  tempDirName: MUTATION_FOLDER ?? '.report/mutation',
  // It would rewrite tsconfig.json by an API that TypeScript 7 no longer has; nothing here reads it.
  tsconfigFile: 'none.json',
  concurrency: 2,
  timeoutMS: 20_000,
  thresholds: { high: 95, low: 85, break: null },
};
