import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { aPerson, PASSWORD } from '../../people/account/testing/people.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';

const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

(hasRedis ? describe : describe.skip)('with a Redis that has no memory left', () => {
  let redis: ChildProcess;
  let api: TestApi;

  beforeAll(async () => {
    const port = await freePort();
    const options = [
      '--bind',
      '127.0.0.1',
      '--port',
      `${port}`,
      '--save',
      '',
      '--appendonly',
      'no',
    ];
    const noMemory = ['--maxmemory', '1', '--maxmemory-policy', 'noeviction'];
    redis = spawn('redis-server', [...options, ...noMemory], { stdio: 'ignore' });
    const url = `redis://127.0.0.1:${port}/0`;
    const probe = new Redis(url, { retryStrategy: () => 50 });
    probe.on('error', () => {});
    await expect(probe.set('key', 'value')).rejects.toThrow(/OOM/);
    probe.disconnect();
    api = await createTestApi({ config: { REDIS_URL: url } });
    while (!(await isReady())) await pause(50);
  }, 60_000);

  afterAll(async () => {
    await api.close();
    redis.kill();
  });

  const isReady = async () => (await api.app.inject('/health/ready')).statusCode === 200;

  test('calls are answered, and rate limits are counted in the process', async () => {
    const person = await aPerson(api);
    for (const url of ['/soccer/results/page', '/page-users-rating', '/account/sessions']) {
      const reply = await api.app.inject({ url, headers: person.headers });
      expect({ url, status: reply.statusCode }).toEqual({ url, status: 200 });
    }
    const login = async (userPassword: string) =>
      (
        await api.app.inject({
          method: 'POST',
          url: '/login',
          payload: { userEmail: person.email, userPassword },
        })
      ).statusCode;
    expect(await login(PASSWORD)).toBe(200);
    const guesses = [];
    for (let guess = 0; guess < 12; guess += 1) guesses.push(await login(`a wrong one ${guess}`));
    expect(new Set(guesses)).toEqual(new Set([401, 429]));
    expect(guesses.at(0)).toBe(401);
    expect(guesses.at(-1)).toBe(429);
  });
});
