import path from 'node:path';
import { runSections } from './section.ts';
import { tallyLine } from './tally.ts';
import { testSections } from './test-sections.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const postgresUrl = process.env['PG_TEST_URL'] || 'postgres://postgres@127.0.0.1:5432/postgres';
const redisUrl = process.env['REDIS_TEST_URL'] || 'redis://127.0.0.1:6379/15';
const openData = process.env['OPEN_DATA_DIR'];

const tally = await runSections(
  testSections({
    root,
    env: {
      ...process.env,
      PG_TEST_URL: postgresUrl,
      REDIS_TEST_URL: redisUrl,
      // Rooms run in their own folders; a relative path means the root's.
      ...(openData ? { OPEN_DATA_DIR: path.resolve(root, openData) } : {}),
    },
    areServicesRequired: process.env['REQUIRE_SERVICES'] === '1',
    postgresUrl,
    redisUrl,
  }),
);
console.log(`\n${tallyLine(tally)}`);
process.exitCode = tally.failed > 0 ? 1 : 0;
