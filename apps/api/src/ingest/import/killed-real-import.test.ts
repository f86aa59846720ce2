import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Format } from '@tipmark/importers';
import { openDataPath, testOpenData } from '@tipmark/importers/testing';
import { isDeep, testSeed } from '@tipmark/test-kit/sample';
import fc from 'fast-check';
import { connectDatabase } from '../../platform/database/connect.ts';
import { isTestingPostgres } from '../../testing/create-test-database.ts';
import { createServerDatabase } from '../../testing/server-databases.ts';
import { storedWorld } from '../testing/stored-world.ts';
import { runImport } from './testing/run-import.ts';

/** All real files on PostgreSQL take minutes. */
const testDeep = isDeep && isTestingPostgres ? testOpenData : test.skip;

const dataDir = mkdtempSync(join(tmpdir(), 'tipmark-killed-'));
const drops: (() => Promise<void>)[] = [];

afterAll(async () => {
  for (const drop of drops) await drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Every import of a first run, the matches in its files, and lines that contradict themselves. */
type Import = [format: Format, folder: string, matches: number, refused?: number];
const IMPORTS: Import[] = [
  ['football-data', 'soccer/football-data', 8_955],
  ['football-data-extra', 'soccer/football-data-extra', 3_382],
  ['openfootball', 'soccer/openfootball', 813],
  ['sackmann', 'tennis/sackmann', 16_634, 3],
  ['tennis-data', 'tennis/tennis-data', 21_821, 12],
  ['sportsbook-review', 'hockey/sbr', 2_164],
];

function filesIn(folder: string): string[] {
  const names = readdirSync(openDataPath(folder)).filter((name) =>
    /\.(?:csv|xlsx|json)$/.test(name),
  );
  return names.toSorted().map((name) => join(openDataPath(folder), name));
}

function run(databaseUrl: string, [format, folder]: Import, killAfterMs?: number) {
  return runImport({
    format,
    files: filesIn(folder),
    env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    ...(killAfterMs === undefined ? {} : { kill: { afterMs: killAfterMs, since: 'start' } }),
  });
}

async function newDatabase(): Promise<string> {
  const { url, drop } = await createServerDatabase();
  drops.push(drop);
  return url;
}

async function worldIn(databaseUrl: string) {
  const { db, close } = connectDatabase({ dataDir, databaseUrl, deadlineMs: 120_000 });
  try {
    return await storedWorld(db);
  } finally {
    await close();
  }
}

/** The counts of the last line; a match is either imported, updated or skipped. */
function countsOf(message: string) {
  const [, ...counts] =
    /(\d+) imported, (\d+) updated, (\d+) skipped, (\d+) quarantined\n$/.exec(message) ?? [];
  const [imported = 0, updated = 0, skipped = 0, quarantined = 0] = counts.map(Number);
  return { matches: imported + updated + skipped, changed: imported + updated, quarantined };
}

testDeep(
  'imports of every format, killed at random moments and run again, end in the same state as without kills',
  async () => {
    const whole = await newDatabase();
    for (const one of IMPORTS) {
      const { code, output: message } = await run(whole, one);
      expect([one[0], code, countsOf(message)]).toMatchObject([
        one[0],
        0,
        { matches: one[2], quarantined: one[3] ?? 0 },
      ]);
    }
    const expected = await worldIn(whole);
    for (const one of IMPORTS) {
      const { output: message } = await run(whole, one);
      expect([one[0], countsOf(message).changed]).toEqual([one[0], 0]);
    }
    expect(await worldIn(whole)).toEqual(expected);
    const killed = await newDatabase();
    const moments = fc.sample(fc.integer({ min: 300, max: 9_000 }), {
      numRuns: IMPORTS.length,
      seed: testSeed,
    });
    for (const [index, one] of IMPORTS.entries()) {
      await run(killed, one, moments[index]);
      const { code, output: message } = await run(killed, one);
      expect([one[0], moments, code, countsOf(message).matches]).toEqual([
        one[0],
        moments,
        0,
        one[2],
      ]);
    }
    expect(await worldIn(killed)).toEqual(expected);
  },
  3_600_000,
);
