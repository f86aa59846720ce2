import { SEARCH_PERIOD, TIPS_SEARCH_SORT } from '@tipmark/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { markOutdated } from '../../betting/rating/rating-queries.ts';
import { refreshRatings } from '../../betting/rating/refresh-ratings.ts';
import { createLocalBus } from '../../platform/bus/bus.ts';
import { capperTopic, matchTopic, tipsTopic } from '../../platform/cache/topics.ts';
import { tx } from '../../platform/database/tx.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { createKnownLines, type PricedMatch } from './index/known-lines.ts';
import { createSearchIndex, type SearchIndex } from './index/search-index.ts';
import { selectTips } from './index/select-tips.ts';
import { BUCKET, makeSearchWorld, NOW } from './testing/search-world.ts';
import { storeSearchWorld } from './testing/store-search-world.ts';

const PATIENCE_MS = 240_000;
const BATCHES = 40;

const bus = createLocalBus();
let database: TestDatabase;
let index: SearchIndex;
const faults: unknown[] = [];
let changes = 0;

const NEVER_MS = 3_600_000;
const anIndex = (limits: { maxTips?: number } = {}) =>
  createSearchIndex({
    db: database.db,
    bus,
    onError: (error) => faults.push(error),
    ...limits,
    pace: { gatherMs: 1, compareMs: NEVER_MS, retryMs: 1 },
  });

beforeAll(async () => {
  database = await createTestDatabase();
  await storeSearchWorld(database.db, makeSearchWorld());
  index = anIndex();
  await index.fresh();
}, PATIENCE_MS);

afterAll(async () => {
  await index.close();
  await database.close();
});

/** A change of the database; returns the topics that the product would publish for it. */
type Event = (nth: number, chance: number) => Promise<string[]>;

const query = async <Row>(text: string): Promise<Row[]> =>
  (await sql<Row>`${sql.raw(text)}`.execute(database.db)).rows;

interface TipRow {
  id: number;
  match_id: number;
  user_id: number;
}
const someTip = async (nth: number, where: string) => {
  const rows = await query<TipRow>(
    `select id, match_id, user_id from tips where ${where} order by id`,
  );
  return rows[nth % Math.max(1, rows.length)];
};

const EVENTS: Readonly<Record<string, Event>> = {
  async post(nth, chance) {
    const [posted] = await query<TipRow>(`
      insert into tips (id, user_id, match_id, sport, odd_type, market, milli, stake, description,
        created_at, starts_at, seq, hash, delay_salt)
      select (select max(id) + 1 from tips), u.id, m.id, m.sport, '1x2.1', '1x2', ${1_100 + chance},
        3, repeat('token ', ${nth % 20}), to_timestamp(${NOW}), m.starts_at,
        (select max(seq) + 1 from tips), '', ${nth % 4 === 0 ? "'salt'" : 'null'}
      from (select id from users order by id offset ${nth % 15} limit 1) u,
        (select * from matches where id >= 2000 order by id offset ${chance % 40} limit 1) m
      on conflict do nothing returning id, match_id, user_id`);
    return posted === undefined ? [] : [tipsTopic(posted.match_id), matchTopic(posted.match_id)];
  },
  async settle(nth, chance) {
    const tip = await someTip(nth, 'result = 0');
    if (tip === undefined) return [];
    await query(`update tips set result = ${1 + (chance % 5)}, settled_at = to_timestamp(${NOW}),
      profit_milli = ${chance * 10 - 9_000}, settled_seq = id + 50000, is_rated = true
      where id = ${tip.id}`);
    await tx(database.db, (trx) => markOutdated(trx, [tip.user_id]));
    return [tipsTopic(tip.match_id)];
  },
  async describe(nth, chance) {
    const tip = await someTip(nth, 'result = 0');
    if (tip === undefined) return [];
    await query(`update tips set description = repeat('token ', ${chance % 30}),
      is_text_hidden = ${chance % 3 === 0} where id = ${tip.id}`);
    return [tipsTopic(tip.match_id)];
  },
  async move(nth, chance) {
    const id = 2_000 + (nth % 40);
    await query(`update matches set status = ${chance % 4 === 0 ? 5 : 1},
      starts_at = to_timestamp(${NOW + (chance - 300) * 300}) where id = ${id}`);
    return [matchTopic(id)];
  },
  async price(nth, chance) {
    const id = 2_000 + (nth % 40);
    await query(`insert into site_lines (bucket, match_id, odd_type, at, milli)
      select bucket, id, '1x2.${1 + (chance % 2)}', to_timestamp(${NOW + nth}), ${1_100 + chance}
      from matches where id = ${id} on conflict do nothing`);
    await query(`update matches set rev = rev + 1 where id = ${id}`);
    return [matchTopic(id)];
  },
  async hide(nth, chance) {
    const id = 1 + (nth % 18);
    await query(`update users set is_private = ${chance % 2 === 0} where id = ${id}`);
    return [capperTopic(id)];
  },
  async leave(nth, chance) {
    if (chance % 5 !== 0) return [];
    const [gone] = await query<{ id: number }>(
      `delete from users where id = ${6 + (nth % 12)} returning id`,
    );
    return gone === undefined ? [] : [capperTopic(gone.id)];
  },
  /** Done by another process: nothing is published. */
  async refresh() {
    await refreshRatings({ db: database.db, clock: () => NOW });
    return [];
  },
  async rank(nth, chance) {
    // as after a refresh, with a run number of its own
    await query(`update rating_runs set run = run + 1`);
    await query(`with moved as (
        update ratings set position = ${
          chance % 4 === 0 ? 'null' : '(select coalesce(max(position), 0) + 1 from ratings)'
        } where user_id = ${1 + (nth % 18)}
        returning user_id
      ) insert into capper_changes (user_id, run)
      select user_id, (select run from rating_runs) from moved
      on conflict (user_id) do update set run = excluded.run`);
    return [];
  },
};

