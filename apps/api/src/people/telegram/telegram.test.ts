import { enqueueMail, enqueueMessages } from '../../platform/outbox/enqueue.ts';
import type { OutgoingMail } from '../../platform/outbox/mail-transport.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { wholeRun } from '../../testing/whole-run.ts';
import { aPerson, hashFor, PASSWORD, type Person } from '../account/testing/people.ts';
import { workOutbox } from '../mails/work-outbox.ts';
import { createReceiveJob } from './receive-job.ts';
import { telegramJobs } from './telegram-job.ts';
import { BLOCKED, type BotApiServer, startBotApi, tooMany } from './testing/bot-api-server.ts';

const TOKEN = '1234567:abcdefghijklmnopqrstuvwxyz_ABCDEFGH';
const NOW = 1_795_262_400;
const SECRET = 'a'.repeat(40);

let api: TestApi;
let bot: BotApiServer;
let now = NOW;
let countOfChats = 0;

beforeAll(async () => {
  bot = await startBotApi(TOKEN);
  api = await createTestApi({
    config: {
      TELEGRAM_BOT_TOKEN: TOKEN,
      TELEGRAM_API_ROOT: bot.root,
      PUBLIC_URL: 'https://tipmark.example',
    },
  });
}, 60_000);
afterAll(async () => {
  await api.close();
  await bot.close();
});
beforeEach(() => {
  bot.sent.length = 0;
});

function wait(seconds: number): void {
  now += seconds;
  api.setNow(now);
}

/** Receives what was written to the bot, and sends what waits for chats. */
async function run(): Promise<void> {
  await createReceiveJob().run(api.services, wholeRun);
  for (const job of telegramJobs) await job.run(api.services, wholeRun);
}

async function call(method: 'GET' | 'POST' | 'PUT', url: string, person: Person, payload?: object) {
  const reply = await api.app.inject({
    method,
    url,
    headers: { ...person.headers, host: 'tipmark.example' },
    ...(payload && { payload }),
  });
  return reply.json();
}

async function linkFor(person: Person): Promise<string> {
  const { data } = await call('POST', '/account/telegram', person, { password: PASSWORD });
  return data.link;
}
const codeOf = (link: string) => /\?start=([\w-]{32})$/.exec(link)?.[1] ?? 'none';

/** A user whose chat is connected. */
async function aReader(): Promise<{ person: Person; chat: { id: number; username: string } }> {
  const person = await aPerson(api);
  countOfChats += 1;
  const chat = { id: 9_000 + countOfChats, username: `reader_${countOfChats}` };
  bot.write(chat, `/start ${codeOf(await linkFor(person))}`);
  await run();
  bot.sent.length = 0;
  return { person, chat };
}

const isConnected = async (person: Person): Promise<boolean> =>
  (await call('POST', '/check-telegram-connection', person, {})).data.isConnected;

describe('connecting', () => {
  test('needs the link, and then the profile has the name of the Telegram user', async () => {
    const person = await aPerson(api);
    await call('POST', '/profile/change-telegram', person, { telegram: '@Olga_Tips' });
    const link = await linkFor(person);
    expect(link).toMatch(/^https:\/\/t\.me\/tipmark_test_bot\?start=[\w-]{32}$/);
    expect(await isConnected(person)).toBe(false);
    bot.write({ id: 501, username: 'olga_tips' }, `/start ${codeOf(link)}`);
    await run();
    expect(bot.sent).toEqual([
      expect.objectContaining({ chatId: '501', text: expect.stringContaining('/stop') }),
    ]);
    expect(await isConnected(person)).toBe(true);
    const { data } = await call('GET', `/page-profile/${person.url}`, person);
    expect(data).toMatchObject({ telegram: 'olga_tips' });
  });

  test('works once, for ten minutes, and only with the newest link', async () => {
    const person = await aPerson(api);
    const old = await linkFor(person);
    const late = await linkFor(person);
    bot.write({ id: 601 }, `/start ${codeOf(old)}`);
    await run();
    wait(600);
    bot.write({ id: 602 }, `/start ${codeOf(late)}`);
    await run();
    expect(await isConnected(person)).toBe(false);
    const good = await linkFor(person);
    bot.write({ id: 603 }, `/start ${codeOf(good)}`);
    bot.write({ id: 604 }, `/start ${codeOf(good)}`);
    await run();
    const expired = expect.stringContaining('expired');
    expect(bot.sent.map(({ chatId, text }) => [chatId, text])).toEqual([
      ['601', expired],
      ['602', expired],
      ['603', expect.stringContaining('Telegram')],
      ['604', expired],
    ]);
    bot.write({ id: 603 }, '/stop');
    await run();
    expect(await isConnected(person)).toBe(false);
  });
});

