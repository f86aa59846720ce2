import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileText, playedRow } from '@tipmark/importers/testing';
import { isTestingPostgres } from '../../testing/create-test-database.ts';
import { createServerDatabase } from '../../testing/server-databases.ts';
import { runImport } from './testing/run-import.ts';

const folder = mkdtempSync(join(tmpdir(), 'tipmark-resumed-'));
const drops: (() => Promise<void>)[] = [];

afterAll(async () => {
  for (const drop of drops) await drop();
  rmSync(folder, { recursive: true, force: true });
});

const write = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

async function environment(): Promise<{ DATA_DIR: string; DATABASE_URL?: string }> {
  const DATA_DIR = join(folder, 'data');
  if (!isTestingPostgres) return { DATA_DIR };
  const { url, drop } = await createServerDatabase();
  drops.push(drop);
  return { DATA_DIR, DATABASE_URL: url };
}

const FIRST = fileText([playedRow()]);
const SECOND = fileText([playedRow({ HomeTeam: 'Everton' })]);

test('an import goes on with the files that are not stored yet, and reads changed ones', async () => {
  const env = await environment();
  const [one, two] = [write('E0.csv', FIRST), write('E1.csv', SECOND)];
  const run = (...files: string[]) => runImport({ format: 'football-data', files, env });
  expect((await run(one)).output).toContain('1 imported');
  const both = await run(one, two);
  expect(both.output).toMatch(
    /E0\.csv: unchanged since it was imported on \d{4}-\d\d-\d\d, 1 matches/,
  );
  expect(both.output).toMatch(/1 imported, 0 updated, 1 skipped, 0 quarantined\n$/);
  write('E0.csv', fileText([playedRow({ FTHG: '3' })]));
  expect((await run(one, two)).output).toMatch(
    /0 imported, 1 updated, 1 skipped, 0 quarantined\n$/,
  );
  const again = await run('--again', one, two);
  expect(again.output).not.toContain('unchanged');
  expect(again.output).toMatch(/0 imported, 0 updated, 2 skipped, 0 quarantined\n$/);
}, 120_000);

const PG = process.env['PG_TEST_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const onServer = (change: (url: URL) => void): string => {
  const url = new URL(PG);
  change(url);
  return url.href;
};

test.each([
  [
    'an unknown database',
    { DATABASE_URL: onServer((url) => void (url.pathname = '/tipmark_none')) },
    /^There is no database "tipmark_none" on \S+: create it \(createdb tipmark_none\), or correct DATABASE_URL\.\n$/,
  ],
  [
    'an unknown user',
    { DATABASE_URL: onServer((url) => void (url.username = 'tipmark_nobody')) },
    /^\S+ does not accept the user "tipmark_nobody" with this password: correct DATABASE_URL\.\n$/,
  ],
  [
    'a server that is away',
    { DATABASE_URL: 'postgres://postgres@127.0.0.1:1/x' },
    /^The database on 127\.0\.0\.1:1 does not answer \(.*\): start it, or correct DATABASE_URL\.\n$/,
  ],
  [
    'a data folder that is a file',
    { DATA_DIR: write('not-a-folder', '') },
    /^The data folder \S+ cannot be used: there is a file of that name\. Set DATA_DIR to another folder\.\n$/,
  ],
])(
  'one sentence for %s, and nothing else',
  async (_, env, sentence) => {
    const path = write('E0.csv', FIRST);
    const files = [path];
    const run = { format: 'football-data' as const, files, env: { DATA_DIR: folder, ...env } };
    const { code, output } = await runImport(run);
    expect(output).toMatch(sentence);
    expect(code).toBe(1);
  },
  60_000,
);
