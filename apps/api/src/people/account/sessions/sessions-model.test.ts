import { sampleOf, testSeed } from '@tipmark/test-kit/sample';
import fc from 'fast-check';
import { tx } from '../../../platform/database/tx.ts';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { aPerson, type Person } from '../testing/people.ts';
import { deleteSession, deleteSessionsOf, insertSession } from './session-queries.ts';
import { digestOf, makeToken } from './session-token.ts';
import { createSessions, LONGEST_SESSION_SECONDS, type Sessions } from './sessions.ts';

const NOW = 1_795_262_400;
const DAY = 86_400;
const LIFE_SECONDS = 365 * DAY;
const KNOWN_SECONDS = 30;
const RUNS = sampleOf(25, 1_000);

let api: TestApi;
let now = NOW;
let users: { readonly id: number; readonly name: string }[];

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
  const people: Person[] = [await aPerson(api), await aPerson(api)];
  const names = people.map(({ name }) => name);
  users = await api.services.db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('name', 'in', names)
    .orderBy('id')
    .execute();
}, 60_000);
afterAll(() => api.close());

/** A session as the reference has it. */
interface Session {
  readonly token: string;
  readonly user: number;
  readonly beganAt: number;
  usedAt: number;
  isEnded: boolean;
  /** Until when each process answers without the database. */
  readonly knownUntil: [number, number];
}

let countOfUsed = 0;

interface World {
  readonly sessions: Session[];
  readonly isBlocked: [boolean, boolean];
  readonly processes: readonly [Sessions, Sessions];
}

type Step = fc.AsyncCommand<object, World>;

const step = (name: string, run: (world: World) => Promise<void> | void): Step => ({
  check: () => true,
  run: async (_model, world) => {
    await run(world);
  },
  toString: () => name,
});

const userAt = (user: number) => users[user] ?? { id: 0, name: '' };

/** Every process drops what it knows of a user. */
function changed({ processes, sessions }: World, user: number): void {
  processes[0].changed(userAt(user).id);
  for (const session of sessions) if (session.user === user) session.knownUntil.fill(0);
}

async function signIn({ sessions }: World, user: number): Promise<void> {
  const token = makeToken();
  const row = { tokenHash: digestOf(token), userId: userAt(user).id, guestId: `guest-${user}` };
  await tx(api.services.db, (trx) =>
    insertSession(trx, { ...row, provider: null, device: {} }, now),
  );
  sessions.push({
    token,
    user,
    beganAt: now,
    usedAt: now,
    isEnded: false,
    knownUntil: [0, 0],
  });
}

const at = (sessions: readonly Session[], which: number): Session | undefined =>
  sessions[which % Math.max(1, sessions.length)];

async function use({ sessions, processes, isBlocked }: World, which: number, process: 0 | 1) {
  const session = at(sessions, which);
  if (session === undefined) return;
  const isKnown = now < session.knownUntil[process];
  const isRunning =
    !session.isEnded &&
    now - session.usedAt < LIFE_SECONDS &&
    now - session.beganAt < LONGEST_SESSION_SECONDS;
  const found = await processes[process].resolve(session.token);
  if (!isKnown && !isRunning) return expect(found).toBeUndefined();
  const isProlonged = !isKnown && now - session.usedAt > DAY;
  expect(found).toMatchObject({
    user: { id: userAt(session.user).id, isBlocked: isBlocked[session.user] },
    tokenHash: digestOf(session.token),
    guestId: `guest-${session.user}`,
    isProlonged,
  });
  countOfUsed += 1;
  if (isProlonged) session.usedAt = now;
  if (!isKnown) session.knownUntil[process] = now + KNOWN_SECONDS;
}

async function signOut(world: World, which: number): Promise<void> {
  const session = at(world.sessions, which);
  if (session === undefined) return;
  await deleteSession(api.services.db, digestOf(session.token));
  session.isEnded = true;
  changed(world, session.user);
}

/** As after a new password: all sessions of a user end, except one that may stay. */
async function endAll(world: World, user: number, staying: number | undefined): Promise<void> {
  const retained = staying === undefined ? undefined : at(world.sessions, staying);
  const hash = retained === undefined ? undefined : digestOf(retained.token);
  await tx(api.services.db, (trx) => deleteSessionsOf(trx, userAt(user).id, hash));
  for (const session of world.sessions) {
    if (session.user === user && session !== retained) session.isEnded = true;
  }
  changed(world, user);
}

async function block(world: World, user: number, isBlocked: boolean): Promise<void> {
  await api.services.db
    .updateTable('users')
    .set({ blocked_at: isBlocked ? new Date(now * 1_000) : null })
    .where('id', '=', userAt(user).id)
    .execute();
  world.isBlocked[user as 0 | 1] = isBlocked;
  changed(world, user);
}

async function useInvented({ processes }: World, token: string): Promise<void> {
  expect(await processes[0].resolve(token)).toBeUndefined();
}

const people = fc.constantFrom(0, 1);
const which = fc.nat(7);

const steps: fc.Arbitrary<Step>[] = [
  ...[1, 2].map(() =>
    people.map((user) => step(`sign in ${user}`, (world) => signIn(world, user))),
  ),
  ...[1, 2, 3].map(() =>
    fc
      .record({ one: which, process: fc.constantFrom(0 as const, 1 as const) })
      .map(({ one, process }) =>
        step(`use ${one} at ${process}`, (world) => use(world, one, process)),
      ),
  ),
  which.map((one) => step(`sign out ${one}`, (world) => signOut(world, one))),
  fc
    .record({ user: people, staying: fc.option(which, { nil: undefined }) })
    .map(({ user, staying }) =>
      step(`end all of ${user} but ${staying}`, (world) => endAll(world, user, staying)),
    ),
  fc
    .record({ user: people, isBlocked: fc.boolean() })
    .map(({ user, isBlocked }) =>
      step(`block ${user} ${isBlocked}`, (world) => block(world, user, isBlocked)),
    ),
  fc
    .constantFrom('', 'x', makeToken(), `${makeToken()}=`)
    .map((token) => step(`invent ${token}`, (world) => useInvented(world, token))),
  ...[1, 2].map(() =>
    fc.constantFrom(1, 29, 30, DAY, DAY + 1, 200 * DAY, 364 * DAY, 365 * DAY).map((seconds) =>
      step(`pass ${seconds}`, () => {
        now += seconds;
      }),
    ),
  ),
];

async function happen(all: Iterable<Step>): Promise<void> {
  const { db, bus } = api.services;
  now = NOW;
  const clocks = { clock: () => now, nowMs: () => now * 1_000 };
  const world: World = {
    sessions: [],
    isBlocked: [false, false],
    processes: [createSessions({ db, bus, ...clocks }), createSessions({ db, bus, ...clocks })],
  };
  await db.deleteFrom('sessions').execute();
  await db.updateTable('users').set({ blocked_at: null }).execute();
  await fc.asyncModelRun(() => ({ model: {}, real: world }), all);
}

test(
  'whatever users do, both processes accept the sessions that the reference has, and no others',
  async () => {
    const property = fc.asyncProperty(fc.commands(steps, { maxCommands: 40, size: 'max' }), happen);
    await fc.assert(property, { numRuns: RUNS, seed: testSeed, endOnFailure: false });
    expect(countOfUsed).toBeGreaterThan(RUNS / 2);
  },
  RUNS * 10_000,
);
