import { setTimeout as pause } from 'node:timers/promises';
import { OPEN_ROOT } from '@tipmark/contract/open';
import { anOpenWorld, OPEN_NOW } from '../calls/open/testing/open-world.ts';
import { openLine } from '../testing/breakable-line.ts';
import { createTestApi } from '../testing/create-test-api.ts';
import { isTestingPostgres } from '../testing/create-test-database.ts';

// The run against servers has Redis, too.
const withRedis = isTestingPostgres ? test : test.skip;
const REDIS_URL = process.env['REDIS_TEST_URL'] ?? 'redis://127.0.0.1:6379/15';
const PATIENCE_MS = 30_000;
const RENAMED = 'Лига, что переименована';

withRedis.each([
  ['the site', `/soccer/results/page?timestamp=${OPEN_NOW}`],
  ['the open API', `${OPEN_ROOT}/leagues?limit=1&fields=name`],
])(
  'what others change while a process is cut off from Redis is soon in its answers of %s',
  async (_name, path) => {
    const redis = await openLine(REDIS_URL);
    // its clock stands still, so that nothing in its caches becomes old by itself
    const api = await createTestApi({ now: OPEN_NOW, config: { REDIS_URL: redis.url } });
    try {
      await api.services.bus.connected;
      await anOpenWorld(api);
      const read = async () => (await api.app.inject(path)).body;
      const rename = (name: string) =>
        api.database.db.updateTable('leagues').set({ name_ru: name }).execute();
      api.setNow(OPEN_NOW + 5);
      const before = await read();
      expect(before).not.toContain(RENAMED);
      await rename(RENAMED);
      api.setNow(OPEN_NOW + 10);
      // nobody has purged it, and it is not old
      expect(await read()).toBe(before);
      await redis.freeze();
      const deadline = performance.now() + PATIENCE_MS;
      while (!(await read()).includes(RENAMED) && performance.now() < deadline) await pause(100);
      expect(await read()).toContain(RENAMED);
    } finally {
      await api.close();
      await redis.close();
    }
  },
  120_000,
);
