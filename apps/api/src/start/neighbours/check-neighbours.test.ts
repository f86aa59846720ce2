import { createServer } from 'node:net';
import { findAbsent, findMissing } from './check-neighbours.ts';
import { type Neighbours, neighbours } from './neighbours.ts';

const CONFIG = {
  MAIL_FROM: 'Tipmark <no-reply@tips.example>',
  PUBLIC_URL: 'https://tips.example',
  REDIS_URL: 'redis://user:secret@cache.example:6379',
  SMTP_URL: 'smtp://user:secret@mail.example:587',
  TELEGRAM_API_ROOT: 'https://api.telegram.org',
  TELEGRAM_BOT_TOKEN: '123456:AAAA-AAAA-AAAA-AAAA-AAAA',
};

const RECORDS: Readonly<Record<string, readonly string[]>> = {
  'tips.example': ['some-verification=1', 'v=spf1 include:mail.example -all'],
  '_dmarc.tips.example': ['v=DMARC1; p=quarantine'],
  'mail1._domainkey.tips.example': ['v=DKIM1; k=rsa; p=MIIB'],
};

const fine: Neighbours = {
  pingRedis: async () => {},
  greetMailServer: async () => {},
  textsOf: async (name) => RECORDS[name] ?? [],
  nameOfBot: async () => 'tipmark_bot',
};
const fails = (code: string) => async (): Promise<never> => {
  throw Object.assign(new Error(`connect ${code} 192.0.2.1`), { code });
};

const HINT =
  "Signing in with Telegram needs the site's domain: send @BotFather /setdomain, choose @tipmark_bot, answer tips.example (no call can check it).";

test('a site that has everything reads only what no call can check', async () => {
  expect(await findMissing(CONFIG, fine, 'mail1')).toEqual([HINT]);
  expect(await findAbsent(CONFIG, fine)).toEqual([]);
});

test('each missing record is named with what to add', async () => {
  const empty = { ...fine, textsOf: async () => [] };
  const missing = await findMissing(CONFIG, empty, 'mail1');
  expect(missing).toEqual([
    expect.stringMatching(/^tips\.example has no SPF record: add a TXT record "v=spf1/),
    expect.stringMatching(/^tips\.example has no DMARC record: .* at _dmarc\.tips\.example\.$/),
    expect.stringMatching(/^mail1\._domainkey\.tips\.example has no DKIM key/),
    HINT,
  ]);
  const [dkim] = await findMissing(CONFIG, fine);
  expect(dkim).toContain('--dkim');
  const [unread] = await findMissing(CONFIG, { ...fine, textsOf: fails('ETIMEOUT') }, 'mail1');
  expect(unread).toMatch(/^The records of tips\.example cannot be read \(.*ETIMEOUT/);
});

test('servers that are away are named without their passwords', async () => {
  const away = {
    ...fine,
    pingRedis: fails('ECONNREFUSED'),
    greetMailServer: fails('ETIMEDOUT'),
    nameOfBot: async () => {
      throw new Error('it answered 401');
    },
  };
  const missing = await findMissing(CONFIG, away, 'mail1');
  expect(missing).toEqual([
    expect.stringMatching(/^Redis at cache\.example:6379 does not answer .*Check REDIS_URL\.$/),
    expect.stringMatching(/^The mail server at mail\.example:587 accepts nothing .*SMTP_URL\.$/),
    expect.stringMatching(/^Telegram does not accept the bot \(it answered 401\)/),
  ]);
  expect(missing.join()).not.toMatch(/secret|AAAA/);
});

test('a site without settings reads what it lacks', async () => {
  const { MAIL_FROM, TELEGRAM_API_ROOT } = CONFIG;
  const none = {
    MAIL_FROM,
    TELEGRAM_API_ROOT,
    PUBLIC_URL: undefined,
    REDIS_URL: undefined,
    SMTP_URL: undefined,
    TELEGRAM_BOT_TOKEN: undefined,
  };
  const missing = await findMissing(none, fine);
  expect(missing.map((sentence) => sentence.split(' ', 1)[0])).toEqual([
    'PUBLIC_URL',
    'SMTP_URL',
    'TELEGRAM_BOT_TOKEN',
  ]);
});

test('servers that refuse or hang up are away, within seconds', async () => {
  const hangsUp = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => hangsUp.listen(0, '127.0.0.1', resolve));
  const { port } = hangsUp.address() as { port: number };
  for (const address of [`127.0.0.1:${port}`, '127.0.0.1:1']) {
    const servers = { REDIS_URL: `redis://${address}`, SMTP_URL: `smtp://${address}` };
    const absent = await findAbsent({ ...CONFIG, ...servers }, neighbours);
    expect(absent).toEqual([
      expect.stringContaining(`Redis at ${address} does not answer`),
      expect.stringContaining(`The mail server at ${address} accepts nothing`),
    ]);
  }
  await new Promise((resolve) => hangsUp.close(resolve));
});
