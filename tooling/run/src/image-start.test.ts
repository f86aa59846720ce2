import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const IMAGE = path.join(import.meta.dirname, '../../../deploy/image');
const machine = { platform: `${process.platform}-${process.arch}`, node: process.versions.node };
const AGAIN = 'build it again with the Containerfile of this repository';

let root: string;

/** What an image has, with programs that say which they are. */
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'image-'));
  cpSync(IMAGE, path.join(root, 'deploy/image'), { recursive: true });
  add('package.json', '{"type":"module"}');
  add('node_modules/x/package.json', '{}');
  add('deploy/image/built-for.json', JSON.stringify(machine));
  for (const file of [
    'apps/api/src/main.ts',
    'apps/api/src/migrate.ts',
    'apps/shell/dist/server/server.js',
    'tooling/release/src/main.ts',
  ])
    add(file, `console.log('${file}', process.argv.slice(2).join(' '));`);
  add('apps/soccer/package.json', '{"exports":{"./remote":"./src/remote.ts"}}');
  add('apps/soccer/dist/x');
  add('apps/api/package.json', '{"type":"module"}');
});

afterEach(() => rmSync(root, { recursive: true }));

function add(file: string, text = ''): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

const remove = (file: string) => rmSync(path.join(root, file), { recursive: true });

function run(...args: string[]) {
  const program = path.join(root, 'deploy/image/run.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    encoding: 'utf8',
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
  });
  return { status, out: stdout.trim(), lines: stderr.trim().split('\n') };
}

test.each([
  [['api'], 'apps/api/src/main.ts'],
  [['migrate'], 'apps/api/src/migrate.ts'],
  [['shell'], 'apps/shell/dist/server/server.js'],
  [['release'], 'tooling/release/src/main.ts soccer shell'],
  [['release', '--stage'], 'tooling/release/src/main.ts soccer --stage'],
  [['release', 'soccer', '--rollback'], 'tooling/release/src/main.ts soccer --rollback'],
])('a whole image starts %j', (args, out) => {
  expect(run(...args)).toEqual({ status: 0, out, lines: [''] });
});

test.each<[string, string, () => void, string]>([
  [
    'without a program',
    'shel',
    () => {},
    '"shel" is no program of this image: api, migrate, shell or release',
  ],
  [
    'without a name',
    '',
    () => {},
    '"" is no program of this image: api, migrate, shell or release',
  ],
  [
    'without the build of the shell',
    'shell',
    () => remove('apps/shell/dist'),
    `this image has no apps/shell/dist/server/server.js: ${AGAIN}`,
  ],
  [
    'without the sources of the api',
    'migrate',
    () => remove('apps/api/src'),
    `this image has no apps/api/src/migrate.ts: ${AGAIN}`,
  ],
  [
    'without packages',
    'api',
    () => remove('node_modules'),
    `this image has no node_modules: ${AGAIN}`,
  ],
  [
    'without one of its packages',
    'api',
    () => add('apps/api/src/main.ts', "import 'fastify';"),
    `this image has no fastify: ${AGAIN}`,
  ],
  [
    'without the build of a remote',
    'release',
    () => remove('apps/soccer/dist'),
    `this image has no build of the remote soccer: ${AGAIN}`,
  ],
  [
    'of another processor',
    'shell',
    () =>
      add('deploy/image/built-for.json', JSON.stringify({ ...machine, platform: 'linux-s390x' })),
    `this image was built for linux-s390x and this is ${machine.platform}: build it for this machine (the head of the Containerfile)`,
  ],
  [
    'with another Node',
    'api',
    () => add('deploy/image/built-for.json', JSON.stringify({ ...machine, node: '24.0.0' })),
    `this image was built with Node 24.0.0 and has ${machine.node}: ${AGAIN}`,
  ],
  [
    'with a library of another machine',
    'api',
    () =>
      add(
        'apps/api/src/main.ts',
        "throw Object.assign(new Error('/site/x.node: wrong ELF class'), { code: 'ERR_DLOPEN_FAILED' });",
      ),
    `this image has a library of another machine (/site/x.node: wrong ELF class): ${AGAIN}`,
  ],
])('an image %s ends with one line that says what to do', (_case, what, damage, line) => {
  damage();
  expect(run(what)).toEqual({ status: 1, out: '', lines: [line] });
});

test('an error of the program itself is not taken for a wrong image', () => {
  add('apps/api/src/main.ts', "throw new Error('DATABASE_URL: not an address');");
  const { status, lines } = run('api');
  expect(status).toBe(1);
  expect(lines.join('\n')).toContain('Error: DATABASE_URL: not an address');
  expect(lines.join('\n')).not.toContain('image has');
});
