import { jestPreset } from '@tipmark/jest-preset';

/**
 * Where the two databases differ: how records are written, locks, deadlines, lost connections,
 * killed processes. The tests of these folders run on PostgreSQL and on the embedded database, all
 * others on PostgreSQL alone.
 */
const OF_ENGINES = [
  'betting/settlement/**',
  'calls/live/**',
  'ingest/**',
  'people/mails/**',
  'people/webhooks/**',
  'platform/{admission,database,outbox}/**',
  'start/**',
];
/** Beside them, but simulation for the most part. */
const OF_NO_ENGINE = [
  '!**/start/{full-world,people-of-world,side-markets-settled,start-world}.test.ts',
  '!**/start/{backfill-*,world-in-database}.test.ts',
  '!**/start/recomputed/*.test.ts',
  '!**/ingest/import/formats/*.test.ts',
];

const isOfEngines = process.env.TEST_FILES === 'engines';

export default {
  ...jestPreset(),
  testEnvironment: '<rootDir>/jest/environment.mjs',
  globalSetup: '<rootDir>/jest/prepare-run.mjs',
  ...(isOfEngines && {
    testMatch: [...OF_ENGINES.map((place) => `<rootDir>/src/${place}/*.test.ts`), ...OF_NO_ENGINE],
  }),
};
