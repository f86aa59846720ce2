import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { wholeRun } from '../../testing/whole-run.ts';
import { deleteUser } from '../account/personal-data/personal-data-queries.ts';
import { aPerson, PASSWORD, type Person } from '../account/testing/people.ts';
import { createReceiveJob } from './receive-job.ts';
import { telegramJobs } from './telegram-job.ts';
import { type BotApiServer, REVOKED, startBotApi } from './testing/bot-api-server.ts';

const TOKEN = '1234567:abcdefghijklmnopqrstuvwxyz_ABCDEFGH';
const NOW = 1_795_262_400;
const SECRET = 'a'.repeat(40);
const PUBLIC_URL = 'https://tipmark.example';

let api: TestApi;
let hooked: TestApi;
let bot: BotApiServer;
let now = NOW;

beforeAll(async () => {
  bot = await startBotApi(TOKEN);
  const config = { TELEGRAM_BOT_TOKEN: TOKEN, TELEGRAM_API_ROOT: bot.root, PUBLIC_URL };
  api = await createTestApi({ config });
  hooked = await createTestApi({
    database: api.database,
    config: { ...config, TELEGRAM_WEBHOOK_SECRET: SECRET },
  });
}, 60_000);
afterAll(async () => {
  await hooked.close();
  await api.close();
  await bot.close();
});
beforeEach(() => {
  bot.sent.length = 0;
  bot.setAway(false);
  pass(3_600);
});

function pass(seconds: number): void {
  now += seconds;
  api.setNow(now);
  hooked.setNow(now);
}

type Receiver = ReturnType<typeof createReceiveJob>;
const receive = (job: Receiver, on = api) => job.run(on.services, wholeRun);
const send = async () => {
  for (const job of telegramJobs) await job.run(api.services, wholeRun);
};

const inject = (person: Person, url: string) =>
  api.app.inject({
    method: 'POST',
    url,
    payload: { password: PASSWORD },
    headers: { ...person.headers, host: 'tipmark.example' },
  });

async function codeFor(person: Person): Promise<string> {
  const { link } = (await inject(person, '/account/telegram')).json().data;
  return /start=([\w-]+)/.exec(link)?.[1] ?? '';
}

test('a bot can leave its webhook and return to it', async () => {
  await receive(createReceiveJob(), hooked);
  expect(bot.webhook()).toBe(`${PUBLIC_URL}/api/webhooks/telegram`);
  const polling = createReceiveJob();
  bot.write({ id: 11 }, 'hello');
  await receive(polling);
  await send();
  expect(bot.webhook()).toBe('');
  expect(bot.sent.map(({ chatId }) => chatId)).toEqual(['11']);
  await receive(createReceiveJob(), hooked);
  expect(bot.webhook()).not.toBe('');
  // another process set the webhook while this one polls
  bot.write({ id: 12 }, 'hello');
  await expect(receive(polling)).rejects.toThrow('Telegram answered 409 to getUpdates');
  pass(10);
  await receive(polling);
  await send();
  expect(bot.sent.map(({ chatId }) => chatId)).toEqual(['11', '12']);
});

test('of several processes one polls, and the next one continues where it stopped', async () => {
  const [first, second] = [createReceiveJob(), createReceiveJob()];
  await receive(first);
  bot.write({ id: 21 }, 'hello');
  await Promise.all([receive(first), receive(second), receive(createReceiveJob())]);
  await receive(second);
  await send();
  expect(bot.sent).toHaveLength(1);
  const before = bot.calls.get('getUpdates') ?? 0;
  await api.services.db
    .updateTable('telegram_polling')
    .set({ leased_until: new Date((now + 60) * 1_000) })
    .execute();
  await receive(second);
  expect(bot.calls.get('getUpdates')).toBe(before);
  pass(60);
  await receive(second);
  expect(bot.calls.get('getUpdates')).toBe(before + 1);
});

test('a repeated update is answered once', async () => {
  const person = await aPerson(api);
  const message = {
    text: `/start ${await codeFor(person)}`,
    chat: { id: 31, type: 'private' },
    from: { language_code: 'en' },
  };
  const post = () =>
    hooked.app.inject({
      method: 'POST',
      url: '/webhooks/telegram',
      payload: { update_id: 9e3, message },
      headers: { 'x-telegram-bot-api-secret-token': SECRET },
    });
  for (let times = 0; times < 3; times += 1) expect((await post()).statusCode).toBe(200);
  await send();
  expect(bot.sent).toEqual([expect.objectContaining({ chatId: '31' })]);
  expect(bot.sent[0]?.text).not.toContain('expired');
});

