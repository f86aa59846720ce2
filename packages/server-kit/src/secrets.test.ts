import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { secretsOfEnvironment, secretsOfFolder } from './secrets.ts';

test('secrets of an environment are found by their names and within addresses', () => {
  const secrets = secretsOfEnvironment({
    FEED_KEY: 'of-a-feed',
    OIDC_ANY_CLIENT_SECRET: 'of-a-client',
    TELEGRAM_BOT_TOKEN: '1:of-a-bot',
    PGPASSWORD: 'of-a-server',
    BETFAIR_SESSION: 'of-an-account',
    SMTP_URL: 'smtp://user:p%40ss@host:587',
    STATISTICS_URL: 'https://host/events?key=of-a-receiver',
    REMOTE_SOCCER_URL: 'https://user:of-a-tester@host/remote',
    API_URL: 'http://127.0.0.1:4000',
    LOG_LEVEL: 'info',
    UNSET: undefined,
  });
  expect(secrets.toSorted()).toEqual(
    [
      'of-a-feed',
      'of-a-client',
      '1:of-a-bot',
      'of-a-server',
      'of-an-account',
      'of-a-receiver',
      'p%40ss',
      'p@ss',
      'user:p@ss',
      'of-a-tester',
      'of-a-tester',
      'user:of-a-tester',
    ].toSorted(),
  );
});

test('the keys of a folder are its key files; of a key in PEM the part that is secret', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tipmark-keys-'));
  try {
    writeFileSync(join(folder, 'feed.key'), 'of-a-feed\n');
    writeFileSync(join(folder, 'guest.secret'), 'of-guests\n');
    const pem = [
      '-----BEGIN PRIVATE KEY-----',
      'b2YtdGhlLWxlZGdlcg==',
      '-----END PRIVATE KEY-----',
    ];
    writeFileSync(join(folder, 'ledger.key'), `${pem.join('\n')}\n`);
    writeFileSync(join(folder, 'remotes.json'), '{}');
    expect(secretsOfFolder(folder).toSorted()).toEqual([
      'b2YtdGhlLWxlZGdlcg==',
      'of-a-feed',
      'of-guests',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
  expect(secretsOfFolder(folder)).toEqual([]);
});
