import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { putBundle, register, resultsBundle } from '@tipmark/remotes-registry/testing';
import { json } from '@tipmark/web-server/testing';
import { aSite, type Site } from '../testing/a-site.ts';

const EXAMPLE = path.join(import.meta.dirname, '../../../../deploy/varnish.vcl');
/** Debian puts it where only root looks. */
const varnishd = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin']
  .map((folder) => path.join(folder, 'varnishd'))
  .find((program) => existsSync(program));
const behindVarnish = varnishd === undefined ? describe.skip : describe;
const ivan = 'token=u.1; user_url=ivan; user_name=Ivan';

jest.setTimeout(60_000);

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

interface Got {
  readonly mark: string | null;
  readonly text: string;
  readonly headers: Headers;
}

/** The example of `deploy` with a real Varnish, before the shell. */
behindVarnish('behind Varnish', () => {
  let dir: string;
  let site: Site;
  let varnish: ChildProcess;
  let edge: string;

  beforeAll(async () => {
    dir = mkdtempSync(path.join(tmpdir(), 'varnish-'));
    const port = await freePort();
    edge = `http://localhost:${port}`;
    site = await aSite(
      async (remotesDir) =>
        register(remotesDir, await putBundle(remotesDir, '1', resultsBundle('one'))),
      { EDGE_PURGE_URL: `http://127.0.0.1:${port}/`, HOSTS: `localhost:${port}` },
    );
    await site.app.listen({ port: 0, host: '127.0.0.1' });
    const { port: shell } = site.app.server.address() as AddressInfo;
    const file = path.join(dir, 'site.vcl');
    writeFileSync(
      file,
      readFileSync(EXAMPLE, 'utf8').replace('.port = "3000"', `.port = "${shell}"`),
    );
    const args = ['-F', '-j', 'none', '-n', path.join(dir, 'work'), '-f', file];
    varnish = spawn(
      varnishd ?? '',
      [...args, '-a', `127.0.0.1:${port}`, '-s', 'malloc,64m', '-p', 'http_gzip_support=off'],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    let complaint = '';
    varnish.stderr?.on('data', (text: Buffer) => (complaint += text.toString()));
    while ((await fetch(`${edge}/Results`).catch(() => undefined))?.ok !== true) {
      if (varnish.exitCode !== null) throw new Error(complaint);
      await delay(100);
    }
    // the purge of all at the beginning was refused while Varnish was not up
    await until(async () => /outcome="sent"} [1-9]/.test((await site.get('/metrics')).body));
    // the first remote that runs purges everything again, a second later
    await delay(1500);
  });
  afterAll(async () => {
    const ended = once(varnish, 'exit');
    varnish.kill('SIGTERM');
    await ended;
    await site.stop();
    rmSync(dir, { recursive: true, force: true });
  });
  beforeEach(() => {
    site.api.answer = json({ data: { name: '0:0' } });
  });

  async function until(isTrue: () => Promise<boolean>): Promise<void> {
    while (!(await isTrue())) await delay(20);
  }

  async function get(address: string, headers: Record<string, string> = {}): Promise<Got> {
    const reply = await fetch(edge + address, { headers });
    return { mark: reply.headers.get('x-cache'), text: await reply.text(), headers: reply.headers };
  }

  it('a goal is shown within two seconds, and pages of other days stay stored', async () => {
    await get('/Results?timestamp=1000000');
    await until(async () => (await get('/Results?timestamp=1000000')).mark === 'HIT');
    await until(async () => (await get('/Results')).mark === 'HIT');
    site.api.answer = json({ data: { name: '1:0' } });
    const since = Date.now();
    site.api.purge('{"topics":["day:1:2026-11-29","match:10"]}');
    await until(async () => (await get('/Results')).text.includes('1:0'));
    expect(Date.now() - since).toBeLessThan(2000);
    expect((await get('/Results?timestamp=1000000')).mark).toBe('HIT');
  });

  it('never stores a page of one visitor, nor serves one of a guest to them', async () => {
    await get('/Results');
    for (const cookie of [ivan, 'old_auth=0123456789', '__Host-token=u.2', 'mf.soccer=2']) {
      for (let visit = 0; visit < 2; visit++) {
        const own = await get('/Results', { cookie });
        expect({ cookie, mark: own.mark }).toEqual({ cookie, mark: 'MISS' });
      }
    }
    const own = await get('/Results', { cookie: ivan });
    expect(own.headers.get('cache-control')).toBe('private, no-store');
    expect(own.text).toContain('Ivan');
    expect((await get('/Results')).text).not.toContain('Ivan');
  });

  it('stores one copy for each look, encoding and device', async () => {
    const looks = [
      { cookie: 'theme=dark' },
      { cookie: 'theme=light' },
      { cookie: 'theme=light; timezone=Asia%2FTokyo' },
      { 'user-agent': 'Mozilla/5.0 (iPhone) Mobile' },
      { 'accept-encoding': 'br' },
      { 'accept-encoding': 'identity' },
    ];
    const address = '/Results?look=1';
    for (const look of looks) expect((await get(address, look)).mark).toBe('MISS');
    for (const look of looks) expect((await get(address, look)).mark).toBe('HIT');
    const noise = { cookie: 'guest_id=g.9; theme=dark; promo_rest=12; _ga=1' };
    expect((await get(address, noise)).mark).toBe('HIT');
    expect((await get(address, looks[0])).text).toContain('data-theme="dark"');
    expect((await get(address, { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBe(
      'br',
    );
  });

  it('hides its keys, accepts purges only by key, and forwards no call of operators', async () => {
    const { headers } = await get('/Results');
    const shown = [...headers.keys()].filter((name) => /surrogate|xkey|cdn|varnish|via/.test(name));
    expect(shown).toEqual([]);
    expect((await fetch(edge, { method: 'PURGE' })).status).toBe(400);
    expect((await fetch(`${edge}/metrics`)).status).toBe(404);
    expect((await fetch(`${edge}/health/ready`)).status).toBe(404);
  });

  it('answers at least 95 of 100 requests while goals fall', async () => {
    const pages = Array.from({ length: 24 }, (_, index) => `/Results?tab=${index}`);
    const looks = ['', 'theme=dark'];
    let [hits, asked] = [0, 0];
    const visitor = async () => {
      while (asked < 4000) {
        const visit = asked++;
        if (visit % 1500 === 1499)
          site.api.purge(`{"topics":["day:1:2026-11-29","match:${visit}"]}`);
        // a few pages have most of the visitors
        const page = pages[Math.floor(pages.length * ((visit * 0.618) % 1) ** 3)] ?? '/Results';
        const { mark } = await get(page, { cookie: looks[visit % looks.length] ?? '' });
        if (mark === 'HIT') hits++;
      }
    };
    const before = site.api.requests.length;
    await Promise.all(Array.from({ length: 8 }, visitor));
    expect(hits / asked).toBeGreaterThan(0.95);
    // as the API counts them, too
    expect(site.api.requests.length - before).toBeLessThan(asked * 0.05);
  });
});
