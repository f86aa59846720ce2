import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  checkMachines,
  checkUpgrade,
  type UpgradeNeeds,
  whyNoMachines,
  whyNoUpgrade,
} from './drill-check.ts';

const all: UpgradeNeeds = { postgres: { key: '1' }, redis: { key: '1' }, nginx: { key: '1' } };

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'upgrade-'));
});

afterEach(() => rmSync(root, { recursive: true }));

function add(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

it('is done where everything is there', () => {
  add('apps/shell/dist/server/server.js', '');
  expect(whyNoUpgrade(root, all)).toBeUndefined();
});

it('says in one line what is not there', () => {
  expect(whyNoUpgrade(root, { ...all, nginx: { missing: 'nginx does not start' } })).toBe(
    'no site was upgraded under traffic (npm run drill): nginx does not start; ' +
      'there is no apps/shell/dist/server/server.js',
  );
});

it.each([0, 1])('a drill that ends with %i decides the check', async (code) => {
  add(
    'tooling/drill/src/main.ts',
    `const given = [process.env.PG_TEST_URL, process.env.REDIS_TEST_URL, process.argv[2]].join();
     process.exitCode = given === 'postgres://a,redis://b,upgrade' ? ${code} : 9;`,
  );
  const services = { postgresUrl: 'postgres://a', redisUrl: 'redis://b' };
  const result = await checkUpgrade({ root, env: process.env, ...services, limitMinutes: 1 });
  expect(result).toMatchObject({
    taskId: 'drill#upgrade',
    package: 'drill',
    passed: 1 - code,
    failed: code,
    failures: code === 0 ? [] : ['drill#upgrade ended with 1'],
  });
});

const aProbe = (reason: string) => `
  if (process.argv.slice(2).join(' ') !== 'machines --probe') process.exit(9);
  console.log(${JSON.stringify(reason)});
  process.exitCode = ${reason === '' ? 0 : 1};`;

it('machines are cut off where the drill can do it', () => {
  add('apps/shell/dist/server/server.js', '');
  add('tooling/drill/src/main.ts', aProbe(''));
  expect(whyNoMachines(root)).toBeUndefined();
});

it('says in one line why machines cannot be cut off', () => {
  add('tooling/drill/src/main.ts', aProbe('not installed: redis-server'));
  expect(whyNoMachines(root)).toBe(
    'no machines were cut off from each other (npm run drill): not installed: redis-server; ' +
      'there is no apps/shell/dist/server/server.js',
  );
});

it.each([0, 1])('a drill of machines that ends with %i decides the check', async (code) => {
  add(
    'tooling/drill/src/main.ts',
    `process.exitCode = process.argv[2] === 'machines' ? ${code} : 9;`,
  );
  const result = await checkMachines({ root, env: process.env, limitMinutes: 1 });
  expect(result).toMatchObject({
    taskId: 'drill#machines',
    passed: 1 - code,
    failed: code,
    failures: code === 0 ? [] : ['drill#machines ended with 1'],
  });
});
