import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkoutOf } from './checkout-of.ts';

let work: string;
let repository: string;
let builds: string[];

beforeEach(() => {
  work = realpathSync(mkdtempSync(path.join(tmpdir(), 'checkout-of-')));
  repository = path.join(work, 'repository');
  builds = [];
  add(repository, 'apps/api/src/main.ts', 'first');
  git('init', '--quiet');
  commit('First');
});

afterEach(() => rmSync(work, { recursive: true }));

function add(root: string, file: string, text = ''): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

const git = (...args: string[]) =>
  execFileSync(
    'git',
    ['-C', repository, '-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args],
    { encoding: 'utf8' },
  ).trim();

function commit(subject: string): void {
  git('add', '.');
  git('commit', '--quiet', '-m', subject);
}

function build(root: string): void {
  builds.push(root);
  for (const file of ['node_modules/x', 'apps/shell/dist/server/server.js']) add(root, file);
}

const open = (named: string, how = build) =>
  checkoutOf(named, { repository, folder: path.join(work, 'builds'), build: how });

test('a commit is checked out as it was and built once, by any of its names', () => {
  const first = git('rev-parse', 'HEAD');
  git('tag', 'released');
  add(repository, 'apps/api/src/main.ts', 'second');
  commit('Second');
  const root = path.join(work, 'builds', first);
  expect(open('HEAD~1')).toEqual({ root, name: `${first.slice(0, 7)} First`, remotes: [] });
  expect(open('released').root).toBe(root);
  expect(open(first.slice(0, 8)).root).toBe(root);
  expect(builds).toEqual([root]);
  expect(open('HEAD').name).toContain('Second');
});

test('a build that failed is made again the next time', () => {
  const fail = () => {
    throw new Error('npm run build failed');
  };
  expect(() => open('HEAD', fail)).toThrow('npm run build failed');
  expect(open('HEAD').name).toContain('First');
  expect(builds).toHaveLength(1);
});

test('a folder is opened as it is, and built by nobody', () => {
  build(repository);
  builds = [];
  expect(open(repository).root).toBe(repository);
  expect(() => open(work)).toThrow(`${work} has no apps/api/src/main.ts`);
  expect(builds).toEqual([]);
});

test.each(['yesterday', '--all', 'HEAD~7', 'HEAD:apps'])('%s is no commit', (named) => {
  expect(() => open(named)).toThrow(
    `--from ${named}: neither a folder nor a commit of this repository`,
  );
  expect(builds).toEqual([]);
});
