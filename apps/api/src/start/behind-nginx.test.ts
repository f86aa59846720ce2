import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { MATCH_STATUS } from '@tipmark/domain';
import { aFeedMatch, aFeedScore, aFeedSetting, toNdjson } from '@tipmark/test-kit';
import { type ApiProcess, startApiProcess } from '../testing/api-process.ts';
import { isTestingPostgres } from '../testing/create-test-database.ts';
import { listenTo } from '../testing/live-events.ts';
import { createServerDatabase } from '../testing/server-databases.ts';

const EXAMPLE = join(import.meta.dirname, '../../../../deploy/nginx.conf');
/** 2024-01-13, 15:30 UTC: half an hour into the match. */
const NOW = 1_705_159_800;
const DAY = `/soccer/results/page?timestamp=${NOW}`;
const FEED_KEY = 'a key of processes behind a proxy, long';
const PATIENCE_MS = 60_000;

/** Debian puts it where only root looks. */
const nginx = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin']
  .map((folder) => join(folder, 'nginx'))
  .find((program) => existsSync(program));
const isRequired = process.env['REQUIRE_SERVICES'] === '1';
const behindNginx = isTestingPostgres && (nginx !== undefined || isRequired) ? test : test.skip;

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

interface Upstreams {
  readonly apis?: readonly { readonly url: string }[];
  readonly shells?: readonly { readonly url: string }[];
}

/** The example configuration with these servers in it; everything else is unchanged. */
async function startNginx(dir: string, { apis = [], shells = [] }: Upstreams, ready: string) {
  const [inner, outer] = [await freePort(), await freePort()];
  const portsOf = (servers: readonly { readonly url: string }[]) =>
    servers.map(({ url }) => new URL(url).port);
  const [first = '4001', second = '4002'] = portsOf(apis);
  const [third = '3001', fourth = '3002'] = portsOf(shells);
  const text = readFileSync(EXAMPLE, 'utf8')
    .replace('127.0.0.1:4001', `127.0.0.1:${first}`)
    .replace('127.0.0.1:4002', `127.0.0.1:${second}`)
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${third}`)
    .replaceAll('127.0.0.1:3002', `127.0.0.1:${fourth}`)
    .replaceAll('127.0.0.1:4100', `127.0.0.1:${inner}`)
    .replace('listen 8080', `listen 127.0.0.1:${outer}`);
  const file = join(dir, 'nginx.conf');
  writeFileSync(file, text);
  const child = spawn(nginx ?? 'nginx', ['-p', dir, '-c', file, '-g', 'daemon off;'], {
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${inner}`;
  const publicUrl = `http://127.0.0.1:${outer}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`);
    const reply = await fetch((shells.length > 0 ? publicUrl : url) + ready).catch(() => undefined);
    await reply?.arrayBuffer();
    if (reply?.ok) return { url, publicUrl, child };
    await pause(100);
  }
}

