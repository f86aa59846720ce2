import { jestPreset } from '@tipmark/jest-preset';
import { OF_ENGINES, OF_NO_ENGINE } from './jest/of-engines.mjs';

const isOfEngines = process.env.TEST_FILES === 'engines';

export default {
  ...jestPreset(),
  testEnvironment: '<rootDir>/jest/environment.mjs',
  globalSetup: '<rootDir>/jest/prepare-run.mjs',
  ...(isOfEngines && {
    testMatch: [...OF_ENGINES.map((place) => `<rootDir>/src/${place}/*.test.ts`), ...OF_NO_ENGINE],
  }),
};
