import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { rowsRead } from '../../testing/rows-read.ts';
import { LANE, type Lane } from './lanes.ts';
import { type Channel, claimDue, finish, postpone } from './outbox-queries.ts';

const NOW = 1_795_262_400;
const WAITING = 100_000;
const AT_ONCE = 10_000;
const PATIENCE_MS = 120_000;

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
}, PATIENCE_MS);
afterAll(() => database.close());
beforeEach(() => database.db.deleteFrom('outbox').execute());

interface Row {
  readonly recipient: string;
  readonly lane?: Lane;
  readonly channel?: Channel;
  readonly runAt?: number;
}

async function add(...rows: readonly Row[]): Promise<void> {
  for (const { recipient, lane = LANE.own, channel = 'mail', runAt = NOW } of rows) {
    await sql`
      insert into outbox (id, dedup_key, channel, kind, lane, recipient, locale, payload,
        created_at, run_at)
      values (gen_random_uuid(), gen_random_uuid()::text, ${channel}, 'match_news', ${lane},
        ${recipient}, 'ru', '{}', ${new Date(NOW * 1_000)}, ${new Date(runAt * 1_000)})
    `.execute(database.db);
  }
}

const claim = (lane: Lane, nowSeconds = NOW, channel: Channel = 'mail') =>
  claimDue(database.db, { channel, lane, nowSeconds, leaseSeconds: 60, max: 20 });
const recipientsOf = (rows: readonly { readonly recipient: string }[]) =>
  rows.map(({ recipient }) => recipient);

test(
  'a claim reads no more rows than it takes, with 100,000 waiting in front of them',
  async () => {
    for (let from = 0; from < WAITING; from += AT_ONCE) {
      await sql`
      insert into outbox (id, dedup_key, channel, kind, lane, recipient, locale, payload,
        created_at, run_at)
      select gen_random_uuid(), 'tip:1:' || n, 'mail', 'followed_tip', ${LANE.followers}::smallint,
        'reader.' || n || '@example.com', 'ru', '{}', to_timestamp(${NOW - 60}),
        to_timestamp(${NOW - 60})
      from generate_series(${from}::int, ${from + AT_ONCE - 1}::int) n
    `.execute(database.db);
    }
    await add({ recipient: 'newcomer@example.com', lane: LANE.account });
    const isRead = (lane: Lane) =>
      rowsRead(database, 'outbox', (db) =>
        claimDue(db, { channel: 'mail', lane, nowSeconds: NOW, leaseSeconds: 60, max: 20 }),
      );
    // with the statistics of an empty table, and with those of this one
    for (const statistics of ['', 'analyze outbox']) {
      if (statistics !== '') await sql.raw(statistics).execute(database.db);
      expect(await isRead(LANE.account)).toBeLessThan(100);
      expect(await isRead(LANE.followers)).toBeLessThan(500);
    }
  },
  PATIENCE_MS,
);

test('a lane takes only its own messages of its own channel', async () => {
  await add(
    { recipient: 'a', lane: LANE.account },
    { recipient: 'b', lane: LANE.followers },
    { recipient: 'c', lane: LANE.account, channel: 'push' },
  );
  expect(recipientsOf(await claim(LANE.account))).toEqual(['a']);
  expect(recipientsOf(await claim(LANE.followers))).toEqual(['b']);
  expect(recipientsOf(await claim(LANE.account, NOW, 'push'))).toEqual(['c']);
});

test('messages of one recipient are in progress one after the other', async () => {
  await add({ recipient: 'a' }, { recipient: 'a' }, { recipient: 'b' });
  const [first, other] = await claim(LANE.own);
  expect([first?.recipient, other?.recipient]).toEqual(['a', 'b']);
  expect(await claim(LANE.own)).toEqual([]);
  await finish(database.db, first?.id ?? '', { status: 'sent', nowSeconds: NOW });
  expect(recipientsOf(await claim(LANE.own))).toEqual(['a']);
});

test('a message that failed is not overtaken, one that waits for a time of day is', async () => {
  await add({ recipient: 'a' }, { recipient: 'b', runAt: NOW + 3_600 });
  const [failed] = await claim(LANE.own);
  await postpone(database.db, failed?.id ?? '', NOW + 30, 'try again later');
  await add({ recipient: 'a' }, { recipient: 'b' });
  expect(recipientsOf(await claim(LANE.own))).toEqual(['b']);
  const [again, ...others] = await claim(LANE.own, NOW + 30);
  expect([again?.id, others]).toEqual([failed?.id, []]);
});

test('a message about the account does not wait for a later lane, but a later one for it', async () => {
  await add({ recipient: 'a', lane: LANE.followers }, { recipient: 'a', lane: LANE.account });
  expect(await claim(LANE.account)).toHaveLength(1);
  expect(await claim(LANE.followers)).toHaveLength(1);
  await add({ recipient: 'b', lane: LANE.account }, { recipient: 'b', lane: LANE.followers });
  expect(await claim(LANE.followers)).toEqual([]);
});
