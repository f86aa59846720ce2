import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aServedMatch, startOddsApiServer } from '@tipmark/test-kit/providers';
import { commandOutput } from '../../testing/command-output.ts';

const KEY = '0123456789abcdef0123456789abcdef';
const folder = mkdtempSync(join(tmpdir(), 'tipmark-providers-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  commandOutput('providers.ts', args, { DATA_DIR: folder, ...env });

test('check tries the keys of the environment', async () => {
  const server = await startOddsApiServer(KEY, [aServedMatch()]);
  const roots = { PROVIDER_ROOTS: `the-odds-api=${server.root}` };
  const good = await run(['check'], { THE_ODDS_API_KEY: KEY, ...roots });
  expect(good.output).toContain('the-odds-api: works; 500 credits left this month');
  expect(good.code).toBe(0);
  const bad = await run(['check'], { THE_ODDS_API_KEY: 'not-the-right-key', ...roots });
  expect([bad.code, bad.output]).toEqual([1, expect.stringContaining('cannot be used')]);
  await server.close();
}, 30_000);

test('plan prints the costs of a day, and settings that cannot be used are one sentence', async () => {
  const plan = await run(['plan', '--day', '2026-09-19'], { PROVIDERS: 'nhl,openligadb' });
  expect(plan).toEqual({ code: 0, output: expect.stringContaining('as if it were 2026-09-19') });
  const file = join(folder, 'providers.json');
  writeFileSync(file, '{"leagues":[]}');
  const refused = await run(['plan'], { PROVIDERS: 'nhl', PROVIDERS_CONFIG: file });
  expect(refused.code).toBe(1);
  expect(refused.output).toMatch(
    /^PROVIDERS_CONFIG: .*providers\.json cannot be used: leagues: .*\n$/,
  );
  const unknown = await run(['plan'], { PROVIDERS: 'nhl,api-football' });
  expect([unknown.code, unknown.output]).toEqual([
    1,
    expect.stringMatching(/^Cannot start\. PROVIDERS: /),
  ]);
}, 30_000);

test('replay names what it cannot use and ends with the counts', async () => {
  const answers = join(folder, 'answers');
  mkdirSync(answers);
  writeFileSync(join(answers, 'x.json'), '{"nobody":"knows"}');
  const { code, output } = await run(['replay', answers, '--dry-run']);
  expect(code).toBe(1);
  expect(output).toMatch(/^dry run: nothing was written\nx\.json: not used: no provider /);
  expect(output).toMatch(/\n1 of 1 files not used\n0 matches, 0 prices, 0 quarantined\n$/);
  const none = await run(['replay', join(folder, 'none'), '--dry-run']);
  expect(none).toEqual({ code: 1, output: expect.stringContaining('is not a folder') });
  const slow = await run(['replay', answers, '--speed', '0']);
  expect([slow.code, slow.output]).toEqual([1, expect.stringContaining('number above 0')]);
}, 30_000);
