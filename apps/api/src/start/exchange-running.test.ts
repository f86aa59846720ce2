import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { aServedMarket, type BetfairServer, startBetfairServer } from '@tipmark/test-kit/providers';
import type { ApiProcess } from '../testing/api-process.ts';
import { createProcessesOnServer, type ProcessesOnServer } from '../testing/processes-on-server.ts';

const withServers = process.env['TEST_DATABASE'] === 'postgres' ? test : test.skip;

const PATIENCE_MS = 120_000;
const ACCESS = {
  appKey: 'app-key-that-no-log-may-contain',
  user: 'olga@example.org',
  password: 'a password that no log may contain',
};
let processes: ProcessesOnServer;
let server: BetfairServer;
let folder: string;

beforeAll(async () => {
  if (process.env['TEST_DATABASE'] !== 'postgres') return;
  folder = mkdtempSync(join(tmpdir(), 'tipmark-exchange-'));
  processes = await createProcessesOnServer();
  const startsAt = new Date(Date.now() + 3_600_000).toISOString();
  server = await startBetfairServer(ACCESS, [aServedMarket(1, { startsAt })]);
  writeFileSync(join(folder, 'ca.pem'), server.stream.ca);
}, PATIENCE_MS);

afterAll(async () => {
  await processes?.close();
  await server?.close();
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
}, PATIENCE_MS);

const start = (): Promise<ApiProcess> =>
  processes.start({
    BETFAIR_APP_KEY: ACCESS.appKey,
    BETFAIR_USER: ACCESS.user,
    BETFAIR_PASSWORD: ACCESS.password,
    NODE_EXTRA_CA_CERTS: join(folder, 'ca.pem'),
    PROVIDER_ROOTS: [
      `betfair=${server.root}`,
      `betfair-login=${server.root}`,
      `betfair-stream=tls://${server.stream.host}:${server.stream.port}`,
    ].join(),
  });

async function until(isTrue: () => Promise<boolean> | boolean): Promise<void> {
  for (const endMs = Date.now() + PATIENCE_MS / 2; Date.now() < endMs; await pause(200)) {
    if (await isTrue()) return;
  }
  throw new Error('it did not happen in time');
}

const newest = async (): Promise<number | undefined> => {
  const { rows } = await processes.client.query(
    `select milli from odds_points where odd_type = '1x2.1' order by at desc limit 1`,
  );
  return rows[0]?.milli as number | undefined;
};

withServers(
  'one process of a site is connected to the exchange; when it is killed another one goes on',
  async () => {
    const first = await start();
    await until(async () => (await newest()) === 2_500);
    const second = await start();
    // Long enough for the second one to look for the lock.
    await pause(3_000);
    expect(server.connections).toHaveLength(1);
    await first.kill();
    await pause(1_100);
    server.exchange.price('1.1001', 0, 2.8, 50);
    await until(async () => (await newest()) === 2_800);
    expect(server.connections).toHaveLength(1);
    const session = [...server.sessions].join();
    expect(session).not.toBe('');
    for (const secret of [ACCESS.appKey, ACCESS.password, ...server.sessions])
      expect(first.written() + second.written()).not.toContain(secret);
    expect(await processes.stop(second)).toBe(0);
    expect(server.connections).toHaveLength(0);
  },
  PATIENCE_MS,
);
