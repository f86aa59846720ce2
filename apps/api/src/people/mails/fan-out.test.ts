import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import type { Services } from '../../calls/handler/services.ts';
import type { Job, RunningJob } from '../../platform/jobs/job.ts';
import { startJob } from '../../platform/jobs/start-job.ts';
import { enqueueMessages } from '../../platform/outbox/enqueue.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { POSTED_AT, someTippableMatches } from '../../testing/tips.ts';
import { aPerson, PASSWORD } from '../account/testing/people.ts';
import { notifyEach } from '../notices/notify-queries.ts';
import { notifyOfTips } from '../notifications/notify-of-tips.ts';
import { pushJobs } from '../push/push-job.ts';
import { telegramJobs } from '../telegram/telegram-job.ts';
import { type BotApiServer, startBotApi } from '../telegram/testing/bot-api-server.ts';
import { createOutboxJobs } from './outbox-job.ts';

const FOLLOWERS = 30_000;
/** Of these some read in a chat or in a browser as well, and others have no address. */
const IN_CHATS = 3_000;
const IN_BROWSERS = 3_000;
const WITHOUT_ADDRESS = 2_000;
const SIMULATED = 2_500;
const FIRST_ID = 100_000;
const PEOPLE_AT_ONCE = 2_500;
const PATIENCE_MS = 240_000;
/** A letter that somebody waits for. */
const SOON_MS = 5_000;
const TOKEN = '1234567:abcdefghijklmnopqrstuvwxyz_ABCDEFGH';

let api: TestApi;
let smtp: SMTPServer;
let bot: BotApiServer;
let jobs: RunningJob[] = [];
const received: string[] = [];

beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      stream.on('end', () => {
        received.push(envelope.rcptTo[0]?.address ?? '');
        // a relay takes its time
        setTimeout(done, 50);
      });
      stream.resume();
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  bot = await startBotApi(TOKEN);
  api = await createTestApi({
    now: POSTED_AT,
    config: {
      SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
      TELEGRAM_BOT_TOKEN: TOKEN,
      TELEGRAM_API_ROOT: bot.root,
      PUSH_SERVICES: ['https://push.example'],
    },
  });
  await someTippableMatches(api, 2);
}, PATIENCE_MS);
afterAll(async () => {
  await Promise.all(jobs.map((job) => job.stop()));
  await api.close();
  await bot.close();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
}, PATIENCE_MS);

/** Followers of a capper: with an address, without, in chats, in browsers, simulated. */
async function addFollowers(authorId: number): Promise<void> {
  const { db } = api.services;
  const last = FIRST_ID + FOLLOWERS + SIMULATED;
  // they are not searched for here, and it would take minutes
  await sql`alter table users disable trigger users_search`.execute(db);
  for (let from = FIRST_ID; from < last; from += PEOPLE_AT_ONCE) {
    const until = from + PEOPLE_AT_ONCE - 1;
    await sql`
    insert into users (id, ledger_id, name, name_folded, url, created_at, email, email_folded,
      email_confirmed_at, is_simulated)
    select n, 'ledger ' || n, 'reader ' || n, 'reader ' || n, 'reader-' || n, to_timestamp(0),
      case when n >= ${FIRST_ID + WITHOUT_ADDRESS} then 'reader.' || n || '@example.com' end,
      case when n >= ${FIRST_ID + WITHOUT_ADDRESS} then 'reader.' || n || '@example.com' end,
      to_timestamp(0), n >= ${FIRST_ID + FOLLOWERS}
    from generate_series(${from}::int, ${until}::int) n
  `.execute(db);
    await sql`
    insert into follows (follower_id, tipster_id, created_at)
    select n, ${authorId}, to_timestamp(0) from generate_series(${from}::int, ${until}::int) n
  `.execute(db);
  }
  await sql`alter table users enable trigger users_search`.execute(db);
  const inChats = FIRST_ID + FOLLOWERS - IN_CHATS;
  await sql`
    insert into telegram_chats (user_id, chat_id, connected_at)
    select n, n::text, to_timestamp(0)
    from generate_series(${inChats}::int, ${inChats + IN_CHATS - 1}::int) n
  `.execute(db);
  await sql`
    insert into user_notifications (user_id, type, is_active, channels)
    select n, 1, true, 2 from generate_series(${inChats}::int, ${inChats + IN_CHATS - 1}::int) n
  `.execute(db);
  const inBrowsers = inChats - IN_BROWSERS;
  await sql`
    insert into sessions (token_hash, user_id, guest_id, device, created_at, last_used_at)
    select 'session ' || n, n, '', '{"language":"en"}', to_timestamp(0), to_timestamp(0)
    from generate_series(${inBrowsers}::int, ${inChats - 1}::int) n
  `.execute(db);
  await sql`
    insert into push_subscriptions (id, user_id, token_hash, endpoint, p256dh, auth, locale, created_at)
    select gen_random_uuid(), n, 'session ' || n, 'https://push.example/' || n, '', '', 'en',
      to_timestamp(0)
    from generate_series(${inBrowsers}::int, ${inChats - 1}::int) n
  `.execute(db);
}