test('while Telegram does not answer, it is asked every few seconds, and no error has the token', async () => {
  const job = createReceiveJob();
  await receive(job);
  bot.setAway(true);
  const asked = () => bot.calls.get('getUpdates') ?? 0;
  const before = asked();
  const errors: unknown[] = [];
  for (let seconds = 0; seconds < 600; seconds += 1) {
    await receive(job).catch((error: unknown) => errors.push(error));
    pass(1);
  }
  expect(asked() - before).toBeLessThanOrEqual(200);
  expect(errors).toHaveLength(asked() - before);
  expect(errors.length).toBeGreaterThanOrEqual(150);
  for (const error of errors) {
    expect(error).toBeInstanceOf(Error);
    const text = JSON.stringify(error, Object.getOwnPropertyNames(error));
    expect(text).toMatch(/Telegram did not answer getUpdates: [A-Z_]+/);
    expect(text).not.toContain(TOKEN);
  }
  bot.setAway(false);
  bot.write({ id: 41 }, 'hello');
  pass(3);
  await receive(job);
  await send();
  expect(bot.sent).toHaveLength(1);
});

test('a bot whose token was revoked asks less and less', async () => {
  const job = createReceiveJob();
  await receive(job);
  bot.refuseAll(REVOKED);
  const asked = () => bot.calls.get('getUpdates') ?? 0;
  const before = asked();
  for (let seconds = 0; seconds < 600; seconds += 3) {
    await receive(job).catch(() => {});
    pass(3);
  }
  bot.refuseAll(undefined);
  // after 6, 12, 24, 48, 96, 192 and then every 300 seconds
  expect(asked() - before).toBeLessThanOrEqual(8);
});

test('once Telegram answers again, what waits is sent within seconds, and none is given up', async () => {
  const chats = ['71', '72'];
  const job = createReceiveJob();
  for (const id of chats) bot.write({ id: Number(id) }, 'hello');
  await receive(job);
  bot.setAway(true);
  for (let seconds = 0; seconds < 120; seconds += 2) {
    await send();
    pass(2);
  }
  bot.setAway(false);
  expect(bot.sent).toEqual([]);
  await send();
  await send();
  expect(bot.sent.map(({ chatId }) => chatId).toSorted()).toEqual(chats);
});

test('a message that Telegram refuses is tried once, and the next one of the chat is sent', async () => {
  bot.refuse('51', { error_code: 400, description: 'Bad Request: message text is empty' });
  const job = createReceiveJob();
  bot.write({ id: 51 }, 'one');
  bot.write({ id: 51 }, 'two');
  await receive(job);
  await send();
  expect(bot.sent).toHaveLength(1);
  const rows = await api.services.db
    .selectFrom('outbox')
    .select(['status', 'attempts', 'last_error'])
    .where('recipient', '=', '51')
    .orderBy('seq')
    .execute();
  expect(rows).toEqual([
    {
      status: 'dead',
      attempts: 1,
      last_error: 'Telegram answered 400 to sendMessage: Bad Request: message text is empty',
    },
    { status: 'sent', attempts: 1, last_error: null },
  ]);
});

test('replies of the bot are deleted with the account, also those before its chat was connected', async () => {
  const person = await aPerson(api);
  const job = createReceiveJob();
  bot.write({ id: 61 }, 'who are you?');
  bot.write({ id: 61 }, `/start ${await codeFor(person)}`);
  bot.write({ id: 61 }, '/help');
  await receive(job);
  await send();
  const replies = () =>
    api.services.db
      .selectFrom('outbox')
      .select('user_id')
      .where('recipient', '=', '61')
      .orderBy('seq')
      .execute();
  const { id } = await api.services.db
    .selectFrom('users')
    .select('id')
    .where('url', '=', person.url)
    .executeTakeFirstOrThrow();
  expect(await replies()).toEqual([{ user_id: null }, { user_id: id }, { user_id: id }]);
  await api.services.db.transaction().execute((trx) => deleteUser(trx, id));
  expect(await replies()).toEqual([]);
});
