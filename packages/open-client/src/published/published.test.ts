import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';

const run = promisify(execFile);
/** A build, an installation and a compiler, on a busy machine. */
const PATIENCE_MS = 300_000;
const ROOT = join(import.meta.dirname, '../..');
const TSC = join(ROOT, '../../node_modules/.bin/tsc');

let folder: string;
let server: Server;
let url: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'published-'));
  // as `build` does, elsewhere
  const dist = join(folder, 'dist');
  await run(join(ROOT, 'node_modules/.bin/rspack'), ['build', '-o', dist], { cwd: ROOT });
  const types = ['-p', 'tsconfig.publish.json', '--outDir', join(dist, 'types')];
  await run(TSC, types, { cwd: ROOT });
  await run(process.execPath, ['src/published/write-package.ts', dist], { cwd: ROOT });
  await run('npm', ['pack', dist, '--pack-destination', folder], { cwd: folder });
  const [packed = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  const install = ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund'];
  await run('npm', [...install, join(folder, packed)], { cwd: folder });
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://x');
    const row = { rank: 1, team: { id: 7, name: 'Zenit' }, played: 3, points: 9 };
    const data = pathname === '/api/open/v1/leagues/39/table' ? [row] : [];
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ data, next: null }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}, PATIENCE_MS);

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const PROGRAM = `import { createOpenClient, OpenError } from '@tipmark/open-client';

const open = createOpenClient({ url: process.argv[2] ?? '' });
try {
  for await (const row of open.rows('/leagues/{league}/table', { path: { league: 39 } })) {
    const points: number = row.points;
    console.log(row.rank, row.team.name, points);
  }
} catch (error) {
  if (error instanceof OpenError) console.error(error.code);
}
`;

test(
  'it has its files and installs nothing else',
  async () => {
    const { stdout } = await run('npm', ['ls', '--all', '--parseable'], { cwd: folder });
    expect(stdout.trim().split('\n')).toHaveLength(2);
    const installed = join(folder, 'node_modules/@tipmark/open-client');
    expect(readdirSync(installed).toSorted()).toEqual(
      ['README.md', 'index.js', 'main.js', 'openapi.json', 'package.json', 'types'].toSorted(),
    );
  },
  PATIENCE_MS,
);

test(
  'a program in TypeScript compiles against it and prints the first table',
  async () => {
    writeFileSync(join(folder, 'table.ts'), PROGRAM);
    const options = [
      '--strict',
      '--module',
      'nodenext',
      '--target',
      'es2022',
      '--skipLibCheck',
      'false',
    ];
    const types = ['--types', 'node', '--typeRoots', join(ROOT, 'node_modules/@types')];
    await run(TSC, [...options, ...types, '--lib', 'es2024,dom', 'table.ts'], { cwd: folder });
    const { stdout } = await run(process.execPath, ['table.js', url], { cwd: folder });
    expect(stdout).toBe('1 Zenit 9\n');
    writeFileSync(join(folder, 'wrong.ts'), PROGRAM.replace('row.points', 'row.pints'));
    const wrong = run(TSC, [...options, ...types, '--lib', 'es2024,dom', 'wrong.ts'], {
      cwd: folder,
    });
    await expect(wrong).rejects.toMatchObject({ stdout: expect.stringContaining("'pints'") });
  },
  PATIENCE_MS,
);

test(
  'npx runs the command line',
  async () => {
    const env = { ...process.env, TIPMARK_URL: url };
    const npx = (...tokens: string[]) =>
      run('npx', ['--no-install', 'tipmark', ...tokens], { cwd: folder, env });
    expect((await npx('--help')).stdout).toContain('league-table <league>');
    expect((await npx('league-table', '39', '--format', 'ndjson')).stdout).toContain('"Zenit"');
    await expect(npx('nothing')).rejects.toMatchObject({ code: 64 });
    // the models are in it: expected goals of a source give its chances
    const forecast = {
      match: 7,
      sport: 'soccer',
      run: null,
      result: { home: 0.9, draw: 0.05, away: 0.05 },
      homeWinsInTheEnd: null,
      expected: { home: 1.6, away: 1.1 },
      score: '1:1',
      over: null,
      bothScore: null,
      playedBefore: null,
    };
    const text = `${JSON.stringify(forecast)}\n`;
    const bytes = gzipSync(text);
    const [day, kind, revision] = ['2026-11-21', 'forecasts', 1];
    const sha256 = (of: Buffer | string) => createHash('sha256').update(of).digest('hex');
    const file = { day, kind, revision, sha256: sha256(bytes), contentSha256: sha256(text) };
    mkdirSync(join(folder, 'days', day), { recursive: true });
    writeFileSync(join(folder, 'days', day, `${kind}.r${revision}.ndjson.gz`), bytes);
    writeFileSync(join(folder, 'days/manifest.json'), JSON.stringify({ format: 1, files: [file] }));
    await expect(npx('recompute', 'forecasts', 'days')).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringMatching(
        /^match 7: result\.home DIFFERS, the file has 0\.9, its inputs give 0\.4895/,
      ),
    });
  },
  PATIENCE_MS,
);
