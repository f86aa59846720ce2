import { appendFile, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'playwright/test';
import { newHeading, REMOTE_HEADINGS } from '../../pages/remote-headings.ts';
import { alteredRemote } from '../../world/altered-remote.ts';
import { root } from '../../world/processes.ts';
import { release } from '../../world/release.ts';
import { type Site, START_LIMIT_MS, startSite } from '../../world/site.ts';
import { walkVersions } from '../../world/walk-versions.ts';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

const NAME = 'scanner';
let site: Site;
let folder: string;
/** What was released before this checkout: another build of shell and remote. */
let former: string;

test.beforeAll(async () => {
  test.setTimeout(START_LIMIT_MS);
  folder = await mkdtemp(path.join(tmpdir(), 'tipmark-versions-'));
  site = await startSite({ REMOTES: NAME });
  const shell = path.join(folder, 'former-shell');
  await cp(path.join(root, 'apps/shell/dist'), path.join(shell, 'dist'), { recursive: true });
  await appendFile(path.join(shell, 'dist/server/server.js'), '\n// another build\n');
  await release(site.dataDir, 'shell', '--from', shell);
  const remote = await alteredRemote(NAME, REMOTE_HEADINGS[NAME].heading, newHeading(NAME));
  former = await release(site.dataDir, NAME, '--from', remote);
  await rm(remote, { recursive: true });
});
test.afterAll(async () => {
  await site?.stop();
  await rm(folder, { recursive: true, force: true });
});

test('versions before and of this checkout fit, page by page in a browser', async () => {
  const { code, output } = await walkVersions(site, NAME);
  expect(output).toContain('these versions fit together');
  expect(code).toBe(0);
  expect(output).toMatch(
    new RegExp(`remotes that are live\n {2}${NAME} ${former}: \\d+ pages, [1-9]\\d* in a browser`),
  );
  expect(output).toMatch(/the remotes of this checkout in the shell [0-9a-f]{10} of \d{4}-/);
});

test('a remote of this checkout that needs what the shell before lacks is named with it', async () => {
  const apps = path.join(folder, 'apps');
  await mkdir(apps);
  await cp(path.join(root, 'apps/shell/dist'), path.join(apps, 'shell/dist'), { recursive: true });
  // third-party packages are no part of a build
  await symlink(path.join(root, 'apps/shell/node_modules'), path.join(apps, 'shell/node_modules'));
  await cp(path.join(root, 'apps', NAME, 'dist'), path.join(apps, NAME, 'dist'), {
    recursive: true,
  });
  await cp(path.join(root, 'apps', NAME, 'package.json'), path.join(apps, NAME, 'package.json'));
  const file = path.join(apps, NAME, 'dist/ssr/seam.json');
  const seam = JSON.parse(await readFile(file, 'utf8')) as {
    uses: Record<string, string[]>;
  };
  seam.uses['@tipmark/remote-kit']?.push('useQuota');
  await writeFile(file, JSON.stringify(seam));

  const { code, output } = await walkVersions(site, NAME, '--apps', apps);
  expect(code).toBe(1);
  expect(output).toMatch(
    new RegExp(
      `in the shell [0-9a-f]{10} of [\\d-]+: ${NAME} .*@tipmark/remote-kit has no useQuota`,
    ),
  );
});

test('a live remote that reads a field which is gone fails with call, field and page', async () => {
  // as if the leagues to choose from had been below "choices" when it was built
  const broken = await alteredRemote(
    NAME,
    '.leagueChoices.map(',
    '.choices.leagues.map(',
    'browser',
  );
  const version = await release(site.dataDir, NAME, '--from', broken);
  await rm(broken, { recursive: true });
  const stored = path.join(site.dataDir, 'remotes', NAME, version, 'contract.json.gz');
  const contract = JSON.parse(gunzipSync(await readFile(stored)).toString('utf8')) as Record<
    string,
    { reply: Record<string, { types: string[]; isOptional: boolean }> }
  >;
  const [call, described] =
    Object.entries(contract).find(([, { reply }]) => 'data.leagueChoices' in reply) ?? [];
  if (!described) throw new Error('no call has leagues to choose from');
  described.reply['data.choices'] = { types: ['object'], isOptional: false };
  await writeFile(stored, gzipSync(JSON.stringify(contract)));

  const { code, output } = await walkVersions(site, NAME);
  expect(code).toBe(1);
  expect(output).toContain(`${call}: field data.choices of the reply is gone (${NAME})`);
  expect(output).toMatch(
    new RegExp(`that are live: ${NAME} ${version}: /odds-grid in the browser: .*'leagues'`),
  );
});
