import { FEED_KIND, TIP_RESULT } from '@tipmark/domain';
import { aFeedMatch, aFeedSetting } from '@tipmark/test-kit';
import { sql } from 'kysely';
import { storeTips } from '../../betting/rating/testing/stored-tips.ts';
import { startJob } from '../../platform/jobs/start-job.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';
import { POSTED_AT } from '../../testing/tips.ts';
import { aUser } from '../../testing/users.ts';
import { createFeedItemsJob } from './feed-items-job.ts';
import { writeCapperItems } from './write-feed.ts';

const HOUR = 3_600;
const DAY = 86_400;
const MATCHES = 10;
const POLL_MS = 10_000;
/** All timers except that of polling, as the database needs them. */
const REAL_TIMERS = ['Date', 'nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout'] as const;
const SPAN = { sinceSeconds: POSTED_AT - 14 * DAY, nowSeconds: POSTED_AT };

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ now: POSTED_AT });
  const guests = Array.from({ length: MATCHES }, (_, index) => `Guest ${index}`);
  await sendFeed(api, [
    ...aFeedSetting('Host', ...guests),
    ...guests.map((guest) => aFeedMatch('Host', guest)),
  ]);
}, 60_000);

afterEach(async () => {
  await sql`truncate feed_items, tips cascade`.execute(api.database.db);
  await refuseNothing();
});

afterAll(() => api.close());

/** Cappers who each posted on every match, and won or lost it an hour later. */
async function aBacklog(cappers: number): Promise<void> {
  await sql`
    with posted as (
      insert into users (id, url, name, name_folded, ledger_id, created_at)
      select 1000 + n, 'capper-' || n, 'Capper ' || n, 'capper ' || n, 'ledger-' || n, now()
      from generate_series(1, ${cappers}) as n
      returning id
    )
    insert into tips (id, user_id, match_id, sport, odd_type, market, milli, stake, created_at,
      starts_at, result, settled_at, seq, hash)
    select 1000000 + row_number() over (order by p.id, m.id), p.id, m.id, 1, '1x2.1', '1x2', 2000, 1,
      to_timestamp(${POSTED_AT - DAY}), to_timestamp(${POSTED_AT - DAY}), ${TIP_RESULT.lost},
      to_timestamp(${POSTED_AT - HOUR}), 1, ''
    from posted p cross join matches m
  `.execute(api.database.db);
}

async function countOf(kind: number): Promise<number> {
  const { count } = await api.database.db
    .selectFrom('feed_items')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** From now on the database takes no items of that event. */
async function refuse(event: string): Promise<void> {
  await sql`alter table feed_items add constraint refused
    check (event_key not like ${sql.lit(`${event}%`)})`.execute(api.database.db);
}

async function refuseNothing(): Promise<void> {
  await sql`alter table feed_items drop constraint if exists refused`.execute(api.database.db);
}

test('a backlog is written completely, however large it is', async () => {
  await aBacklog(250);
  expect(await writeCapperItems(api.database.db, SPAN)).toBe(5_000);
  expect(await countOf(FEED_KIND.tipPosted)).toBe(2_500);
  expect(await countOf(FEED_KIND.tipSettled)).toBe(2_500);
  expect(await writeCapperItems(api.database.db, SPAN)).toBe(0);
});

test('a milestone that could not be written is written with its tips the next time', async () => {
  const capper = await aUser(api, 'streaky');
  await storeTips(
    api,
    capper,
    [0, 1, 2, 3, 4].map((index) => ({
      matchId: 101 + index,
      milli: 2e3,
      stake: 3,
      result: TIP_RESULT.won,
      clv: null,
      createdAt: POSTED_AT - DAY,
      settledAt: POSTED_AT - (5 - index) * HOUR,
    })),
  );
  await refuse('streak:');
  await expect(writeCapperItems(api.database.db, SPAN)).rejects.toThrow('refused');
  expect(await countOf(FEED_KIND.tipSettled)).toBe(0);
  await refuseNothing();
  await writeCapperItems(api.database.db, SPAN);
  expect(await countOf(FEED_KIND.tipSettled)).toBe(5);
  expect(await countOf(FEED_KIND.milestone)).toBe(1);
});

test('an old tip that cannot be written does not keep new ones from being written', async () => {
  const capper = await aUser(api, 'anton');
  const aTip = (matchId: number, createdAt: number) => ({
    matchId,
    milli: 2e3,
    stake: 3,
    result: TIP_RESULT.lost,
    clv: null,
    createdAt,
    settledAt: createdAt + 60,
  });
  await storeTips(api, capper, [aTip(101, POSTED_AT - DAY), aTip(102, POSTED_AT - 300)]);
  const [old] = await api.database.db.selectFrom('tips').select('id').orderBy('id').execute();
  await refuse(`tip:${old?.id}`);
  jest.useFakeTimers({ doNotFake: [...REAL_TIMERS] });
  const errors: unknown[] = [];
  const failed = Promise.withResolvers<void>();
  const { stop } = startJob(createFeedItemsJob(), api.services, (error) => {
    errors.push(error);
    failed.resolve();
  });
  await failed.promise;
  expect(await countOf(FEED_KIND.tipPosted)).toBe(0);
  jest.advanceTimersByTime(POLL_MS);
  while ((await countOf(FEED_KIND.tipPosted)) === 0 && errors.length === 1);
  await stop();
  jest.useRealTimers();
  expect(errors).toHaveLength(1);
  expect(await countOf(FEED_KIND.tipPosted)).toBe(1);
});