const events = fc.array(
  fc.record({
    name: fc.constantFrom(...Object.keys(EVENTS)),
    nth: fc.nat(1_000),
    chance: fc.nat(600),
  }),
  { minLength: 1, maxLength: 12 },
);

/** That an index built from scratch finds what it should is proved by `search-oracle.test.ts`. */
async function expectTheIndexBuiltNow() {
  await index.fresh();
  const built = anIndex();
  await built.fresh();
  expect(index.tips.all).toEqual(built.tips.all);
  expect(index.cappers).toEqual(built.cappers);
  const priced = index.tips.all.map(({ match }) => ({ ...match, bucket: BUCKET }));
  expect(await index.lines.of(priced)).toEqual(await built.lines.of(priced));
  await built.close();
}

test(
  'holds what an index built now holds, whatever happened and in whatever order messages arrive',
  async () => {
    await fc.assert(
      fc.asyncProperty(events, fc.infiniteStream(fc.nat()), async (some, order) => {
        const before = index.tips.all;
        const topics: string[] = [];
        for (const { name, nth, chance } of some) {
          topics.push(...((await EVENTS[name]?.(nth, chance)) ?? []));
        }
        // The messages of the bus come shuffled, some of them twice.
        const received = [...topics, ...topics]
          .map((topic) => ({ topic, at: order.next().value }))
          .toSorted((one, other) => one.at - other.at);
        for (const { topic } of received) bus.publish([topic]);
        await expectTheIndexBuiltNow();
        if (index.tips.all !== before) changes += 1;
      }),
      { numRuns: BATCHES, endOnFailure: true },
    );
    expect(changes).toBeGreaterThan(BATCHES / 2);
    expect(faults).toEqual([]);
  },
  PATIENCE_MS,
);

test('changes that no message reported are found once everything is marked as stale', async () => {
  const newest = async () => (await someTip(0, 'id = (select max(id) from tips)'))?.id;
  const before = await newest();
  // the author has no tip yet on one of these matches
  for (const chance of [5, 6, 7, 8]) await EVENTS['post']?.(4, chance);
  expect(await newest()).not.toBe(before);
  bus.publish(['*']);
  await expectTheIndexBuiltNow();
  expect(index.tips.all.map(({ id }) => id)).toContain(await newest());
});

test('lines of a match are read once per revision, and again after they were evicted', async () => {
  const [one, other] = await query<PricedMatch & { count: number }>(`
    select m.id, m.bucket, m.rev, count(distinct s.odd_type)::int as count
    from matches m join site_lines s on s.match_id = m.id
    group by m.id order by count desc, m.id limit 2`);
  if (one === undefined || other === undefined) throw new Error('nothing is priced');
  const lines = createKnownLines(database.db, one.count);
  const request = async (match: PricedMatch) => (await lines.of([match])).get(match.id);
  const first = await request(one);
  expect(first?.oddTypes).toHaveLength(one.count);
  expect(await request(one)).toBe(first);
  expect(await request({ ...one, rev: one.rev + 1 })).not.toBe(first);
  const again = await request(one);
  await request(other);
  expect(await request(one)).not.toBe(again);
  expect(await request(one)).toEqual(again);
});

test('beyond its capacity the oldest tips are dropped', async () => {
  const small = anIndex({ maxTips: 10 });
  await small.fresh();
  const newest = index.tips.all.slice(0, 10).map(({ id }) => id);
  expect(small.tips.all.map(({ id }) => id)).toEqual(newest);
  const topics = await EVENTS['post']?.(2, 7);
  bus.publish(topics ?? []);
  await small.fresh();
  await index.fresh();
  expect(small.tips.all.map(({ id }) => id)).toEqual(
    index.tips.all.slice(0, 10).map(({ id }) => id),
  );
  await small.close();
});

test('a capper without counted tips in a period does not match criteria of profit', async () => {
  const criteria = { period: SEARCH_PERIOD.allTime, maxProfitPercent: 1_000_000 };
  const search = {
    criteria,
    sort: TIPS_SEARCH_SORT.newest,
    tipsPerUser: 0,
    offset: 0,
    limit: 1e3,
    viewerId: 0,
    nowSeconds: NOW,
    isSubscriber: true,
  };
  const authors = async () => {
    const own = anIndex();
    await own.fresh();
    const { tips } = selectTips({ tips: own.tips.all, cappers: own.cappers }, search, undefined);
    await own.close();
    return tips.map(({ user_id: id }) => id);
  };
  const [one] = await authors();
  expect(one).toBeDefined();
  await query(
    `update capper_periods set counted = 0, profit_milli = 0, stake_milli = 0 where user_id = ${one}`,
  );
  expect(await authors()).not.toContain(one);
});
