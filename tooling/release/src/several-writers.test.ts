import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import {
  createS3Store,
  type RegistryEntry,
  type ReleaseStore,
  readS3Options,
  readWhole,
  registryEntry,
  stagedKey,
} from '@tipmark/remotes-registry/store';
import { type S3Server, startS3Server } from '@tipmark/remotes-registry/testing/s3';
import fc from 'fast-check';
import { releaseRemote } from './release-remote.ts';
import { rollBackRemote } from './roll-back-remote.ts';
import { aBuild, hashOf } from './testing/a-build.ts';

const NAMES = ['soccer', 'hockey', 'tennis'];
const CODES = ['one', 'two', 'three', 'four'];

let dir: string;
const built = new Map<string, string>();

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'writers-'));
  for (const name of NAMES) {
    for (const code of CODES) {
      built.set(`${name} ${code}`, await aBuild(path.join(dir, `${name}-${code}`), code));
    }
  }
});
afterAll(() => rm(dir, { recursive: true }));

interface Step {
  readonly name: string;
  readonly kind: 'release' | 'rollback' | 'stage';
  readonly code: string;
}

const step: fc.Arbitrary<Step> = fc.record({
  name: fc.constantFrom(...NAMES),
  kind: fc.constantFrom('release', 'release', 'rollback', 'stage'),
  code: fc.constantFrom(...CODES),
});

/** What should be live: each remote has a stack of versions that were live. */
class Reference {
  readonly live = new Map<string, string[]>();
  readonly staged = new Map<string, string[]>();

  /** False when the step is refused. */
  apply({ name, kind, code }: Step): boolean {
    const stack = this.live.get(name) ?? [];
    if (kind === 'rollback') {
      if (stack.length < 2) return false;
      stack.pop();
    } else if (kind === 'release') {
      if (stack.at(-1) !== code) stack.push(code);
      this.live.set(name, stack);
    } else {
      const others = (this.staged.get(name) ?? []).filter((one) => one !== code);
      this.staged.set(name, [...others, code]);
    }
    return true;
  }
}

async function run({ name, kind, code }: Step, store: ReleaseStore): Promise<RegistryEntry> {
  if (kind === 'rollback') return rollBackRemote(name, store);
  const app = built.get(`${name} ${code}`) ?? '';
  return releaseRemote(app, name, store, { isLive: kind === 'release' });
}

async function jsonOf(store: ReleaseStore, key: string): Promise<unknown> {
  const found = await readWhole(store, key);
  return found && JSON.parse(found.bytes.toString());
}

/** The code of the live bundle of each remote, read as a shell would. */
async function liveCodes(store: ReleaseStore): Promise<Record<string, string>> {
  const registry = ((await jsonOf(store, 'remotes.json')) ?? {}) as Record<string, unknown>;
  const codes = await Promise.all(
    Object.entries(registry).map(async ([name, raw]) => {
      const bundle = await readWhole(store, registryEntry.parse(raw).ssrBundle);
      return [name, /'(\w+)'/.exec(bundle?.bytes.toString() ?? '')?.[1] ?? ''] as const;
    }),
  );
  return Object.fromEntries(codes);
}

type StoreFault = 'lost' | 'late' | undefined;

const faults: fc.Arbitrary<StoreFault[]> = fc.array(
  fc.constantFrom<StoreFault>(undefined, undefined, 'late', 'lost'),
  { minLength: 16, maxLength: 16 },
);

/**
 * A store as a writer sees it through repeated requests: a write whose answer is lost is there, and
 * its repetition finds that it is not needed. Answers come in any order.
 */
function faultyStore(objects: Map<string, Buffer>, pattern: readonly StoreFault[]): ReleaseStore {
  let turn = 0;
  const tagOf = (bytes: Buffer | undefined) => bytes && hashOf(bytes.toString());
  async function nextFault(): Promise<StoreFault> {
    turn += 1;
    const fault = pattern[turn % pattern.length];
    for (let ticks = fault === 'late' ? 7 : 1; ticks > 0; ticks -= 1) await setImmediate();
    return fault;
  }
  async function write(key: string, bytes: Buffer, tag: string | undefined): Promise<boolean> {
    const fault = await nextFault();
    if (tagOf(objects.get(key)) !== tag) return false;
    objects.set(key, bytes);
    await setImmediate();
    return fault !== 'lost';
  }
  return {
    location: 'memory',
    async read(key) {
      await nextFault();
      const bytes = objects.get(key);
      return bytes && { bytes, tag: tagOf(bytes) ?? '' };
    },
    create: (key, bytes) => write(key, bytes, undefined),
    replace: write,
  };
}

const isRefused = (error: Error): false => {
  expect(error.message).toContain('no earlier version');
  return false;
};

