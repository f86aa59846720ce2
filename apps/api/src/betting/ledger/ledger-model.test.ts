import { createHash } from 'node:crypto';
import { GENESIS_HASH, headText, verifyHead, verifyLedger } from '@tipmark/domain';
import { sampleOf, testSeed } from '@tipmark/test-kit/sample';
import fc from 'fast-check';
import { sql } from 'kysely';
import { applyFeedStream } from '../../ingest/apply/apply-feed-stream.ts';
import { KICK_OFF, recordedStream } from '../../ingest/testing/recorded-stream.ts';
import { deleteUser } from '../../people/account/personal-data/personal-data-queries.ts';
import { type Tx, tx } from '../../platform/database/tx.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { aUser, type TestUser } from '../../testing/users.ts';
import { enterTip, makeSalt } from '../tips/tip-entry.ts';
import { checkLedger } from './check-ledger.ts';
import { ledgerHeadsJob } from './ledger-heads-job.ts';
import { type LedgerKey, readOrMakeLedgerKey } from './ledger-key.ts';
import { findEntriesAfter, findEntriesOf } from './ledger-queries.ts';
import { presentEntries } from './present-entries.ts';
import { signHeadOfDay } from './sign-head.ts';
import { isFork } from './witness-queries.ts';

const RUNS = sampleOf(15, 500);
const DAY = 86_400;
/** The match of the recorded stream that is played last. */
const STARTS_AT = KICK_OFF + 7 * DAY;
const NOW = STARTS_AT - 2 * DAY + 3_600;
/** A day is signed by the job a minute after its end. */
const SIGNED_AFTER = 60;

let database: TestDatabase;
let matchId = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  const lines = recordedStream().map((record, index) => ({ line: index + 1, record }));
  await applyFeedStream(database.db, lines, { nowSeconds: () => NOW });
  const match = await database.db
    .selectFrom('matches')
    .select('id')
    .orderBy('starts_at', 'desc')
    .executeTakeFirstOrThrow();
  matchId = match.id;
}, 120_000);
afterAll(() => database.close());

/** An entry as the reference has it: computed here from what was done. */
interface Entry {
  readonly seq: number;
  readonly at: number;
  readonly ledgerId: string;
  readonly json: string;
  readonly previousHash: string;
  readonly hash: string;
  readonly reveal: { readonly salt: string; readonly json: string } | undefined;
}

