import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { copyRepository, type RepositoryCopy } from './testing/copy-repository.ts';

const run = promisify(execFile);
const REPOSITORY = path.resolve(import.meta.dirname, '../../..');
const HANDBALL = path.join(import.meta.dirname, 'testing/handball.json');
const BIN = path.join(REPOSITORY, 'node_modules/.bin');
const LIMIT_MS = 300_000;

let copy: RepositoryCopy;
let written: readonly string[];

const textIn = (root: string, file: string) => readFileSync(path.join(root, file), 'utf8');

/** Lines of a file of the copy that the repository does not have. */
function linesAdded(file: string): number {
  const known = readFileIfThere(path.join(REPOSITORY, file)).split('\n').length;
  return textIn(copy.dir, file).split('\n').length - known;
}

function readFileIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

const isEdited = (file: string) => readFileIfThere(path.join(REPOSITORY, file)) !== '';

/** Runs a program in the copy; it fails with what the program printed. */
async function inCopy(file: string, args: readonly string[], dir = ''): Promise<string> {
  // tests of the copy are neither looked up among earlier results nor recorded
  const { KEY_NODE: _key, TEST_RECORDS_DIR: _records, ...env } = process.env;
  const options = {
    cwd: path.join(copy.dir, dir),
    maxBuffer: 2 ** 26,
    env: { ...env, PATH: `${BIN}${path.delimiter}${env['PATH']}` },
  };
  try {
    return (await run(file, args, options)).stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${path.basename(file)} ${args.join(' ')}:\n${stdout}${stderr}`);
  }
}

/** Checks the types of production code that a new sport affects. */
function typecheck(name: string, base: string, include: readonly string[]): Promise<string> {
  const config = {
    extends: `./tooling/tsconfig/${base}.json`,
    compilerOptions: {
      noEmit: true,
      composite: false,
      emitDeclarationOnly: false,
      types: ['node'],
    },
    include,
    exclude: ['**/testing/**', '**/*.test.*'],
  };
  writeFileSync(path.join(copy.dir, name), JSON.stringify(config));
  return inCopy(path.join(BIN, 'tsc'), ['-p', name]);
}

beforeAll(async () => {
  copy = copyRepository();
  const main = path.join(copy.dir, 'tooling/gen/src/main.ts');
  const output = await inCopy(process.execPath, [main, 'sport', HANDBALL, '--no-install']);
  written = output.split('\n').filter((line) => /^(apps|packages|tooling|tsconfig)/.test(line));
  // as the package manager does: it depends on what other team sports depend on
  symlinkSync('../hockey/node_modules', path.join(copy.dir, 'apps/handball/node_modules'));
}, LIMIT_MS);

afterAll(() => copy?.remove());

test('costs at most 1,200 lines and edits in at most 15 files', () => {
  const edited = written.filter(isEdited);
  expect(written.filter((file) => !isEdited(file)).length).toBeGreaterThan(10);
  // the lock file is the package manager's
  expect(edited.length + 1).toBeLessThanOrEqual(15);
  expect(written.reduce((sum, file) => sum + linesAdded(file), 0)).toBeLessThanOrEqual(1_200);
  for (const file of written) expect(textIn(copy.dir, file)).not.toMatch(/__[a-zA-Z]+__/);
});

test(
  'compiles, with all that knows the sports',
  async () => {
    expect(await typecheck('tsconfig.server.json', 'base', ['apps/api/src'])).toBe('');
    const pages = ['handball', 'scanner', 'account', 'shell'].map((app) => `apps/${app}/src`);
    const files = [...pages, 'apps/shell/server'];
    expect(await typecheck('tsconfig.pages.json', 'browser', files)).toBe('');
  },
  LIMIT_MS,
);

interface Played {
  readonly played: { readonly home: object; readonly away: object };
  readonly page: { readonly league: object };
  readonly season: {
    readonly table: { readonly rows: readonly { team: { name: string }; points: number }[] };
    readonly totals: readonly { line: number; over: number; of: number }[];
  };
  readonly home: { readonly blocks: readonly object[] };
  readonly scanned: { readonly matches: readonly { outcomes: readonly object[] }[] };
  readonly tip: object;
}

test(
  'its matches are imported, listed, counted in a table, tipped on, settled and scanned',
  async () => {
    const script = path.join(copy.dir, 'apps/api/src/start/testing/play-sport.ts');
    const output = await inCopy(process.execPath, [script, 'handball']);
    const { played, page, season, home, scanned, tip } = JSON.parse(output) as Played;
    expect(played).toMatchObject({
      status: 3,
      home: { name: 'Lukko', score: 31, periodScores: [13] },
      away: { name: 'Karhu', score: 26 },
    });
    expect(page.league).toMatchObject({ name: 'Премьер-лига' });
    // two points a win, one a draw
    const points = season.table.rows.map((row) => [row.team.name, row.points]);
    expect(points).toEqual([
      ['Hirvi', 3],
      ['Lukko', 2],
      ['Kettu', 1],
      ['Karhu', 0],
    ]);
    expect(season.totals).toContainEqual({ line: 55.5, over: 1, of: 3 });
    expect(home.blocks.length).toBeGreaterThan(2);
    expect(scanned.matches[0]?.outcomes).toMatchObject([
      { oddType: '1x2.1', odds: 1.9, first: 2.4, changePercent: -20.83 },
    ]);
    // won: 56 goals are over 55.5
    expect(tip).toEqual({ result: 1, odd_type: 'ou.o:55.5', sport: 4 });
  },
  LIMIT_MS,
);

test(
  'its pages have titles in both languages, and its markets have names',
  async () => {
    const dir = 'apps/handball';
    const jest = path.join(copy.dir, dir, 'node_modules/jest/bin/jest.js');
    expect(readdirSync(path.join(copy.dir, dir, 'src'))).toContain('remote.test.ts');
    await inCopy(process.execPath, ['--experimental-vm-modules', jest], dir);
  },
  LIMIT_MS,
);