describe('sending', () => {
  const messages = (chat: { id: number }, ...texts: string[]) =>
    enqueueMessages(
      api.services.db,
      texts.map((text) => ({
        kind: 'telegram_reply',
        chatId: String(chat.id),
        locale: 'en' as const,
        payload: { text },
      })),
      now,
    );

  test('waits as long as Telegram asks, and keeps the order of a chat', async () => {
    const { chat } = await aReader();
    bot.refuse(String(chat.id), tooMany(30));
    await messages(chat, 'first', 'second', 'third');
    await run();
    wait(29);
    const before = bot.calls.get('sendMessage');
    await run();
    expect(bot.calls.get('sendMessage')).toBe(before);
    wait(1);
    await run();
    expect(bot.sent.map(({ text }) => text)).toEqual(['first', 'second', 'third']);
  });

  test('a server error is retried, and the next message does not overtake', async () => {
    const { chat } = await aReader();
    bot.refuse(String(chat.id), { error_code: 502, description: 'Bad Gateway' });
    await messages(chat, 'one', 'two');
    await run();
    expect(bot.sent).toEqual([]);
    wait(60);
    await run();
    expect(bot.sent.map(({ text }) => text)).toEqual(['one', 'two']);
  });

  test('a user who blocks the bot is disconnected, the others get their messages', async () => {
    const [gone, other] = [await aReader(), await aReader()];
    bot.refuse(String(gone.chat.id), BLOCKED);
    await messages(gone.chat, 'lost');
    await messages(other.chat, 'kept');
    await run();
    expect(bot.sent.map(({ text }) => text)).toEqual(['kept']);
    expect(await isConnected(gone.person)).toBe(false);
    expect(await isConnected(other.person)).toBe(true);
  });
});

