import { fileURLToPath } from 'node:url';
import { jestPreset } from '@tipmark/jest-preset';

const own = (name) => fileURLToPath(import.meta.resolve(`@tipmark/api/jest/${name}`));

const PROOFS = '<rootDir>/src/small-proofs.test.ts';

export default {
  ...jestPreset(),
  testEnvironment: own('environment'),
  globalSetup: own('prepare-run'),
  // The proofs themselves need a server; what runs and reports them does not.
  ...(process.env.TEST_DATABASE === 'postgres'
    ? { testMatch: [PROOFS] }
    : { testPathIgnorePatterns: ['/node_modules/', 'small-proofs.test.ts'] }),
};
