import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  createRegistryReader,
  createRemoteHost,
  type RegistryEntry,
  type RemoteHost,
  seamModules,
} from '@tipmark/remotes-registry';
import {
  createMirror,
  type Mirror,
  openReleaseStore,
  REGISTRY_KEY,
  type ReleaseStore,
  updateDocument,
} from '@tipmark/remotes-registry/store';
import { sampleOf, testSeed } from '@tipmark/test-kit/sample';
import fc from 'fast-check';
import { releaseRemote } from './release-remote.ts';
import { rollBackRemote } from './roll-back-remote.ts';
import { aBuild } from './testing/a-build.ts';

const RUNS = sampleOf(30, 1_000);
const NAMES = ['soccer', 'hockey'] as const;
const CODES = ['one', 'two', 'three'] as const;
/** A file that only a server reads, and one that browsers load. */
const FILES = ['ssr/remote.js', 'client/12.ab.js'] as const;

type Name = (typeof NAMES)[number];
type Code = (typeof CODES)[number];
type File = (typeof FILES)[number];

let builds: string;
const appOf = (name: Name, code: Code) => path.join(builds, `${name}-${code}`);

beforeAll(async () => {
  builds = await mkdtemp(path.join(tmpdir(), 'builds-'));
  for (const name of NAMES) {
    for (const code of CODES) {
      const app = await aBuild(appOf(name, code), code);
      const bundle = `exports.remote = { name: '${name}', features: [], code: '${code}' };`;
      await writeFile(path.join(app, 'dist/ssr/remote.js'), bundle);
    }
  }
});
afterAll(() => rm(builds, { recursive: true }));

/** A version as the reference has it; it is stored once released. */
interface Version {
  readonly name: Name;
  readonly code: Code;
  readonly damaged: Set<File>;
  isStored: boolean;
  /** Copied by the shell, where nothing damages it. */
  isCopied: boolean;
}

/** Of each remote: what was live, and what the shell has copied and runs. */
interface Reference {
  readonly versions: readonly Version[];
  readonly live: Map<Name, Version[]>;
  copied: Map<Name, Version>;
}

/** One shell: its copy of the store, and what of it runs. */
interface Shell {
  readonly mirror: Mirror;
  readonly host: RemoteHost;
  lookAgain(): void;
}

interface World {
  readonly reference: Reference;
  readonly storeDir: string;
  readonly remotesDir: string;
  readonly store: ReleaseStore;
  /** Name and code → the version that its release had. */
  readonly entries: Map<string, RegistryEntry>;
  shell: Shell;
}

function aShell(store: ReleaseStore, remotesDir: string): Shell {
  const log = { info: () => undefined, warn: () => undefined };
  const registry = createRegistryReader({ remotesDir, warn: log.warn });
  // every look is later than the pause after a failure
  let nowMs = 0;
  const host = createRemoteHost({
    registry,
    remotesDir,
    seam: { contract: 1, modules: seamModules },
    log,
    now: () => (nowMs += 60_000),
  });
  return { mirror: createMirror({ store, remotesDir, log }), host, lookAgain: registry.lookAgain };
}

const versionOf = ({ versions }: Reference, name: Name, code: Code): Version => {
  const found = versions.find((one) => one.name === name && one.code === code);
  if (found === undefined) throw new Error(`there is no ${name} ${code}`);
  return found;
};
const keyOf = ({ name, code }: Version) => `${name} ${code}`;
const isLoadable = ({ damaged }: Version) => !damaged.has('client/12.ab.js');

/** What a release makes of the versions that were live; undefined: it is refused. */
function released(live: readonly Version[], version: Version): Version[] | undefined {
  if (!isLoadable(version)) return undefined;
  return live.at(-1) === version ? [...live] : [...live, version];
}

function rolledBack(live: readonly Version[]): Version[] | undefined {
  const previous = live.at(-2);
  return previous && isLoadable(previous) ? live.slice(0, -1) : undefined;
}

type Step = fc.AsyncCommand<Reference, World>;

const step = (name: string, run: (world: World) => Promise<void>): Step => ({
  check: () => true,
  run: (_reference, world) => run(world),
  toString: () => name,
});