async function end(child: ChildProcess | undefined): Promise<void> {
  if (child === undefined || child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

behindNginx(
  'behind the example nginx live streams work, internal paths are not found, and a killed api goes unnoticed',
  async () => {
    const dir = mkdtempSync(join(tmpdir(), 'tipmark-nginx-'));
    // its workers run as the user nobody if its master runs as root
    chmodSync(dir, 0o755);
    const database = await createServerDatabase();
    const run = randomBytes(2).toString('hex');
    const apis: ApiProcess[] = [];
    let proxy: ChildProcess | undefined;
    try {
      const env = {
        DATABASE_URL: database.url,
        REDIS_URL: process.env['REDIS_TEST_URL'] ?? 'redis://127.0.0.1:6379/15',
        DATA_DIR: join(dir, 'data'),
        FEED_KEY,
        FIXED_NOW: String(NOW),
        LOG_LEVEL: 'info',
      };
      apis.push(await startApiProcess(env), await startApiProcess(env));
      const feed = async (url: string, records: Parameters<typeof toNdjson>[0]) => {
        const headers = { authorization: FEED_KEY, 'content-type': 'application/x-ndjson' };
        const body = toNdjson(records);
        const reply = await fetch(`${url}/feed/records`, { method: 'POST', headers, body });
        return reply.status;
      };
      const own = apis[1]?.url ?? '';
      const match = aFeedMatch('Arsenal', 'Fulham', { startsAt: NOW - 1_800 });
      expect(await feed(own, [...aFeedSetting('Arsenal', 'Fulham'), match])).toBe(200);
      const started = await startNginx(dir, { apis }, DAY);
      proxy = started.child;
      const { url } = started;

      for (const path of [
        '/feed/records',
        '/metrics',
        '/health/live',
        '/moderation/x',
        '/dev/mail',
      ]) {
        expect((await fetch(url + path)).status).toBe(404);
      }

      const from = { 'x-forwarded-for': `2001:db8:${run}::1` };
      // a shell behind the same proxy learns of it there
      const changes = (await fetch(`${url}/purge-stream`)).body?.pipeThrough(
        new TextDecoderStream(),
      );
      const client = await listenTo(`${url}/live?topics=day:1:2024-01-13`, from);
      await client.next('beat');
      const goal = aFeedScore('Arsenal-Fulham', 1, 0, {
        status: MATCH_STATUS.live,
        liveState: '1H:30',
        score: { home: 1, away: 0 },
      });
      expect(await feed(own, [goal])).toBe(200);
      expect(JSON.stringify((await client.next('changes')).data)).toContain('"4":1');
      client.close();
      let reported = '';
      for await (const text of changes ?? []) {
        reported += text;
        if (reported.includes('"day:1:2024-01-13"')) break;
      }

      await apis.shift()?.kill();
      const statuses = new Set<number>();
      for (let count = 0; count < 40; count += 1) {
        const reply = await fetch(url + DAY, { headers: from });
        await reply.arrayBuffer();
        statuses.add(reply.status);
      }
      expect([...statuses]).toEqual([200]);
    } finally {
      await end(proxy);
      await Promise.all(apis.map((api) => api.stop()));
      await database.drop();
      rmSync(dir, { recursive: true, force: true });
    }
  },
  PATIENCE_MS,
);

interface Counting {
  readonly url: string;
  readonly requested: string[];
  close(): void;
}

/** Stands where a shell would, and notes what it is asked for. */
async function startCounting(): Promise<Counting> {
  const requested: string[] = [];
  const server = createHttpServer((request, response) => {
    requested.push(request.url ?? '');
    response.end('page');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, requested, close };
}

behindNginx(
  'behind the example nginx each page is made by one shell, and by the other while that one is away',
  async () => {
    const dir = mkdtempSync(join(tmpdir(), 'tipmark-nginx-'));
    chmodSync(dir, 0o755);
    const shells = [await startCounting(), await startCounting()];
    let proxy: ChildProcess | undefined;
    try {
      const started = await startNginx(dir, { shells }, '/health/ready');
      proxy = started.child;
      const pages = Array.from({ length: 60 }, (_, index) =>
        index % 2 === 0 ? `/Events/${index}-a-b` : `/Results?timestamp=${NOW + index * 86_400}`,
      );
      const request = async (path: string) => {
        const reply = await fetch(started.publicUrl + path);
        await reply.arrayBuffer();
        return reply.status;
      };
      for (let round = 0; round < 3; round += 1) await Promise.all(pages.map(request));
      const madeBy = shells.map(({ requested }) => new Set(requested));
      for (const path of pages)
        expect([path, madeBy.filter((made) => made.has(path)).length]).toEqual([path, 1]);
      for (const made of madeBy) expect(made.size).toBeGreaterThan(pages.length / 5);

      // calls have nothing to share: they take turns
      for (let count = 0; count < 20; count += 1) await request('/api/home');
      for (const { requested } of shells) expect(requested).toContain('/api/home');

      shells[0]?.close();
      const statuses = new Set<number>();
      for (const path of pages) statuses.add(await request(path));
      expect([...statuses]).toEqual([200]);
    } finally {
      await end(proxy);
      for (const shell of shells) shell.close();
      rmSync(dir, { recursive: true, force: true });
    }
  },
  PATIENCE_MS,
);
