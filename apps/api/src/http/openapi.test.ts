import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { endpoints } from '@tipmark/contract';
import { streams } from '@tipmark/contract/streams';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
}, 60_000);

afterAll(() => api.close());

test('every call is described once, at its path', async () => {
  const { paths } = (await api.app.inject('/openapi.json')).json();
  const operations = Object.values(paths).flatMap((path) => Object.values(path as object));
  const names = operations.map(({ operationId }) => String(operationId));
  const declared = [...Object.keys(endpoints), ...Object.keys(streams)];
  expect(new Set(names)).toEqual(new Set(declared));
  expect(names).toHaveLength(declared.length);
  expect(paths['/soccer/results/page'].get.parameters).toMatchObject([
    {
      name: 'timestamp',
      in: 'query',
      required: false,
      schema: { type: 'integer', minimum: 946_684_800, maximum: 4_102_444_800 },
    },
    { name: 'odds', required: false, schema: { enum: expect.arrayContaining(['1', '0']) } },
  ]);
});

test('the description passes the linter of OpenAPI', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tipmark-openapi-'));
  const file = join(folder, 'openapi.json');
  writeFileSync(file, (await api.app.inject('/openapi.json')).body);
  const require = createRequire(import.meta.url);
  const cli = join(dirname(require.resolve('@redocly/cli/package.json')), 'bin/cli.js');
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  };
  const run = promisify(execFile)(process.execPath, [cli, 'lint', '--format', 'json', file], {
    env,
    cwd: folder,
  });
  const { stdout } = await run.catch((error: { stdout: string }) => error);
  rmSync(folder, { recursive: true });
  expect(JSON.parse(stdout).problems).toEqual([]);
}, 60_000);

test('the page to read it works under any prefix', async () => {
  const bare = await api.app.inject('/docs');
  expect([bare.statusCode, bare.headers.location]).toEqual([302, 'docs/']);
  const page = await api.app.inject('/docs/');
  expect(page.body).toContain('src="js/scalar.js"');
  expect(page.body).toContain('./openapi.json');
  expect(page.body).not.toMatch(/https?:\/\//);
  expect((await api.app.inject('/docs/js/scalar.js')).statusCode).toBe(200);
});
