import { startHouse } from './house.ts';
import { openDataDir, saturdayFiles } from './saturday.ts';

/** Friday 20 November 2026, 21:07 in Moscow. */
export const WORLD_NOW_SECONDS = Date.UTC(2026, 10, 20, 18, 7) / 1000;

/**
 * One house for the whole run: the simulated world stands still, the real seasons stand beside it.
 * With HOUSE_URL set the specs run against a site that is already up.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env['HOUSE_URL']) return async () => {};
  const dir = openDataDir();
  const house = await startHouse({
    world: 'simulated',
    fixedNow: WORLD_NOW_SECONDS,
    imports: dir ? saturdayFiles(dir) : [],
  });
  process.env['HOUSE_URL'] = house.url;
  process.env['HOUSE_API_URL'] = house.apiUrl;
  process.env['HOUSE_DATA_DIR'] = house.dataDir;
  return () => house.stop();
}
