import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { RegistryEntry } from '@tipmark/remotes-registry';
import { putBundle, register, resultsBundle } from '@tipmark/remotes-registry/testing';
import type { RemotesStatus } from '../../src/features/status-remotes/remotes-status.ts';
import { aSite, type Site } from '../testing/a-site.ts';

jest.setTimeout(30_000);

let site: Site;
afterEach(() => site.stop());

const BUILD = '0123456789';
const FIRST = `1.0.0-${BUILD}`;
const SECOND = `1.1.0-${BUILD}`;
const STAGED = `2.0.0-${BUILD}`;
const AT = 1_795_000_000;

const step = (
  version: string,
  atSeconds: number,
  kind: 'released' | 'rolledBack' = 'released',
) => ({
  id: `${version} ${atSeconds}`,
  version,
  kind,
  atSeconds,
});

/** A remote of which the second version went live and was rolled back, and a third is staged. */
async function withHistory(remotesDir: string): Promise<RegistryEntry> {
  const entry = await putBundle(remotesDir, FIRST, resultsBundle('one'));
  await putBundle(remotesDir, SECOND, resultsBundle('two'));
  await putBundle(remotesDir, STAGED, resultsBundle('three'));
  await putBundle(remotesDir, 'of-the-future', '', { contract: 99 });
  const history = [step(FIRST, AT), step(SECOND, AT + 60), step(FIRST, AT + 120, 'rolledBack')];
  const staged = [FIRST, STAGED, 'of-the-future'].map((version) => ({ version, atSeconds: AT }));
  await mkdir(path.join(remotesDir, 'soccer'), { recursive: true });
  await writeFile(path.join(remotesDir, 'soccer/staged.json'), JSON.stringify(staged));
  const live = { ...entry, history };
  await register(remotesDir, live);
  return live;
}

const start = async (prepare: (remotesDir: string) => Promise<unknown>, env = {}) => {
  site = await aSite(async (remotesDir) => {
    await prepare(remotesDir);
  }, env);
  await site.get('/Results');
};
const statusNow = async () => (await site.get('/status/remotes.json')).json() as RemotesStatus;

it('says which version is live since when, and what went live before', async () => {
  await start(withHistory);
  const { remotes, history } = await statusNow();
  expect(remotes).toMatchObject([
    { name: 'soccer', live: FIRST, sinceSeconds: AT + 120, refused: null },
  ]);
  expect(remotes[0]?.checkedAtSeconds).toBeGreaterThan(AT);
  expect(history.map(({ version, kind, state }) => [version, kind, state])).toEqual([
    [FIRST, 'rolledBack', 'live'],
    [SECOND, 'released', 'withdrawn'],
    [FIRST, 'released', 'replaced'],
  ]);
});

it('checks staged versions against this shell, and does not list the live one', async () => {
  await start(withHistory);
  const { remotes } = await statusNow();
  expect(remotes[0]?.staged.map(({ version, reasons }) => [version, reasons])).toEqual([
    ['of-the-future', [{ kind: 'contract', has: 99, needs: expect.any(Number) }]],
    [STAGED, []],
  ]);
});

/** What is refused, once the shell has looked at the released version. */
async function refusedAfter(release: RegistryEntry) {
  await register(site.remotesDir, release);
  for (let waits = 0; waits < 100; waits += 1) {
    await site.get('/Results');
    const [soccer] = (await statusNow()).remotes;
    if (soccer?.refused) return soccer;
    await delay(100);
  }
  throw new Error('nothing was refused');
}

it('names why a released version is refused', async () => {
  await start(withHistory);
  const uses = { '@tipmark/remote-kit': ['useQuota'], '@tipmark/charts': ['Line'] };
  const release = await putBundle(site.remotesDir, '3', '', { contract: 99, uses });
  expect(await refusedAfter(release)).toMatchObject({
    live: FIRST,
    refused: {
      version: '3',
      reasons: [
        { kind: 'contract', has: 99 },
        { kind: 'name', id: '@tipmark/remote-kit', name: 'useQuota' },
        { kind: 'module', id: '@tipmark/charts' },
      ],
    },
  });
  await register(site.remotesDir, { ...release, history: [step(FIRST, AT), step('3', AT + 5)] });
  await delay(3000);
  expect((await statusNow()).history.map(({ state }) => state)).toEqual(['refused', 'replaced']);
  const { body } = await site.get('/status/remotes');
  expect(body).toContain('Новая версия 1 модуля не подошла');
  expect(body).toContain('у неё контракт v99');
});

it('calls a version whose files are wrong damaged, and shows no path of this server', async () => {
  await start(withHistory);
  const release = await putBundle(site.remotesDir, '3', 'throw new Error("secret");');
  expect((await refusedAfter(release)).refused).toEqual({
    version: '3',
    reasons: [{ kind: 'damaged' }],
  });
  for (const address of ['/status/remotes', '/status/remotes.json', '/api/status/remotes']) {
    const { body } = await site.get(address);
    expect(body).not.toContain(site.remotesDir);
    expect(body).not.toContain('secret');
  }
});