async function rowsOf(kind: string) {
  const { rows } = await sql<{ channel: string; locale: string; count: number; lane: number }>`
    select channel, locale, lane, count(*)::int as count from outbox where kind = ${kind}
    group by 1, 2, 3 order by 1, 2
  `.execute(api.services.db);
  return rows;
}

async function elapsedUntil(isDone: () => boolean | Promise<boolean>): Promise<number> {
  const begun = performance.now();
  while (!(await isDone())) {
    if (performance.now() - begun > PATIENCE_MS / 4) throw new Error('it never happened');
    await wait(20);
  }
  return performance.now() - begun;
}

test(
  'what somebody waits for arrives within seconds while 30,000 followers are notified',
  async () => {
    const author = await aPerson(api);
    const { id: authorId } = await api.services.db
      .selectFrom('users')
      .select('id')
      .where('url', '=', author.url)
      .executeTakeFirstOrThrow();
    await addFollowers(authorId);
    const all: readonly Job<Services>[] = [
      ...createOutboxJobs(api.services.config),
      ...telegramJobs,
      ...pushJobs,
    ];
    const errors: unknown[] = [];
    jobs = all.map((job) => startJob(job, api.services, (error) => errors.push(error)));
    await api.app.inject({
      method: 'POST',
      url: '/soccer/events/tips/101/1',
      headers: author.headers,
      payload: { odd_type: '1x2.1', stake: 2, description: '' },
    });
    const notified = notifyOfTips(api.services);

    // during the statement, and while its messages are sent
    const waits: number[] = [];
    for (const name of ['during', 'after']) {
      const email = `${name}@example.com`;
      const begun = performance.now();
      const reply = await api.app.inject({
        method: 'POST',
        url: '/register',
        payload: { userEmail: email, userPassword: PASSWORD, userName: `Newcomer ${name}` },
      });
      expect(reply.statusCode).toBe(200);
      await elapsedUntil(() => received.includes(email));
      waits.push(performance.now() - begun);
      if (name === 'during') expect(await notified).toBe(FOLLOWERS);
    }
    for (const elapsed of waits) expect(elapsed).toBeLessThan(SOON_MS);

    expect(await rowsOf('followed_tip')).toEqual([
      {
        channel: 'mail',
        locale: 'en',
        lane: 4,
        count: IN_BROWSERS,
      },
      {
        channel: 'mail',
        locale: 'ru',
        lane: 4,
        count: FOLLOWERS - WITHOUT_ADDRESS - IN_CHATS - IN_BROWSERS,
      },
      { channel: 'push', locale: 'en', lane: 4, count: IN_BROWSERS },
      { channel: 'telegram', locale: 'ru', lane: 4, count: IN_CHATS },
    ]);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from notices where type = 1
    `.execute(api.services.db);
    expect(rows).toEqual([{ count: FOLLOWERS }]);

    // the bot answers, and an author hears of their own tips, as if there were no followers
    const { db } = api.services;
    const reply = { kind: 'telegram_reply', chatId: '77', locale: 'en' } as const;
    await enqueueMessages(db, [{ ...reply, payload: { text: 'Done' } }], POSTED_AT);
    const message = { subject: 'Settled', lines: [], action: 'Open', link: '/' };
    const payload = { tipIds: '1' };
    const settled = { userId: FIRST_ID + FOLLOWERS - 1, locale: 'en', message, payload };
    const own = [{ ...settled, dedupKey: 'settled', channels: 2 }];
    await notifyEach(db, 'tips_settled', own, POSTED_AT);
    const chats = () =>
      new Set(bot.sent.map(({ chatId, text }) => `${chatId} ${text.slice(0, 7)}`));
    const elapsed = await elapsedUntil(
      () => chats().has('77 Done') && chats().has(`${settled.userId} Settled`),
    );
    expect(elapsed).toBeLessThan(SOON_MS);

    // some were sent meanwhile, and most of them wait
    const isWaiting = sql<boolean>`status = 'pending' and kind = 'followed_tip'`;
    const { waiting } = await db
      .selectFrom('outbox')
      .select(({ fn }) => fn.countAll<number>().as('waiting'))
      .where(isWaiting)
      .executeTakeFirstOrThrow();
    expect(Number(waiting)).toBeGreaterThan(FOLLOWERS / 2);
    expect(Number(waiting)).toBeLessThan(FOLLOWERS + IN_BROWSERS - WITHOUT_ADDRESS);
    const stopped = performance.now();
    await Promise.all(jobs.splice(0).map((job) => job.stop()));
    expect(performance.now() - stopped).toBeLessThan(SOON_MS);
    expect(errors).toEqual([]);
  },
  PATIENCE_MS,
);
