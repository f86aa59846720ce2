import { createRedactor } from '@tipmark/server-kit';
import { readConfig } from '../../platform/config/config.ts';
import { secretsOf } from '../../platform/config/secrets-of.ts';
import { createApiLogger } from '../../platform/http/request-log.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
}, 60_000);
afterAll(() => api.close());

test('secrets of the settings are removed from every line, wherever they stand', () => {
  const config = readConfig({
    TELEGRAM_BOT_TOKEN: '1234567:marked_telegram_token_0001',
    SMTP_URL: 'smtp://user:marked-smtp-0002@localhost',
    DATABASE_URL: 'postgres://user:marked-database-0003@localhost/x',
    REDIS_URL: 'redis://:marked-redis-0004@localhost',
    GUEST_SECRET: 'marked-guest-0005-marked-guest-0005',
    FEED_KEY: 'marked-feed-0006-marked-feed-0006-m',
  });
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  const logger = createApiLogger('info', destination, createRedactor(secretsOf(config)).hide);
  for (const value of Object.values(config)) {
    if (typeof value === 'string') logger.error({ err: new Error(`failed: ${value}`) }, value);
  }
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.join('')).not.toMatch(/marked/);
});

test.each([
  ['PATCH', '/user-info/secret-of-a-cookie', '/user-info/*'],
  ['PUT', '/confirm-email/secret-of-a-link', '/confirm-email/*'],
  ['GET', '/recover-password/secret-of-a-link/more', '/recover-password/*/*'],
] as const)('%s %s is logged without its secret', async (method, url, path) => {
  const before = api.log.length;
  await api.app.inject({ method, url });
  expect(api.log.slice(before)).toContainEqual(expect.objectContaining({ path, msg: 'request' }));
  expect(JSON.stringify(api.log)).not.toContain('secret-of');
});