const REFUSALS = /no earlier version|browsers could not run it/;
/** Whether a command was done; one that was refused says why. */
async function isDone(command: Promise<unknown>): Promise<boolean> {
  const refusal = await command.then(
    () => undefined,
    (error: Error) => error.message,
  );
  if (refusal !== undefined) expect(refusal).toMatch(REFUSALS);
  return refusal === undefined;
}

async function releaseOf({ store, entries, reference }: World, version: Version): Promise<boolean> {
  const { name, code } = version;
  const releasing = releaseRemote(appOf(name, code), name, store).then((entry) =>
    entries.set(keyOf(version), entry),
  );
  const done = await isDone(releasing);
  versionOf(reference, name, code).isStored ||= done;
  return done;
}

async function release(world: World, name: Name, code: Code): Promise<void> {
  const { live } = world.reference;
  const version = versionOf(world.reference, name, code);
  const next = released(live.get(name) ?? [], version);
  expect(await releaseOf(world, version)).toBe(next !== undefined);
  if (next) live.set(name, next);
}

async function rollBack(world: World, name: Name): Promise<void> {
  const { live } = world.reference;
  const next = rolledBack(live.get(name) ?? []);
  expect(await isDone(rollBackRemote(name, world.store))).toBe(next !== undefined);
  if (next) live.set(name, next);
}

/** The code that the store names as live. */
async function storedCodes({ storeDir, entries }: World): Promise<Map<string, string>> {
  const text = await readFile(path.join(storeDir, REGISTRY_KEY), 'utf8').catch(() => '{}');
  const registry = JSON.parse(text) as Record<string, RegistryEntry>;
  const keys = new Map([...entries].map(([key, { name, version }]) => [`${name} ${version}`, key]));
  return new Map(
    Object.entries(registry).map(([name, { version }]) => [
      name,
      keys.get(`${name} ${version}`) ?? `an unknown version ${version}`,
    ]),
  );
}

/** Two people at once; of one remote the outcome is that of either order, and nothing else. */
async function atOnce(world: World, one: Version, other: Version): Promise<void> {
  const { live } = world.reference;
  const before = live.get(one.name) ?? [];
  if (one.name !== other.name || one === other) {
    await Promise.all([
      release(world, one.name, one.code),
      ...(one === other ? [] : [release(world, other.name, other.code)]),
    ]);
    return;
  }
  await Promise.all([releaseOf(world, one), releaseOf(world, other)]);
  const inOrder = (order: readonly Version[]) =>
    order.reduce((now, version) => released(now, version) ?? now, before);
  const possible = [inOrder([one, other]), inOrder([other, one])];
  const code = (await storedCodes(world)).get(one.name);
  const found = possible.find((stack) => (stack.at(-1) && keyOf(stack.at(-1) as Version)) === code);
  expect([code, possible.map((stack) => stack.map(keyOf)), found !== undefined]).toContain(true);
  if (found && found.length > 0) live.set(one.name, found);
}

/** An operator takes a remote off the site. */
async function withdraw({ store, reference }: World, name: Name): Promise<void> {
  const parse = (value: unknown) => (value ?? {}) as Record<string, unknown>;
  await updateDocument(store, REGISTRY_KEY, parse, async (now) => {
    const { [name]: gone, ...rest } = now;
    return gone === undefined ? undefined : rest;
  });
  reference.live.delete(name);
}

async function damage({ storeDir, entries }: World, version: Version, file: File): Promise<void> {
  const entry = entries.get(keyOf(version));
  if (!version.isStored || entry === undefined || version.damaged.has(file)) return;
  await writeFile(path.join(storeDir, version.name, entry.version, file), 'damaged');
  version.damaged.add(file);
}

async function repair({ storeDir, entries }: World, version: Version): Promise<void> {
  for (const file of version.damaged) {
    const right = await readFile(path.join(appOf(version.name, version.code), 'dist', file));
    const { version: id = '' } = entries.get(keyOf(version)) ?? {};
    await writeFile(path.join(storeDir, version.name, id, file), right);
  }
  version.damaged.clear();
}

/** The shell copies what is live; a version that is damaged leaves the one before it. */
async function sync({ shell, reference }: World): Promise<void> {
  await shell.mirror.sync();
  const { live, copied } = reference;
  // there is no registry before the first release
  if (!reference.versions.some(({ isStored }) => isStored)) return;
  const next = new Map<Name, Version>();
  for (const [name, stack] of live) {
    const version = stack.at(-1);
    if (version) version.isCopied ||= version.damaged.size === 0;
    const chosen = version?.isCopied ? version : copied.get(name);
    if (chosen) next.set(name, chosen);
  }
  reference.copied = next;
}

