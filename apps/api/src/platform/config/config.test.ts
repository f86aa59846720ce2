import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, describeConfig, readConfig } from './config.ts';

test('an empty environment gives a working offline configuration', () => {
  expect(readConfig({})).toMatchObject({
    API_PORT: 4_000,
    HOST: '127.0.0.1',
    DATA_DIR: '.data',
    WORLD: 'simulated',
    TRUSTED_PROXIES: ['loopback'],
    LOG_LEVEL: 'info',
  });
});

test('an empty variable counts as absent', () => {
  expect(readConfig({ DATABASE_URL: '', API_PORT: '' })).toMatchObject({ API_PORT: 4_000 });
});

test('the clock can be stopped by date or by unix second', () => {
  expect(readConfig({ FIXED_NOW: '2024-05-19T12:00:00Z' }).FIXED_NOW).toBe(1_716_120_000);
  expect(readConfig({ FIXED_NOW: '1716120000' }).FIXED_NOW).toBe(1_716_120_000);
});

test('all bad variables are named in one error', () => {
  const read = () => readConfig({ API_PORT: '99999', WORLD: 'flat', DATABASE_URL: 'mysql://x/y' });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(/API_PORT.*DATABASE_URL.*WORLD/);
});

test('a single role requires a shared database and Redis', () => {
  expect(readConfig({}).ROLE).toBe('all');
  expect(() => readConfig({ ROLE: 'worker' })).toThrow(
    /ROLE: worker needs DATABASE_URL and REDIS_/,
  );
  const shared = { DATABASE_URL: 'postgres://x/y', REDIS_URL: 'redis://z' };
  expect(readConfig({ ROLE: 'web', ...shared }).ROLE).toBe('web');
});

test('.env.example lists every variable with its default', () => {
  const example = readFileSync(join(import.meta.dirname, '../../../.env.example'), 'utf8');
  expect(example).toBe(describeConfig());
});
