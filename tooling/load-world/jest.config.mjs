import { fileURLToPath } from 'node:url';
import { jestPreset } from '@tipmark/jest-preset';

const own = (name) => fileURLToPath(import.meta.resolve(`@tipmark/api/jest/${name}`));

export default {
  ...jestPreset(),
  testEnvironment: own('environment'),
  globalSetup: own('prepare-run'),
  // On the embedded database only the filling is tested: reading from it is the same.
  ...(process.env.TEST_DATABASE !== 'postgres' && {
    testMatch: ['<rootDir>/src/fill-world.test.ts'],
  }),
};