async function look({ shell, reference }: World): Promise<void> {
  shell.lookAgain();
  await shell.host.warm();
  for (const name of NAMES) {
    const expected = reference.copied.get(name);
    const found = await shell.host.get(name);
    const { code } = (found?.module ?? {}) as { code?: string };
    expect([name, code]).toEqual([name, expected?.code]);
    const offered = shell.host.publicRegistry()[name];
    expect(offered?.version).toBe(found?.entry.version);
  }
}

async function restart(world: World): Promise<void> {
  world.shell = aShell(world.store, world.remotesDir);
  await look(world);
}

const names = fc.constantFrom(...NAMES);
const codes = fc.constantFrom(...CODES);
const versions = fc.record({ name: names, code: codes });

const releases = versions.map(({ name, code }) =>
  step(`release ${name} ${code}`, (world) => release(world, name, code)),
);
const syncs = fc.constant(
  step('sync', async (world) => {
    await sync(world);
    await look(world);
  }),
);
const steps: fc.Arbitrary<Step>[] = [
  releases,
  releases,
  syncs,
  syncs,
  names.map((name) => step(`roll back ${name}`, (world) => rollBack(world, name))),
  names.map((name) => step(`withdraw ${name}`, (world) => withdraw(world, name))),
  fc
    .tuple(versions, versions)
    .map(([one, other]) =>
      step(`at once ${one.name} ${one.code}, ${other.name} ${other.code}`, (world) =>
        atOnce(
          world,
          versionOf(world.reference, one.name, one.code),
          versionOf(world.reference, other.name, other.code),
        ),
      ),
    ),
  fc
    .tuple(versions, fc.constantFrom(...FILES))
    .map(([{ name, code }, file]) =>
      step(`damage ${name} ${code} ${file}`, (world) =>
        damage(world, versionOf(world.reference, name, code), file),
      ),
    ),
  versions.map(({ name, code }) =>
    step(`repair ${name} ${code}`, (world) =>
      repair(world, versionOf(world.reference, name, code)),
    ),
  ),
  fc.constant(step('look', look)),
  fc.constant(step('restart', restart)),
];

let rolled = 0;
let spared = 0;

async function happen(all: Iterable<Step>): Promise<void> {
  const storeDir = await mkdtemp(path.join(tmpdir(), 'store-'));
  const remotesDir = await mkdtemp(path.join(tmpdir(), 'shell-'));
  const store = openReleaseStore({}, storeDir);
  const reference: Reference = {
    versions: NAMES.flatMap((name) =>
      CODES.map((code) => ({
        name,
        code,
        damaged: new Set<File>(),
        isStored: false,
        isCopied: false,
      })),
    ),
    live: new Map(),
    copied: new Map(),
  };
  const shell = aShell(store, remotesDir);
  const world: World = { reference, storeDir, remotesDir, store, entries: new Map(), shell };
  await fc.asyncModelRun(() => ({ model: reference, real: world }), all);
  const expected = [...reference.live].flatMap(([name, stack]) => {
    const version = stack.at(-1);
    return version ? [[name, keyOf(version)] as const] : [];
  });
  expect(await storedCodes(world)).toEqual(new Map(expected));
  await sync(world);
  await restart(world);
  rolled += [...reference.live.values()].filter((stack) => stack.length > 1).length;
  spared += [...reference.copied].filter(
    ([name, version]) => reference.live.get(name)?.at(-1) !== version,
  ).length;
  await rm(storeDir, { recursive: true, force: true });
  await rm(remotesDir, { recursive: true, force: true });
}

test(
  'whatever teams, operators and disks do, a shell runs the version that the reference says',
  async () => {
    const property = fc.asyncProperty(fc.commands(steps, { maxCommands: 40, size: 'max' }), happen);
    await fc.assert(property, { numRuns: RUNS, seed: testSeed, endOnFailure: false });
    // so that the runs are not empty
    expect(rolled).toBeGreaterThan(RUNS / 4);
    expect(spared).toBeGreaterThan(0);
  },
  RUNS * 10_000,
);
