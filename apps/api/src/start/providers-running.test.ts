import { setTimeout as pause } from 'node:timers/promises';
import {
  aServedMatch,
  EPL,
  type ProviderServer,
  startNhlServer,
} from '@tipmark/test-kit/providers';
import type { ApiProcess } from '../testing/api-process.ts';
import { createProcessesOnServer, type ProcessesOnServer } from '../testing/processes-on-server.ts';

const withServers = process.env['TEST_DATABASE'] === 'postgres' ? test : test.skip;

const PATIENCE_MS = 120_000;
const KEY = 'a key of a provider that no log may contain';
let processes: ProcessesOnServer;
let server: ProviderServer;

beforeAll(async () => {
  if (process.env['TEST_DATABASE'] !== 'postgres') return;
  processes = await createProcessesOnServer();
  const inAnHour = Math.floor(Date.now() / 1_000) + 3_600;
  const league = { ...EPL, name: 'NHL', country: 'USA', code: 'nhl' };
  const match = aServedMatch({ league, home: 'Bruins', away: 'Canucks', startsAt: inAnHour });
  server = await startNhlServer([match], () => '2026-01-01');
}, PATIENCE_MS);

afterAll(async () => {
  await processes?.close();
  await server?.close();
}, PATIENCE_MS);

const start = (): Promise<ApiProcess> =>
  processes.start({
    PROVIDERS: 'nhl',
    API_FOOTBALL_KEY: KEY,
    // Nobody listens there: this provider is down.
    PROVIDER_ROOTS: `nhl=${server.root},api-football=http://127.0.0.1:1,api-hockey=http://127.0.0.1:1`,
  });

async function until<Value>(find: () => Promise<Value | undefined>): Promise<Value> {
  for (const endMs = Date.now() + PATIENCE_MS / 2; Date.now() < endMs; await pause(200)) {
    const found = await find();
    if (found !== undefined) return found;
  }
  throw new Error('it did not happen in time');
}

const metricsOf = async ({ url }: ApiProcess) => (await fetch(`${url}/metrics`)).text();

withServers(
  'a started site gets real matches, shows what they cost, and goes on where it was killed',
  async () => {
    const api = await start();
    const match = await until(async () => {
      const { rows } = await processes.client.query('select status from matches');
      return rows[0] as { status: number } | undefined;
    });
    expect(match.status).toBe(1);
    const metrics = await until(async () => {
      const text = await metricsOf(api);
      const isDown = /provider_failures_in_a_row\{provider="api-football"\} [1-9]/.test(text);
      // a few seconds each time
      const isPaused = /provider_paused_seconds\{provider="api-football"\} [1-9]/.test(text);
      return isDown && isPaused ? text : undefined;
    });
    const calls = server.calls.length;
    expect(metrics).toContain(`provider_calls_today{provider="nhl"} ${calls}\n`);
    expect(metrics).toMatch(/provider_answer_age_seconds\{provider="nhl"\} \d/);
    expect(metrics + api.written()).not.toContain(KEY);
    await api.kill();
    await start();
    // The next run would ask again within seconds if it did not know what was answered.
    await pause(7_000);
    expect(server.calls).toHaveLength(calls);
  },
  PATIENCE_MS,
);
