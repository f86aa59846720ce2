import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { LEADERS } from '../platform/database/leadership.ts';
import { type ApiProcess, startApiProcess } from '../testing/api-process.ts';
import { createServerDatabase } from '../testing/server-databases.ts';

const onServer = process.env['TEST_DATABASE'] === 'postgres' ? test : test.skip;
const PATIENCE_MS = 240_000;

/** Processes of the database that have the lock of the world. */
async function leadersOf(client: Client): Promise<number[]> {
  const { rows } = await client.query<{ pid: number }>(
    `select l.pid from pg_locks l join pg_database d on d.oid = l.database
     where d.datname = current_database() and l.locktype = 'advisory' and l.objid = $1 and l.granted`,
    [LEADERS.world],
  );
  return rows.map(({ pid }) => pid);
}

onServer(
  'of two apis on one database one plays the world, and when it is killed the other takes over',
  async () => {
    const { url, drop } = await createServerDatabase();
    const dirs = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'tipmark-world-')));
    const client = new Client({ connectionString: url });
    const running: ApiProcess[] = [];
    try {
      const start = (dir: string) =>
        startApiProcess({
          DATABASE_URL: url,
          DATA_DIR: dir,
          WORLD: 'simulated',
          LOG_LEVEL: 'info',
        });
      const first = await start(dirs[0] ?? '');
      running.push(first);
      await client.connect();
      const [leader, ...more] = await leadersOf(client);
      expect(leader).toBeGreaterThan(0);
      expect(more).toEqual([]);
      const second = await start(dirs[1] ?? '');
      running.push(second);
      expect(await leadersOf(client)).toEqual([leader]);
      running.splice(0, 1);
      await first.kill();
      let now = await leadersOf(client);
      while (now.length === 0 || now[0] === leader) {
        await pause(200);
        now = await leadersOf(client);
      }
      expect(now).toHaveLength(1);
    } finally {
      await Promise.all(running.map((one) => one.stop()));
      await client.end();
      await drop();
      for (const dir of dirs) rmSync(dir, { recursive: true, force: true });
    }
  },
  PATIENCE_MS,
);
