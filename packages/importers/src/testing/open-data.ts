import { join } from 'node:path';

const openDataDir = process.env['OPEN_DATA_DIR'];
const isRequired = process.env['REQUIRE_SERVICES'] === '1';

/** The real files are in no repository; without them these tests are skipped, unless required. */
export const testOpenData = openDataDir === undefined && !isRequired ? test.skip : test;

export function openDataPath(path: string): string {
  if (openDataDir === undefined)
    throw new Error('OPEN_DATA_DIR must name the folder of real files');
  return join(openDataDir, path);
}
