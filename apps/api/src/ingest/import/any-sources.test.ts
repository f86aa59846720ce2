import { sampleOf } from '@tipmark/test-kit/sample';
import fc from 'fast-check';
import {
  createTestDatabase,
  isTestingPostgres,
  type TestDatabase,
} from '../../testing/create-test-database.ts';
import { shuffled } from '../testing/shuffled.ts';
import { emptyWorld, knownWorld } from '../testing/stored-world.ts';
import { importFolder, testSink } from './testing/import-folder.ts';
import { type SyntheticFile, syntheticFiles } from './testing/synthetic-sources.ts';

const RUNS = sampleOf(isTestingPostgres ? 6 : 2, 60);

let database: TestDatabase;
const folder = importFolder();

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);

afterAll(async () => {
  folder.remove();
  await database.close();
});

async function importAll(files: readonly SyntheticFile[]): Promise<void> {
  for (const { name, format, text } of files) {
    const path = folder.write(name, text);
    const { result } = await folder.runAs(format, testSink(database.db), path);
    if (result.failedFiles > 0) throw new Error(`${name} was not imported`);
  }
}

async function worldAfter(files: readonly SyntheticFile[]) {
  await emptyWorld(database.db);
  await importAll(files);
  return knownWorld(database.db);
}

const subset = syntheticFiles.chain((files) => fc.subarray(files, { minLength: 2 }));

test(
  'any order of any files of three sports, twice, ends in one state',
  async () => {
    let matches = 0;
    await fc.assert(
      fc.asyncProperty(subset, fc.nat(), async (files, seed) => {
        const expected = await worldAfter(files);
        matches += expected['matches']?.length ?? 0;
        expect(await worldAfter(shuffled([...files, ...files], seed))).toEqual(expected);
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
    expect(matches).toBeGreaterThan(RUNS);
  },
  60_000 + RUNS * 10_000,
);
