import { ALERT_CHANNEL } from '@tipmark/domain';
import { type PushService, startPushService } from '@tipmark/test-kit/push';
import { aPerson, PASSWORD, type Person } from '../../people/account/testing/people.ts';
import { createOutboxJobs } from '../../people/mails/outbox-job.ts';
import { pushJobs } from '../../people/push/push-job.ts';
import { createReceiveJob } from '../../people/telegram/receive-job.ts';
import { telegramJobs } from '../../people/telegram/telegram-job.ts';
import { type BotApiServer, startBotApi } from '../../people/telegram/testing/bot-api-server.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { POSTED_AT, someTippableMatches } from '../../testing/tips.ts';
import { wholeRun } from '../../testing/whole-run.ts';
import { aSubscriber, TEMPLATE_PATHS } from '../templates/testing/template-calls.ts';
import { alertsJob } from './alerts-job.ts';

const TOKEN = '1234567:abcdefghijklmnopqrstuvwxyz_ABCDEFGH';
const PATIENCE_MS = 60_000;
/** 16:00 in Moscow; the matches begin at 18:00 there. */
const NOW = POSTED_AT;
const MINUTE = 60;

let api: TestApi;
let mail: MailServer;
let bot: BotApiServer;
let service: PushService;
let mailJobs: ReturnType<typeof createOutboxJobs>;
let nextMatch = 101;
let nextChat = 7_001;
let now = NOW;

beforeAll(async () => {
  [mail, bot, service] = await Promise.all([
    startMailServer(),
    startBotApi(TOKEN),
    startPushService(),
  ]);
  api = await createTestApi({
    now: NOW,
    config: {
      PUBLIC_URL: 'https://tipmark.example',
      SMTP_URL: mail.url,
      TELEGRAM_BOT_TOKEN: TOKEN,
      TELEGRAM_API_ROOT: bot.root,
      PUSH_SERVICES: [service.origin],
    },
  });
  mailJobs = createOutboxJobs(api.services.config);
  await someTippableMatches(api, 6);
}, PATIENCE_MS);
afterAll(async () => {
  for (const job of mailJobs) job.close?.();
  await api.close();
  await Promise.all([mail.close(), bot.close(), service.close()]);
});

function setNow(seconds: number): void {
  now = seconds;
  api.setNow(seconds);
}

/** One run of every job that has a part in an alert. */
async function work(): Promise<void> {
  api.services.bus.publish(['*']);
  await api.services.scanner.settled();
  await alertsJob.run(api.services, wholeRun);
  await createReceiveJob().run(api.services, wholeRun);
  for (const job of [...mailJobs, ...telegramJobs]) await job.run(api.services, wholeRun);
  for (const job of pushJobs) await job.run(api.services, wholeRun);
}

async function call(method: 'GET' | 'POST' | 'PUT', url: string, person: Person, payload?: object) {
  const reply = await api.app.inject({
    method,
    url,
    headers: { ...person.headers, host: 'tipmark.example' },
    ...(payload && { payload }),
  });
  if (reply.statusCode !== 200) throw new Error(`${url}: ${reply.body}`);
  return reply.json().data;
}

interface Reader {
  readonly person: Person;
  readonly chatId: string;
  readonly endpoint: string;
}

/** A subscriber in Moscow with a confirmed address, a chat and a browser. */
async function aReader(): Promise<Reader> {
  const person = await aSubscriber(api);
  const { db } = api.services;
  const values = { timezone: 'Europe/Moscow' };
  await db.updateTable('users').set(values).where('url', '=', person.url).execute();
  const { link } = await call('POST', '/account/telegram', person, { password: PASSWORD });
  const id = nextChat;
  nextChat += 1;
  bot.write({ id, username: `reader_${id}` }, `/start ${link.split('?start=')[1]}`);
  const { publicKey } = await call('GET', '/account/push', person);
  const browser = service.subscribe(publicKey);
  await call('POST', '/account/push', person, browser);
  await work();
  return { person, chatId: String(id), endpoint: browser.endpoint };
}

