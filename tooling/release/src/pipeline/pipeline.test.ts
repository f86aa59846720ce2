import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { aBuildDrawing, aComposedSite, type ComposedSite } from './testing/composed-site.ts';

jest.setTimeout(60_000);

const SRC = path.resolve(import.meta.dirname, '..');
const GOOD = '<h1>good</h1> <a href="/Events/7-a-b?tab=odds">a match</a> <a href="/hockey">ice</a>';

let dir: string;
let site: ComposedSite;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'pipeline-'));
  site = await aComposedSite(path.join(dir, 'remotes'));
});
afterEach(async () => {
  site.stop();
  await rm(dir, { recursive: true });
});

interface Ended {
  readonly code: number;
  readonly output: string;
}

/** A command of the repository, run on the data folder and the site of the test. */
async function run(command: string, ...args: string[]): Promise<Ended> {
  const env = { ...process.env, DATA_DIR: dir, PUBLIC_URL: site.url, NODE_OPTIONS: '' };
  const child = spawn(process.execPath, [path.join(SRC, command), ...args], { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

const app = () => path.join(dir, 'soccer');
const release = async (drawn: string, ...args: string[]) => {
  await aBuildDrawing(app(), drawn);
  const { output } = await run('main.ts', 'soccer', '--from', app(), ...args);
  return /^soccer (\S+) is/m.exec(output)?.[1] ?? '';
};
const live = async () => {
  const text = await readFile(path.join(dir, 'remotes/remotes.json'), 'utf8');
  return (JSON.parse(text) as { soccer: { version: string } }).soccer.version;
};
const smoke = (...args: string[]) => run('pipeline/smoke.ts', 'soccer', '--from', app(), ...args);
const watch = (...args: string[]) =>
  run('pipeline/watch.ts', 'soccer', '--from', app(), '--for', '20', '--every', '0.05', ...args);

describe('smoke', () => {
  it('opens the pages of a staged version in both languages, and what they link to', async () => {
    await release('<h1>the live one</h1>');
    const staged = await release(GOOD, '--stage');
    const { code, output } = await smoke();
    expect(output).toMatch(/^200 \/Results$/m);
    expect(output).toMatch(/^200 \/en\/Events\/7-a-b$/m);
    expect(output).not.toMatch(/hockey/);
    expect(output).toMatch(/^no page of the site links to referee$/m);
    expect(output).toMatch(new RegExp(`pages of soccer ${staged} on ${site.url} are good`));
    expect(code).toBe(0);
  });

  it('refuses a version whose pages fail, without changing the live one', async () => {
    const before = await release(GOOD);
    await release('throw', '--stage');
    const { code, output } = await smoke();
    expect(output).toMatch(/^\/en\/Results: status 500$/m);
    expect(output).toMatch(/the server could not show it: {"reason":"screen"}/);
    expect(code).toBe(1);
    expect(await live()).toBe(before);
  });

  it('refuses a version of which a script is gone or another one', async () => {
    const staged = await release(GOOD, '--stage');
    const client = path.join(dir, 'remotes/soccer', staged, 'client');
    await rm(path.join(client, '12.ab.js'));
    await writeFile(path.join(client, 'remoteEntry.js'), 'something else');
    const { code, output } = await smoke();
    expect(output).toContain(`/remotes/soccer/${staged}/12.ab.js answers 404`);
    expect(output).toContain(`remoteEntry.js is not what was built`);
    expect(code).toBe(1);
  });

  it('reports that the site runs another version than the one meant', async () => {
    await release('<h1>the live one</h1>');
    await aBuildDrawing(app(), GOOD);
    const { code, output } = await smoke('--live');
    expect(output).toMatch(/^\/Results: runs soccer 1\.2\.3-\w+ instead of 1\.2\.3-\w+$/m);
    expect(code).toBe(1);
  });

  it('ends with 2 and one line when it is called wrongly', async () => {
    expect(await run('pipeline/smoke.ts')).toMatchObject({ code: 2 });
    const { code, output } = await run('pipeline/smoke.ts', 'soccer', '--from', dir);
    expect({ code, lines: output.trim().split('\n').length }).toEqual({ code: 2, lines: 1 });
  });
});

describe('watch', () => {
  it('rolls back a release whose pages fail', async () => {
    const good = await release(GOOD);
    const bad = await release('throw');
    expect(await live()).toBe(bad);
    const { code, output } = await watch();
    expect(await live()).toBe(good);
    expect(output).toContain(`rolled back: soccer ${good} is live`);
    expect(code).toBe(1);
  });

  it('leaves a good release, and one on a site that is down altogether', async () => {
    await release('<h1>before</h1>');
    const good = await release(GOOD);
    expect(await watch('--for', '0.3')).toMatchObject({ code: 0 });
    site.isDown = true;
    const { code, output } = await watch('--for', '0.5');
    expect(output).toContain('not due to this release: /about-us: status 503');
    expect(code).toBe(0);
    expect(await live()).toBe(good);
  });

  it('stops when somebody else changes the version', async () => {
    const first = await release(GOOD);
    await release('<h1>second</h1>');
    const watching = watch();
    await delay(200);
    await run('main.ts', 'soccer', '--rollback');
    const { code, output } = await watching;
    expect(output).toContain('is not live any more');
    expect(code).toBe(0);
    expect(await live()).toBe(first);
  });
});