describe('a notification', () => {
  const mailed: OutgoingMail[] = [];
  const transport = {
    isCarrying: true,
    send: async (mail: OutgoingMail) => void mailed.push(mail),
    close() {},
  };
  const follow = async (follower: Person, tipster: Person) =>
    call('PUT', '/follow', follower, { tipster_user_url: tipster.url, is_follow: true });

  async function confirmed(): Promise<Awaited<ReturnType<typeof aReader>>> {
    const reader = await aReader();
    const hash = await hashFor(api, reader.person.email, 'confirm-email');
    await api.app.inject(`/confirm-email/${hash}`);
    mailed.length = 0;
    return reader;
  }

  test.each([
    ['only by mail', [1], 1, 0],
    ['only by Telegram', [2], 0, 1],
    ['by both', [1, 2], 1, 1],
  ])(
    'is sent %s if its reader chose so, and is among the notices once',
    async (_how, channels, mails, chats) => {
      const { person, chat } = await confirmed();
      const settings = { type: 3, isActive: true, channels };
      const chosen = await call('PUT', '/page-profile-notifications', person, settings);
      expect(chosen.data.types[2]).toMatchObject({ type: 3, channels });
      await follow(await aPerson(api), person);
      await workOutbox({ services: api.services, transport });
      await run();
      const isOurs = ({ to }: OutgoingMail) => to === person.email;
      expect(mailed.filter(isOurs)).toHaveLength(mails);
      expect(bot.sent.filter(({ chatId }) => chatId === String(chat.id))).toHaveLength(chats);
      for (const { button } of bot.sent) expect(button).toMatch(/^https:\/\/tipmark\.example\//);
      const { data } = await call('GET', '/account/notices', person);
      expect(data).toMatchObject({ unread: 1, notices: [{ type: 3, isRead: false }] });
      const read = await call('POST', '/account/notices/read', person, {});
      expect(read.data).toEqual({ unread: 0 });
    },
  );

  test('a failing mail is repeated, its chat message and notice are sent once', async () => {
    const { person, chat } = await confirmed();
    await call('PUT', '/page-profile-notifications', person, {
      type: 3,
      isActive: true,
      channels: [1, 2],
    });
    await follow(await aPerson(api), person);
    const failing = { ...transport, send: async () => Promise.reject(new Error('451 later')) };
    for (let tries = 0; tries < 3; tries += 1) {
      await workOutbox({ services: api.services, transport: failing });
      wait(300);
    }
    await workOutbox({ services: api.services, transport });
    await run();
    expect(mailed.filter(({ to }) => to === person.email)).toHaveLength(1);
    expect(bot.sent.filter(({ chatId }) => chatId === String(chat.id))).toHaveLength(1);
    expect((await call('GET', '/account/notices', person)).data.notices).toHaveLength(1);
  });

  test('about the account is not sent by Telegram', async () => {
    const { person, chat } = await confirmed();
    const payload = { userId: -1 };
    const letter = { kind: 'password_changed', recipient: person.email, locale: 'en' } as const;
    await enqueueMail(api.services.db, { ...letter, payload }, now);
    await workOutbox({ services: api.services, transport });
    await run();
    expect(bot.sent.filter(({ chatId }) => chatId === String(chat.id))).toEqual([]);
  });
});

test('notices of another user are neither shown nor marked as read', async () => {
  const [{ person }, other] = [await aReader(), await aPerson(api)];
  await api.services.db
    .insertInto('notices')
    .values({
      id: '00000000-0000-4000-8000-000000000001',
      user_id: (
        await api.services.db
          .selectFrom('users')
          .select('id')
          .where('url', '=', person.url)
          .executeTakeFirstOrThrow()
      ).id,
      type: 3,
      subject: 'Hello',
      text: '',
      link: '/',
      at: new Date(now * 1e3),
      read_at: null,
    })
    .execute();
  const ids = ['00000000-0000-4000-8000-000000000001'];
  await call('POST', '/account/notices/read', other, { ids });
  expect((await call('GET', '/account/notices', other)).data.notices).toEqual([]);
  expect((await call('GET', '/account/notices', person)).data.unread).toBe(1);
});

test('updates are accepted only with the secret', async () => {
  const hooked = await createTestApi({
    database: api.database,
    config: {
      TELEGRAM_BOT_TOKEN: TOKEN,
      TELEGRAM_API_ROOT: bot.root,
      PUBLIC_URL: 'https://tipmark.example',
      TELEGRAM_WEBHOOK_SECRET: SECRET,
    },
  });
  hooked.setNow(now);
  const person = await aPerson(api);
  const text = `/start ${codeOf(await linkFor(person))}`;
  const payload = {
    update_id: 1,
    message: { text, chat: { id: 7_001, type: 'private' }, from: {} },
  };
  const send = (secret: string, body: object = payload) =>
    hooked.app.inject({
      method: 'POST',
      url: '/webhooks/telegram',
      headers: { 'x-telegram-bot-api-secret-token': secret },
      payload: body,
    });
  expect((await send('b'.repeat(40))).statusCode).toBe(401);
  expect(await isConnected(person)).toBe(false);
  expect((await send(SECRET, { edited_message: {} })).statusCode).toBe(200);
  expect((await send(SECRET)).statusCode).toBe(200);
  expect(await isConnected(person)).toBe(true);
  await hooked.close();
}, 30_000);

describe('without a bot', () => {
  test('a chat page on this machine takes its place', async () => {
    const local = await createTestApi();
    await local.app.listen({ port: 0, host: '127.0.0.1' });
    const person = await aPerson(local);
    const { headers } = person;
    const begun = await local.app.inject({
      method: 'POST',
      url: '/account/telegram',
      headers,
      payload: { password: PASSWORD },
    });
    const page = await fetch(begun.json().data.link);
    const [, action = ''] =
      /action="(\/dev\/telegram\/start\/[\w-]+)"/.exec(await page.text()) ?? [];
    const after = await fetch(new URL(action, begun.json().data.link), { method: 'POST' });
    expect(await after.text()).toContain('/stop');
    const check = await local.app.inject({
      method: 'POST',
      url: '/check-telegram-connection',
      headers,
      payload: {},
    });
    expect(check.json().data).toEqual({ isConnected: true, isBotAvailable: true });
    const outside = { 'x-forwarded-for': '203.0.113.9' };
    expect((await local.app.inject({ url: '/dev/telegram', headers: outside })).statusCode).toBe(
      404,
    );
    await local.close();
  }, 60_000);
});