/** @returns the id of the template */
async function save(reader: Reader, name: string, notificationParams: object): Promise<number> {
  const payload = { name, params: {}, notificationParams };
  const { id } = await call('POST', TEMPLATE_PATHS.tips[0], reader.person, payload);
  // what it finds at first is nothing new
  await work();
  return id;
}

/** @returns the match of a tip that somebody posts now */
async function someTip(): Promise<string> {
  const author = await aPerson(api);
  const matchId = nextMatch;
  nextMatch += 1;
  const body = { odd_type: 'ou.o:2.5', stake: 2, description: '' };
  const { tip } = await call('POST', `/soccer/events/tips/${matchId}/1`, author, body);
  expect(tip).toBeDefined();
  return `Club 0 — Club ${matchId - 100}`;
}

/** What a template brought a reader on each channel. */
function arrived({ person, chatId, endpoint }: Reader, name: string) {
  const isOf = (text: string) => text.includes(name);
  return {
    letters: mail.delivered.filter(({ to, subject }) => to === person.email && isOf(subject)),
    messages: bot.sent.filter((sent) => sent.chatId === chatId && isOf(sent.text)),
    pushes: service.delivered.filter((push) => push.endpoint === endpoint && isOf(push.text)),
  };
}

const counts = (reader: Reader, name: string) => {
  const { letters, messages, pushes } = arrived(reader, name);
  return [letters.length, messages.length, pushes.length];
};

const BOTH = { channel: ALERT_CHANNEL.both, frequency: 1 };

test(
  'a new tip arrives as a letter, in the chat and in the browser, each once',
  async () => {
    const reader = await aReader();
    await save(reader, 'Дневной', BOTH);
    const match = await someTip();
    setNow(now + 2 * MINUTE);
    await work();
    const { letters, messages, pushes } = arrived(reader, 'Дневной');
    expect(letters[0]?.subject).toBe('Шаблон «Дневной»: новых совпадений — 1');
    expect(letters[0]?.text).toContain(`${match}. Тотал: больше 2.5, 1.92`);
    expect(letters[0]?.text).toMatch(/https:\/\/tipmark\.example\/search-tips-and-cappers\?/);
    expect(messages[0]?.text).toContain(match);
    expect(messages[0]?.button).toMatch(/^https:\/\/tipmark\.example\//);
    expect(pushes).toHaveLength(1);
    setNow(now + 2 * MINUTE);
    await work();
    await work();
    expect(counts(reader, 'Дневной')).toEqual([1, 1, 1]);
    expect(service.refused).toEqual([]);
  },
  PATIENCE_MS,
);

test.each([
  ['a template', 10, { ...BOTH, quietFrom: '16:00', quietTo: '16:30' }, undefined],
  ['the account', 40, BOTH, { quietFrom: '16:40', quietTo: '17:00' }],
])(
  'in the quiet hours of %s nothing is sent, and all of it once when they end',
  async (whose, startMinutes, notification, ofAccount) => {
    const startsAt = NOW + startMinutes * MINUTE;
    setNow(startsAt);
    const name = `Тихий ${whose}`;
    const reader = await aReader();
    const id = await save(reader, name, BOTH);
    await call('PUT', `${TEMPLATE_PATHS.tips[1]}/${id}`, reader.person, notification);
    if (ofAccount) await call('PUT', '/account/quiet-hours', reader.person, ofAccount);
    await someTip();
    for (const minutes of [2, 15, 19]) {
      setNow(startsAt + minutes * MINUTE);
      await work();
      expect(counts(reader, name)).toEqual([0, 0, 0]);
    }
    const second = await someTip();
    setNow(startsAt + 20 * MINUTE);
    await work();
    await work();
    setNow(startsAt + 25 * MINUTE);
    await work();
    const { letters, messages, pushes } = arrived(reader, name);
    expect(letters.at(-1)?.text ?? '').toContain(second);
    expect([letters, messages, pushes].map(({ length }) => length)).toEqual(
      // a template waits itself and gathers what it finds; an account's messages wait one by one
      ofAccount ? [2, 2, 2] : [1, 1, 1],
    );
  },
  PATIENCE_MS,
);
