import { prepareServer } from '../src/testing/server-databases.ts';

/** Once before all test files. */
export default async function prepareRun() {
  if (process.env.TEST_DATABASE === 'postgres') await prepareServer();
}
