import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * Jest configuration every room shares.
 * @param {{ dom?: boolean, setup?: string[] }} [options] dom: run in jsdom with Node's own fetch
 *   classes
 */
export function jestPreset({ dom = false, setup = [] } = {}) {
  return {
    testEnvironment: dom ? require.resolve('jest-fixed-jsdom') : 'node',
    testEnvironmentOptions: dom ? { customExportConditions: ['node', 'node-addons'] } : {},
    extensionsToTreatAsEsm: [],
    transform: {
      '^.+\\.(m?js|[tj]sx?)$': [
        require.resolve('@swc/jest'),
        {
          jsc: {
            target: 'es2024',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
          module: { type: 'commonjs' },
        },
      ],
    },
    transformIgnorePatterns: ['/node_modules/'],
    testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/', '/dist-types/'],
    modulePathIgnorePatterns: ['/dist/', '/dist-types/'],
    setupFilesAfterEnv: dom ? [require.resolve('./modal-dialogs.cjs'), ...setup] : setup,
    // Modules of a finished file are not given back (Node's vm): a process that holds too many is
    // ended between two files.
    workerIdleMemoryLimit: '1GB',
    // A busy machine is no reason to fail.
    testTimeout: 20_000,
    reporters: ['default', require.resolve('./report.mjs')],
  };
}