it('one writer over a faulty store does what the reference does', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 5, maxLength: 12 }),
      faults,
      async (steps, pattern) => {
        const store = faultyStore(new Map(), pattern);
        const reference = new Reference();
        for (const one of steps) {
          const isDone = await run(one, store).then(() => true, isRefused);
          expect(isDone).toBe(reference.apply(one));
        }
        const live = [...reference.live].map(([name, stack]) => [name, stack.at(-1)]);
        expect(await liveCodes(store)).toEqual(Object.fromEntries(live));
        for (const [name, codes] of reference.staged) {
          const staged = (await jsonOf(store, stagedKey(name))) as { version: string }[];
          expect(staged).toHaveLength(codes.length);
        }
      },
    ),
    { numRuns: 40, endOnFailure: true },
  );
}, 120_000);

it('teams that work at once never undo what another did', async () => {
  const teams = fc.tuple(
    ...NAMES.map((name) =>
      fc
        .array(step, { minLength: 2, maxLength: 5 })
        .map((steps) => steps.map((one) => ({ ...one, name }))),
    ),
  );
  await fc.assert(
    fc.asyncProperty(teams, faults, async (ofTeams, pattern) => {
      const objects = new Map<string, Buffer>();
      const reference = new Reference();
      await Promise.all(
        ofTeams.map(async (steps, index) => {
          const store = faultyStore(objects, [...pattern.slice(index), ...pattern.slice(0, index)]);
          for (const one of steps) {
            const isDone = await run(one, store).then(() => true, isRefused);
            expect(isDone).toBe(reference.apply(one));
          }
        }),
      );
      const live = [...reference.live].map(([name, stack]) => [name, stack.at(-1)]);
      expect(await liveCodes(faultyStore(objects, [undefined]))).toEqual(Object.fromEntries(live));
    }),
    { numRuns: 30, endOnFailure: true },
  );
}, 120_000);

it('two people who release and roll back one remote at once leave a history in some order', async () => {
  await fc.assert(
    fc.asyncProperty(faults, async (pattern) => {
      const objects = new Map<string, Buffer>();
      const store = faultyStore(objects, pattern);
      await run({ name: 'soccer', kind: 'release', code: 'one' }, store);
      await run({ name: 'soccer', kind: 'release', code: 'two' }, store);
      await Promise.all([
        run({ name: 'soccer', kind: 'release', code: 'three' }, faultyStore(objects, pattern)),
        run(
          { name: 'soccer', kind: 'rollback', code: '' },
          faultyStore(objects, pattern.toReversed()),
        ),
      ]);
      const { soccer } = (await jsonOf(store, 'remotes.json')) as Record<string, RegistryEntry>;
      const kinds = soccer?.history?.map(({ kind }) => kind) ?? [];
      expect(kinds.toSorted()).toEqual(['released', 'released', 'released', 'rolledBack']);
      // released, then rolled back to what was live before; or the other way round
      const code = (await liveCodes(store))['soccer'];
      expect(code).toBe(kinds.at(-1) === 'rolledBack' ? 'two' : 'three');
    }),
    { numRuns: 40, endOnFailure: true },
  );
}, 120_000);

describe('on a server whose answers are lost, cut and refused', () => {
  let server: S3Server;

  beforeEach(async () => {
    server = await startS3Server();
    const counts = new Map<string, number>();
    server.faultOf = (method, key) => {
      const count = (counts.get(method + key) ?? 0) + 1;
      counts.set(method + key, count);
      return ([undefined, 'lost', 'cut', undefined, 'busy'] as const)[count % 5];
    };
  });
  afterEach(() => server.stop());

  function storeOf({ env }: S3Server): ReleaseStore {
    const options = readS3Options(env);
    if (!options) throw new Error('the server has no address');
    return createS3Store({ ...options, retries: 8, pauseMs: 2 });
  }

  it('nothing goes live in a store that ignores conditions', async () => {
    server.faultOf = () => undefined;
    server.hasConditions = false;
    const store = storeOf(server);
    const releasing = run({ name: 'soccer', kind: 'release', code: 'one' }, store);
    await expect(releasing).rejects.toThrow('no conditional writes');
    expect(await liveCodes(store)).toEqual({});
  });

  it('three teams release at once, and one rolls back', async () => {
    await Promise.all(
      NAMES.map((name) => run({ name, kind: 'release', code: 'one' }, storeOf(server))),
    );
    await run({ name: 'hockey', kind: 'release', code: 'two' }, storeOf(server));
    await Promise.all([
      run({ name: 'hockey', kind: 'rollback', code: '' }, storeOf(server)),
      run({ name: 'tennis', kind: 'release', code: 'three' }, storeOf(server)),
    ]);
    expect(await liveCodes(storeOf(server))).toEqual({
      soccer: 'one',
      hockey: 'one',
      tennis: 'three',
    });
  }, 120_000);
});
