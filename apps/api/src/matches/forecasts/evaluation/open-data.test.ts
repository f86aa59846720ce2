import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { importFolder, testSink } from '../../../ingest/import/testing/import-folder.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/create-test-database.ts';
import { findPredictedLeagues } from '../league-queries.ts';
import { evaluateLeagues } from './evaluate-leagues.ts';

/** The real files are in no repository; without them this is skipped, unless required. */
const openDataDir = process.env['OPEN_DATA_DIR'];
const isRequired = process.env['REQUIRE_SERVICES'] === '1';
const testFiles = openDataDir === undefined && !isRequired ? test.skip : test;

/** The two seasons before only warm up. */
const SCORED_FROM = Date.UTC(2021, 6, 1) / 1_000;
const NOW = Date.UTC(2026, 10, 21) / 1_000;

let database: TestDatabase;
const files = importFolder();

beforeAll(async () => {
  if (openDataDir === undefined) return;
  database = await createTestDatabase({ deadlineMs: 60_000 });
}, 60_000);

afterAll(async () => {
  files.remove();
  await database?.close();
});

function seasonsOf(division: string): string[] {
  if (openDataDir === undefined) {
    throw new Error('OPEN_DATA_DIR must name the folder of real files');
  }
  const folder = join(openDataDir, 'soccer/football-data');
  return readdirSync(folder)
    .filter((name) => name.startsWith(`${division}_`))
    .map((name) => join(folder, name));
}

testFiles(
  'real seasons, imported and predicted, come close to the closing line',
  async () => {
    await files.run(testSink(database.db), ...seasonsOf('E0'));
    const leagues = await findPredictedLeagues(database.db);
    const groups = await evaluateLeagues(database.db, leagues, {
      usesPastOdds: true,
      sinceSeconds: SCORED_FROM,
      nowSeconds: () => NOW,
    });
    expect(groups).toMatchObject([{ isSimulated: false, matches: 1_900, stored: 1_900 }]);
    const report = groups[0]?.report;
    expect(report?.model.matches).toBe(1_116);
    expect(report?.model.rankedProbability).toBeLessThan(0.1935);
    expect(report?.closing.rankedProbability).toBeCloseTo(0.1883, 4);
    expect(report?.model.calibrationError).toBeLessThan(0.02);
    expect(report?.shareOfWay).toBeGreaterThan(0.88);
  },
  120_000,
);
