import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type S3Server, startS3Server } from '../testing/s3-server.ts';
import { openReleaseStore } from './open-store.ts';
import { type ReleaseStore, readWhole } from './release-store.ts';
import { updateDocument } from './update-document.ts';

let folder: string;
let server: S3Server;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'store-'));
  server = await startS3Server();
});
afterEach(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const stores: [string, () => ReleaseStore][] = [
  ['a folder', () => openReleaseStore({}, folder)],
  ['an object store', () => openReleaseStore(server.env, folder)],
];
const textOf = async (store: ReleaseStore, key: string) =>
  (await readWhole(store, key))?.bytes.toString();
const bytes = (text: string) => Buffer.from(text);

describe.each(stores)('%s', (_name, open) => {
  it('has no object before it is written', async () => {
    expect(await open().read('soccer/1/release.json')).toBeUndefined();
  });

  it('never writes an immutable object twice', async () => {
    const store = open();
    expect(await store.create('soccer/1/client/a~b.js', bytes('one'))).toBe(true);
    expect(await store.create('soccer/1/client/a~b.js', bytes('two'))).toBe(false);
    expect(await textOf(store, 'soccer/1/client/a~b.js')).toBe('one');
  });

  it('reports whether an object has changed', async () => {
    const store = open();
    await store.replace('remotes.json', bytes('one'), undefined);
    const first = await readWhole(store, 'remotes.json');
    expect(await store.read('remotes.json', first?.tag)).toBe('unchanged');
    expect(await store.replace('remotes.json', bytes('two'), first?.tag)).toBe(true);
    expect(await store.read('remotes.json', first?.tag)).toMatchObject({ bytes: bytes('two') });
  });

  it('replaces only what was read', async () => {
    const store = open();
    expect(await store.replace('remotes.json', bytes('one'), '"none"')).toBe(false);
    expect(await store.replace('remotes.json', bytes('one'), undefined)).toBe(true);
    expect(await store.replace('remotes.json', bytes('two'), undefined)).toBe(false);
    const seen = await readWhole(store, 'remotes.json');
    expect(await store.replace('remotes.json', bytes('three'), seen?.tag)).toBe(true);
    expect(await store.replace('remotes.json', bytes('four'), seen?.tag)).toBe(false);
    expect(await textOf(store, 'remotes.json')).toBe('three');
  });

  it('loses no change of several writers', async () => {
    const numbers = Array.from({ length: 12 }, (_, index) => index);
    const parse = (value: unknown) => (value ?? []) as readonly number[];
    await Promise.all(
      numbers.map((number) =>
        updateDocument(open(), 'list.json', parse, async (now) => [...now, number]),
      ),
    );
    const list = JSON.parse((await textOf(open(), 'list.json')) ?? '') as number[];
    expect(list.toSorted((a, b) => a - b)).toEqual(numbers);
  });
});

describe('an object store that fails', () => {
  it.each(['lost', 'cut', 'busy'] as const)(
    'is asked again after a request was %s',
    async (fault) => {
      let left = 2;
      server.faultOf = () => (left-- > 0 ? fault : undefined);
      const store = openReleaseStore(server.env, folder);
      await store.create('soccer/1/release.json', bytes('one'));
      expect(await textOf(store, 'soccer/1/release.json')).toBe('one');
    },
  );

  it('says what to do when the bucket does not exist', async () => {
    const store = openReleaseStore({ ...server.env, REMOTES_URL: 's3://elsewhere' }, folder);
    await expect(store.read('remotes.json')).rejects.toThrow('create the bucket');
  });

  it.each([
    ['AWS_ACCESS_KEY_ID', 'correct AWS_ACCESS_KEY_ID'],
    ['AWS_SECRET_ACCESS_KEY', 'correct AWS_SECRET_ACCESS_KEY'],
  ])('says that %s is wrong, without its value', async (variable, advice) => {
    const store = openReleaseStore({ ...server.env, [variable]: 'secret-value' }, folder);
    const failure = await store
      .create('a.json', bytes('{}'))
      .catch((error: Error) => error.message);
    expect(failure).toContain(advice);
    expect(failure).not.toContain('secret-value');
  });

  it('is not believed when it answers with a page', async () => {
    server.faultOf = () => 'wrong';
    await expect(openReleaseStore(server.env, folder).read('remotes.json')).rejects.toThrow(
      'answers 200',
    );
  });
});

it.each([
  [{ REMOTES_URL: 'https://store.example/bucket' }, 's3://bucket/prefix'],
  [{ REMOTES_URL: 's3://bucket/../other' }, 's3://bucket/prefix'],
  [{ REMOTES_URL: 's3://bucket' }, 'AWS_ACCESS_KEY_ID'],
  [{ REMOTES_URL: 's3://bucket', AWS_ENDPOINT_URL_S3: 'store:9000' }, 'AWS_ENDPOINT_URL_S3'],
])('refuses the settings %j', (env, problem) => {
  expect(() => openReleaseStore(env, folder)).toThrow(problem);
});
