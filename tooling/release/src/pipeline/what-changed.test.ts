import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { whatChanged } from './what-changed.ts';

let root: string;
const write = (file: string, content: string | object): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(
    path.join(root, file),
    typeof content === 'string' ? content : JSON.stringify(content),
  );
};
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', ...args], { cwd: root });

const manifest = (name: string, version: string, ...needs: string[]) => ({
  name: `@tipmark/${name}`,
  version,
  dependencies: Object.fromEntries(needs.map((one) => [`@tipmark/${one}`, 'workspace:*'])),
});

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'changes-'));
  write('.changeset/config.json', { ignore: ['@tipmark/server-kit'] });
  write('.changeset/README.md', '# changeset');
  write('apps/soccer/package.json', manifest('soccer', '0.2.0', 'match-features'));
  write('apps/hockey/package.json', manifest('hockey', '0.2.0', 'ui-kit'));
  write('packages/match-features/package.json', manifest('match-features', '0.1.1', 'ui-kit'));
  write('packages/ui-kit/package.json', manifest('ui-kit', '0.2.0', 'server-kit'));
  write('packages/server-kit/package.json', manifest('server-kit', '0.1.0'));
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-qm', 'start');
  git('checkout', '-q', '-b', 'work');
});
afterEach(() => rmSync(root, { recursive: true }));

const soccer = () => whatChanged(root, 'soccer', 'main');

it('names what a remote consists of, and what nobody has announced', async () => {
  write('packages/ui-kit/src/table.ts', 'export {}');
  write('packages/server-kit/src/cache.ts', 'export {}');
  write('apps/hockey/src/remote.ts', 'export {}');
  git('add', '-A');
  expect(await soccer()).toEqual({
    packages: ['@tipmark/ui-kit', '@tipmark/server-kit'],
    unannounced: ['@tipmark/ui-kit'],
  });
});

it('accepts a file in .changeset, and a version that was raised already', async () => {
  write('apps/soccer/src/remote.ts', 'export {}');
  write('packages/ui-kit/src/table.ts', 'export {}');
  write('packages/ui-kit/package.json', manifest('ui-kit', '0.3.0', 'server-kit'));
  write('.changeset/two-cats.md', "---\n'@tipmark/soccer': minor\n---\n\nA '@tipmark/other': b\n");
  git('add', '-A');
  git('commit', '-qm', 'work');
  expect(await soccer()).toEqual({
    packages: ['@tipmark/soccer', '@tipmark/ui-kit'],
    unannounced: [],
  });
});

it('ignores tests, stories and documentation, and what landed on main meanwhile', async () => {
  write('apps/soccer/src/remote.test.ts', '');
  write('apps/soccer/stories/Pages.stories.tsx', '');
  write('apps/soccer/README.md', '');
  git('add', '-A');
  git('commit', '-qm', 'tests');
  git('checkout', '-q', 'main');
  write('apps/soccer/src/remote.ts', 'export {}');
  git('add', '-A');
  git('commit', '-qm', 'main moves on');
  git('checkout', '-q', 'work');
  expect(await soccer()).toEqual({ packages: [], unannounced: [] });
});

it('names a remote that is not there', async () => {
  await expect(whatChanged(root, 'darts', 'main')).rejects.toThrow('there is no apps/darts');
});