it('is a page in both languages, made by the server, not indexed and always new', async () => {
  await start(withHistory);
  const russian = await site.get('/status/remotes');
  expect(russian.statusCode).toBe(200);
  expect(russian.body).toContain('Части сайта');
  expect(russian.body).toContain('1.0.0');
  expect(russian.body).toContain('<meta name="robots" content="noindex">');
  expect(russian.headers['cache-control']).toBe('no-store');
  expect((await site.get('/en/status/remotes')).body).toContain(
    '1 module is compatible with the shell.',
  );
  expect(site.api.requests.filter(({ url }) => url?.includes('status'))).toEqual([]);
});

it('links staged versions only where overrides are on', async () => {
  await start(withHistory);
  const link = `?mf.soccer=${STAGED}`;
  expect((await site.get('/status/remotes')).body).not.toContain('mf.soccer');
  await site.stop();
  await start(withHistory, { ALLOW_REMOTE_OVERRIDES: '1' });
  const { body } = await site.get('/status/remotes');
  expect(body).toContain(link);
  expect(body).not.toContain('mf.soccer=of-the-future');
  const chosen = await site.get(`/${link}`);
  expect(String(chosen.headers['set-cookie'])).toContain(`mf.soccer=${STAGED}`);
});

it('answers the same to a page that is already open', async () => {
  await start(withHistory);
  const answer = await site.get('/api/status/remotes');
  expect(answer.json().data).toEqual(await statusNow());
  expect(answer.headers['cache-control']).toBe('no-store');
});

it('says so where nothing has been released', async () => {
  await start(async () => {});
  expect((await site.get('/status/remotes')).body).toContain('ещё не выпущено ни одного модуля');
});

it('counts errors that browsers reported, by remote, since the start of this server', async () => {
  await start(withHistory);
  const error = { name: 'TypeError', message: 'of a test', stack: 'at a.js:1:2' };
  const report = { page: 'results', remote: 'soccer', version: FIRST, error };
  for (let times = 0; times < 2; times += 1) {
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    const payload = JSON.stringify(report);
    const reply = await site.ask({ method: 'POST', url: '/page-reports', headers, payload });
    expect(reply.statusCode).toBe(204);
  }
  const { remotes, errorsSince } = await statusNow();
  expect(remotes.map(({ name, errors }) => [name, errors])).toEqual([['soccer', 2]]);
  expect(Math.abs(errorsSince - Date.now() / 1000)).toBeLessThan(60);
  expect((await site.get('/status/remotes')).body).toContain(
    'Ошибки браузеров этот сервер считает с',
  );
});

it('says how large the scripts of a release are only where it has them compressed', async () => {
  let entry: RegistryEntry | undefined;
  await start(async (remotesDir) => {
    entry = await withHistory(remotesDir);
  });
  expect((await statusNow()).remotes[0]?.scripts).toBeUndefined();
  const client = path.join(site.remotesDir, 'soccer', FIRST, 'client');
  const scripts = Object.keys(entry?.integrities ?? {}).filter((url) => url.endsWith('.js'));
  for (const url of scripts) {
    await writeFile(path.join(client, `${path.basename(url)}.br`), 'x'.repeat(1_000));
  }
  // longer than an answer is stored
  await delay(2_100);
  expect((await statusNow()).remotes[0]?.scripts).toBe(scripts.length);
});

describe('the matrix of shells', () => {
  const recorded = (build: string, modules: object, contract = 3) => ({
    build,
    atSeconds: AT,
    contract,
    modules,
  });
  const startWith = (shells: readonly object[]) =>
    start(async (remotesDir) => {
      await withHistory(remotesDir);
      await mkdir(path.join(remotesDir, 'shell'), { recursive: true });
      await writeFile(path.join(remotesDir, 'shell/released.json'), JSON.stringify(shells));
    });

  it('is absent where no other shell is recorded', async () => {
    await startWith([]);
    expect((await statusNow()).shells).toEqual([]);
    expect((await site.get('/status/remotes')).body).not.toContain('Оболочка и модули');
  });

  it('says which recorded shell refuses what is live, and names what it lacks', async () => {
    await startWith([recorded('0123456789', {}), recorded('abcdefabcd', {}, 2)]);
    const { shells } = await statusNow();
    expect(shells.map(({ build, isThis }) => [build, isThis])).toEqual([
      [null, true],
      ['abcdefabcd', false],
      ['0123456789', false],
    ]);
    expect(shells[0]?.refused).toEqual([]);
    expect(shells[1]?.refused[0]).toMatchObject({
      name: 'soccer',
      reasons: expect.arrayContaining([{ kind: 'contract', has: 3, needs: 2 }]),
    });
    expect(JSON.stringify(shells[2]?.refused)).toContain('"kind":"module"');
    const { body } = await site.get('/status/remotes');
    expect(body).toContain('Оболочка abcdefabcd отклоняет модуль «Футбол»:');
  });

  it('is absent where the record is damaged', async () => {
    await startWith([{ build: '../../secret' }]);
    expect((await statusNow()).shells).toEqual([]);
  });
});