interface World {
  now: number;
  readonly entries: Entry[];
  /** Day → sequence and hash that were shown as its final head. */
  readonly heads: Map<string, { readonly seq: number; readonly hash: string }>;
  readonly users: TestUser[];
  readonly deleted: Set<number>;
  ledgerKey: LedgerKey;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const sorted = (entry: object) =>
  JSON.stringify(
    Object.fromEntries(Object.entries(entry).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  );
const dayOf = (seconds: number) => new Date(seconds * 1_000).toISOString().slice(0, 10);
const endOf = (day: string) => Date.parse(day) / 1_000 + DAY;
const dayAfter = (day: string, days: number) => dayOf(Date.parse(day) / 1_000 + days * DAY);

function append(world: World, user: TestUser, content: object, reveal: Entry['reveal']): void {
  const { entries, now } = world;
  const seq = entries.length + 1;
  const at = new Date(now * 1_000).toISOString();
  const json = sorted({ ...content, at, seq, u: user.ledgerId });
  const previousHash = entries.at(-1)?.hash ?? GENESIS_HASH;
  const hash = sha256(`${previousHash}\n${json}`);
  entries.push({ seq, at: now, ledgerId: user.ledgerId, json, previousHash, hash, reveal });
}

/** A tip, or a change of one; `salt` seals it until the match starts. */
function enter(trx: Tx, world: World, user: TestUser, salt: string | null, ref?: number) {
  const body = { odd_type: '1x2.1', stake: 2, description: '' } as const;
  const capper = { id: user.id, ledgerId: user.ledgerId };
  const more = ref === undefined ? {} : { ref };
  return enterTip(trx, {
    capper,
    matchId,
    body,
    nowSeconds: world.now,
    milli: 1_850,
    salt,
    ...more,
  });
}

function entered(world: World, user: TestUser, salt: string | null, ref?: number): void {
  const price = { o: '1x2.1', p: '1.85', s: 2 };
  const stated = ref === undefined ? { m: matchId, ...price } : price;
  const reveal = salt === null ? undefined : { salt, json: sorted(stated) };
  const shown = reveal === undefined ? stated : { k: sha256(reveal.salt + reveal.json) };
  append(
    world,
    user,
    ref === undefined ? { t: 'tip', ...shown } : { t: 'amend', ref, ...shown },
    reveal,
  );
}

type Step = fc.AsyncCommand<object, World>;

const step = (name: string, run: (world: World) => Promise<void> | void): Step => ({
  check: () => true,
  run: async (_model, world) => {
    await run(world);
  },
  toString: () => name,
});

const userAt = ({ users }: World, which: number) => users[which % users.length] as TestUser;

async function tip(world: World, which: number, isSealed: boolean, isChange: boolean) {
  const user = userAt(world, which);
  if (world.deleted.has(user.id)) return;
  const salt = isSealed ? makeSalt() : null;
  const own = world.entries.findLast(({ ledgerId }) => ledgerId === user.ledgerId);
  const ref = isChange ? own?.seq : undefined;
  await tx(database.db, (trx) => enter(trx, world, user, salt, ref));
  entered(world, user, salt, ref);
}

/** Two at once: one of them is first, whichever it is. */
async function atOnce(world: World): Promise<void> {
  const [one, other] = world.users.filter(({ id }) => !world.deleted.has(id));
  if (one === undefined || other === undefined) return;
  const done = await Promise.all(
    [one, other].map((user) => tx(database.db, (trx) => enter(trx, world, user, null))),
  );
  const isInOrder = (done[0]?.seq ?? 0) < (done[1]?.seq ?? 0);
  for (const user of isInOrder ? [one, other] : [other, one]) entered(world, user, null);
}

async function failing(world: World, which: number): Promise<void> {
  const user = userAt(world, which);
  const failed = tx(database.db, async (trx) => {
    await enter(trx, world, user, null);
    throw new Error('the connection is lost');
  });
  await expect(failed).rejects.toThrow('the connection is lost');
}

/** Last entry of the reference before the end of a day. */
function headOf({ entries }: World, day: string) {
  const last = entries.findLast(({ at }) => at < endOf(day));
  return { seq: last?.seq ?? 0, hash: last?.hash ?? GENESIS_HASH };
}

async function ask(world: World, daysBefore: number): Promise<void> {
  const day = dayAfter(dayOf(world.now), -daysBefore);
  const services = { db: database.db, ledgerKey: world.ledgerKey };
  const head = await signHeadOfDay(services, day, world.now);
  const isFinal = endOf(day) <= world.now;
  expect(head).toMatchObject({ date: day, ...headOf(world, day), isFinal });
  expect(head.text).toBe(headText(head));
  expect(await verifyHead(head)).toBe(true);
  const { seq, hash } = head;
  if (isFinal) world.heads.set(day, { seq, hash });
}

/** After the job every day since the first entry that is over has its head. */
async function closeDays(world: World): Promise<void> {
  const { db } = database;
  const services = { db, ledgerKey: world.ledgerKey, clock: () => world.now };
  const wake = { matchIds: [], isFull: true, onError: () => undefined, isStopped: () => false };
  await ledgerHeadsJob.run(services, wake);
  const [first] = world.entries;
  if (first !== undefined) {
    let day = dayOf(first.at);
    for (; endOf(day) + SIGNED_AFTER <= world.now; day = dayAfter(day, 1)) {
      world.heads.set(day, headOf(world, day));
    }
  }
  const rows = await db.selectFrom('ledger_heads').select(['day', 'seq', 'hash']).execute();
  expect(new Map(rows.map(({ day, seq, hash }) => [String(day), { seq, hash }]))).toEqual(
    world.heads,
  );
}

async function allEntries(db: Tx | TestDatabase['db'], nowSeconds: number) {
  const page = { afterSeq: 0, limit: 10_000, nowSeconds };
  return presentEntries(await findEntriesAfter(db as TestDatabase['db'], page));
}

function shownAs({ now }: World, { seq, json, previousHash, hash, reveal }: Entry) {
  const isOpen = reveal !== undefined && now >= STARTS_AT;
  return { seq, json, previousHash, hash, ...(isOpen ? { reveal } : {}) };
}

/** Everybody can verify the chain and the record of each capper, deleted ones too. */
async function verify(world: World): Promise<void> {
  const { entries, now, users } = world;
  const shown = await allEntries(database.db, now);
  expect(shown).toEqual(entries.map((entry) => shownAs(world, entry)));
  expect(await verifyLedger(shown)).toBeUndefined();
  expect(await checkLedger(database.db)).toEqual({ entries: entries.length, brokenAt: undefined });
  for (const { ledgerId } of users) {
    const page = { afterSeq: 0, limit: 10_000, nowSeconds: now };
    const own = presentEntries(await findEntriesOf(database.db, ledgerId, page));
    const expected = entries.filter((entry) => entry.ledgerId === ledgerId);
    expect(own).toEqual(expected.map((entry) => shownAs(world, entry)));
    expect(await verifyLedger(own, ledgerId)).toBeUndefined();
  }
}

class Undone extends Error {}

/** Changes the tables of the ledger behind its back, looks, and takes the change back. */
async function tampered(change: (trx: Tx) => Promise<unknown>, look: (trx: Tx) => Promise<void>) {
  const done = tx(database.db, async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await change(trx);
    await look(trx);
    throw new Undone();
  });
  await expect(done).rejects.toThrow(Undone);
}

const foundAt = async (trx: Tx, { now }: World) => {
  const { brokenAt } = await checkLedger(trx as never);
  return [brokenAt, (await verifyLedger(await allEntries(trx, now)))?.seq];
};

/** One entry is changed: verification names it. */
async function changeOne(world: World, which: number, what: 'json' | 'hash'): Promise<void> {
  const entry = world.entries[which % Math.max(1, world.entries.length)];
  if (entry === undefined) return;
  const values =
    what === 'json'
      ? { json: entry.json.replace('"s":2', '"s":3').replace('"k":"', '"k":"0') }
      : { hash: sha256(entry.hash) };
  await tampered(
    (trx) => trx.updateTable('ledger_entries').set(values).where('seq', '=', entry.seq).execute(),
    async (trx) => expect(await foundAt(trx, world)).toEqual([entry.seq, entry.seq]),
  );
}

/** One entry is removed: the one after it does not follow, or the last head is of another chain. */
async function removeOne(world: World, which: number): Promise<void> {
  const { entries, heads, ledgerKey } = world;
  const entry = entries[which % Math.max(1, entries.length)];
  if (entry === undefined) return;
  const isLast = entry.seq === entries.length;
  const next = isLast ? undefined : entry.seq + 1;
  const seen = [...heads].filter(([, { seq }]) => seq === entry.seq);
  await tampered(
    (trx) => trx.deleteFrom('ledger_entries').where('seq', '=', entry.seq).execute(),
    async (trx) => {
      expect(await foundAt(trx, world)).toEqual([next, next]);
      for (const [date, head] of seen) {
        const signature = ledgerKey.sign(headText({ date, ...head }));
        const { publicKey } = ledgerKey;
        expect(await isFork(trx as never, { date, ...head, signature, publicKey })).toBe(true);
      }
    },
  );
}

/** The whole rest is written again so that it follows: the signed heads do not lead to it. */
async function rewrite(world: World, which: number): Promise<void> {
  const { entries, heads, ledgerKey } = world;
  const from = which % Math.max(1, entries.length);
  const entry = entries[from];
  if (entry === undefined) return;
  let hash = entry.previousHash;
  const rows = entries.slice(from).map(({ seq, json }, index) => {
    const text = index === 0 ? json.replace('"s":2', '"s":1').replace('"k":"', '"k":"0') : json;
    hash = sha256(`${hash}\n${text}`);
    return { seq, json: text, hash };
  });
  const change = async (trx: Tx) => {
    for (const { seq, ...values } of rows) {
      await trx.updateTable('ledger_entries').set(values).where('seq', '=', seq).execute();
    }
  };
  await tampered(change, async (trx) => {
    expect((await checkLedger(trx as never)).brokenAt).toBeUndefined();
    for (const [date, head] of heads) {
      const signature = ledgerKey.sign(headText({ date, ...head }));
      const signed = { date, ...head, signature, publicKey: ledgerKey.publicKey };
      expect(await isFork(trx as never, signed)).toBe(head.seq >= entry.seq);
    }
  });
}

/** Another salt for a sealed tip: what it shows at the start is not what was sealed. */
async function reseal(world: World, which: number): Promise<void> {
  const delayed = world.entries.filter(({ reveal }) => reveal !== undefined);
  const entry = delayed[which % Math.max(1, delayed.length)];
  if (entry === undefined || world.now < STARTS_AT) return;
  await tampered(
    (trx) =>
      trx
        .updateTable('ledger_reveals')
        .set({ salt: 'other' })
        .where('seq', '=', entry.seq)
        .execute(),
    async (trx) =>
      expect(await verifyLedger(await allEntries(trx, world.now))).toEqual({
        seq: entry.seq,
        fault: 'wrong-reveal',
      }),
  );
}

async function remove(world: World, which: number): Promise<void> {
  const user = userAt(world, which);
  await tx(database.db, (trx) => deleteUser(trx, user.id));
  world.deleted.add(user.id);
}

function restart(world: World): void {
  const { publicKey } = world.ledgerKey;
  world.ledgerKey = readOrMakeLedgerKey(database.dataDir);
  expect(world.ledgerKey.publicKey).toBe(publicKey);
}

const some = fc.nat(20);
const tips = fc
  .tuple(some, fc.boolean(), fc.boolean())
  .map(([which, isSealed, isChange]) =>
    step(`tip of ${which}, sealed ${isSealed}, change ${isChange}`, (world) =>
      tip(world, which, isSealed, isChange),
    ),
  );
const passes = fc.constantFrom(1, 59, 61, 3_600, DAY, 3 * DAY).map((seconds) =>
  step(`pass ${seconds}`, (world) => {
    world.now += seconds;
  }),
);

const edges = fc.constantFrom(-1_800, -1, 0, 59).map((seconds) =>
  step(`ask ${seconds} from the end of the day`, async (world) => {
    world.now = Math.max(world.now, endOf(dayOf(world.now)) + seconds);
    await ask(world, seconds < 0 ? 0 : 1);
  }),
);

const steps: fc.Arbitrary<Step>[] = [
  edges,
  tips,
  tips,
  tips,
  passes,
  passes,
  fc.constant(step('at once', atOnce)),
  some.map((which) => step(`a tip of ${which} that fails`, (world) => failing(world, which))),
  fc.constant(step('close the days', closeDays)),
  fc.nat(3).map((days) => step(`ask ${days} days back`, (world) => ask(world, days))),
  fc.constant(step('verify', verify)),
  fc
    .tuple(some, fc.constantFrom('json', 'hash'))
    .map(([which, what]) =>
      step(`change ${what} of ${which}`, (world) => changeOne(world, which, what)),
    ),
  some.map((which) => step(`remove ${which}`, (world) => removeOne(world, which))),
  some.map((which) => step(`rewrite from ${which}`, (world) => rewrite(world, which))),
  some.map((which) => step(`another salt for ${which}`, (world) => reseal(world, which))),
  some.map((which) => step(`delete the account ${which}`, (world) => remove(world, which))),
  fc.constant(step('restart', restart)),
];

let signed = 0;
let runs = 0;

/** @returns the days that are signed at the end */
async function happen(all: Iterable<Step>): Promise<string[]> {
  const { db, dataDir } = database;
  runs += 1;
  await sql`truncate ledger_entries, ledger_reveals, ledger_heads, ledger_statements cascade`.execute(
    db,
  );
  await db.updateTable('ledger_ends').set({ seq: 0, hash: GENESIS_HASH }).execute();
  const users: TestUser[] = [];
  for (const one of [0, 1, 2]) users.push(await aUser({ database }, `capper-${runs}-${one}`));
  const ledgerKey = readOrMakeLedgerKey(dataDir);
  const world: World = {
    now: NOW,
    entries: [],
    heads: new Map(),
    users,
    deleted: new Set(),
    ledgerKey,
  };
  await fc.asyncModelRun(() => ({ model: {}, real: world }), all);
  world.now += DAY;
  await closeDays(world);
  await verify(world);
  signed += [...world.heads.values()].filter(({ seq }) => seq > 0).length;
  return [...world.heads.keys()].toSorted();
}

test('every day since the first entry is signed, whichever was asked for before', async () => {
  const early = step('ask 2 days back', (world) => ask(world, 2));
  const post = step('tip', (world) => tip(world, 0, false, false));
  const later = step('pass 3 days', (world) => void (world.now += 3 * DAY));
  const yesterday = step('ask for yesterday', (world) => ask(world, 1));
  const [twoBefore, today] = [dayOf(NOW - 2 * DAY), dayOf(NOW)];
  expect(await happen([early, post])).toEqual([twoBefore, today]);
  const four = [0, 1, 2, 3].map((days) => dayAfter(today, days));
  expect(await happen([post, later, yesterday])).toEqual(four);
}, 60_000);

test(
  'whatever happens, the chain is that of the reference, and whoever changes it is found',
  async () => {
    const property = fc.asyncProperty(
      fc.commands(steps, { maxCommands: 40, size: 'max' }),
      async (all) => {
        await happen(all);
      },
    );
    await fc.assert(property, { numRuns: RUNS, seed: testSeed, endOnFailure: false });
    // so that the runs are not empty
    expect(signed).toBeGreaterThan(RUNS);
  },
  RUNS * 20_000,
);
