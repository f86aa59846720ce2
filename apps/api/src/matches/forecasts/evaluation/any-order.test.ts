import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { FileFormat } from '@tipmark/importers';
import { sampleOf, testSeed } from '@tipmark/test-kit/sample';
import { sql } from 'kysely';
import { importFolder, testSink } from '../../../ingest/import/testing/import-folder.ts';
import { shuffled } from '../../../ingest/testing/shuffled.ts';
import { emptyWorld, knownDigests, knownWorld } from '../../../ingest/testing/stored-world.ts';
import type { Db } from '../../../platform/database/connect.ts';
import {
  createTestDatabase,
  isTestingPostgres,
  type TestDatabase,
} from '../../../testing/create-test-database.ts';
import { findPredictedLeagues } from '../league-queries.ts';
import { evaluateLeagues } from './evaluate-leagues.ts';

/** The real files are in no repository; the ordinary check does not need them. */
const openDataDir = process.env['OPEN_DATA_DIR'];
const ORDERS = sampleOf(0, 10);
/** Predictions follow from what is known and take longer than an import. */
const PREDICTED_ORDERS = 2;
// No engine depends on the order of files.
const isRun = openDataDir !== undefined && ORDERS > 0 && isTestingPostgres;
const testFiles = isRun ? test : test.skip;
const NOW = Date.UTC(2026, 10, 21) / 1_000;
const ORDER_MS = 600_000;

let database: TestDatabase;
const files = importFolder();

beforeAll(async () => {
  database = await createTestDatabase({ deadlineMs: 120_000, commitsAhead: true });
}, 60_000);

afterAll(async () => {
  files.remove();
  await database.close();
});

interface OpenFile {
  format: FileFormat;
  path: string;
}

const FOLDERS: Readonly<Record<string, FileFormat>> = {
  'soccer/football-data/*.csv': 'football-data',
  'soccer/football-data-extra/*.csv': 'football-data-extra',
  'soccer/openfootball/*.json': 'openfootball',
  'tennis/sackmann/*.csv': 'sackmann',
  'tennis/tennis-data/*': 'tennis-data',
  'hockey/sbr/*.csv': 'sportsbook-review',
};

const openFiles = (dir: string): OpenFile[] =>
  Object.entries(FOLDERS).flatMap(([pattern, format]) =>
    globSync(join(dir, pattern))
      .toSorted()
      .map((path) => ({ format, path })),
  );

/** Every file in some order, one in five of them a second time. */
function disorder(all: readonly OpenFile[], seed: number): OpenFile[] {
  const again = shuffled(all, seed).slice(0, Math.round(all.length / 5));
  return shuffled([...all, ...again], seed + 1);
}

async function predictions(db: Db): Promise<string[]> {
  const leagues = await findPredictedLeagues(db);
  await evaluateLeagues(db, leagues, {
    usesPastOdds: true,
    sinceSeconds: 0,
    nowSeconds: () => NOW,
    known: leagues,
  });
  const { rows } = await sql<{ text: string }>`
    select (to_jsonb(p) - '{match_id,made_at}'::text[] || jsonb_build_object('match', m.slug,
      'league', l.name_en))::text as text
    from predictions p join matches m on m.id = p.match_id join leagues l on l.id = m.league_id
    order by 1
  `.execute(db);
  return rows.map(({ text }) => text);
}

/** The first rows that only one of two lists has. */
function apart(one: readonly string[], other: readonly string[]): string[] {
  const rows = [new Set(one), new Set(other)] as const;
  return [
    ...one.filter((row) => !rows[1].has(row)).map((row) => `- ${row}`),
    ...other.filter((row) => !rows[0].has(row)).map((row) => `+ ${row}`),
  ].slice(0, 8);
}

const SETTLED_AFTER = 12;

/** Names are settled after some of the files and after the last, as after a command of several. */
async function importAll(order: readonly OpenFile[]): Promise<void> {
  for (const [index, { format, path }] of order.entries()) {
    const { settle, ...sink } = testSink(database.db);
    const isSettled = index % SETTLED_AFTER === 0 || index === order.length - 1;
    const into = isSettled && settle !== undefined ? { ...sink, settle } : sink;
    const { result } = await files.runAs(format, into, path);
    if (result.failedFiles > 0) throw new Error(`${basename(path)} was not imported`);
  }
}

async function importIntoNew(order: readonly OpenFile[]): Promise<void> {
  await emptyWorld(database.db);
  await importAll(order);
}

/** Rows of tables that differ from those after the usual order. */
async function differences(names: readonly string[], usual: readonly OpenFile[]) {
  const now = await knownWorld(database.db, names);
  await importIntoNew(usual);
  const expected = await knownWorld(database.db, names);
  return names.map((name) => [name, apart(expected[name] ?? [], now[name] ?? [])]);
}

testFiles(
  'all real files end in one state and one set of predictions, in any order',
  async () => {
    const all = openFiles(openDataDir ?? '');
    expect(all.length).toBeGreaterThan(40);
    await importIntoNew(all);
    const expected = await knownDigests(database.db);
    await importAll(all);
    expect(await knownDigests(database.db)).toEqual(expected);
    const expectedPredictions = await predictions(database.db);
    expect(expectedPredictions.length).toBeGreaterThan(10_000);
    for (let run = 1; run <= ORDERS; run += 1) {
      await importIntoNew(disorder(all, testSeed + 2 * run));
      const digests = await knownDigests(database.db);
      const names = Object.keys(expected).filter((name) => digests[name] !== expected[name]);
      if (names.length > 0) expect(await differences(names, all)).toEqual([]);
      if (run > PREDICTED_ORDERS) continue;
      expect(apart(expectedPredictions, await predictions(database.db))).toEqual([]);
    }
  },
  (ORDERS + 1) * ORDER_MS,
);
