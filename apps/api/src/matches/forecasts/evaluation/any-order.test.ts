import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { FileFormat } from '@tipmark/importers';
import { sampleOf, testSeed } from '@tipmark/test-kit';
import { sql } from 'kysely';
import { importFolder, testSink } from '../../../ingest/import/testing/import-folder.ts';
import { emptyWorld, knownWorld } from '../../../ingest/testing/stored-world.ts';
import type { Db } from '../../../platform/database/connect.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/create-test-database.ts';
import { findPredictedLeagues } from '../league-queries.ts';
import { evaluateLeagues } from './evaluate-leagues.ts';

/** The real files are in no repository; the ordinary check does not need them. */
const openDataDir = process.env['OPEN_DATA_DIR'];
const ORDERS = sampleOf(0, 4);
const testFiles = openDataDir === undefined || ORDERS === 0 ? test.skip : test;
const NOW = Date.UTC(2026, 10, 21) / 1_000;
const ORDER_MS = 600_000;

let database: TestDatabase;
const files = importFolder();

beforeAll(async () => {
  database = await createTestDatabase({ deadlineMs: 120_000 });
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

function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  let state = seed;
  return items
    .map((item) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return { item, place: state };
    })
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

async function predictedWorld(db: Db) {
  const leagues = await findPredictedLeagues(db);
  await evaluateLeagues(db, leagues, {
    ...{ usesPastOdds: true, sinceSeconds: 0, nowSeconds: () => NOW, known: leagues },
  });
  const { rows } = await sql<{ text: string }>`
    select (to_jsonb(p) - '{match_id,made_at}'::text[] || jsonb_build_object('match', m.slug,
      'league', l.name_en))::text as text
    from predictions p join matches m on m.id = p.match_id join leagues l on l.id = m.league_id
    order by 1
  `.execute(db);
  return { ...(await knownWorld(db)), predictions: rows.map(({ text }) => text) };
}

type World = Awaited<ReturnType<typeof predictedWorld>>;

/** The first rows that only one of two worlds has, by table. */
function differences(one: World, other: World): Record<string, string[]> {
  const found = Object.keys(one).flatMap((name): [string, string[]][] => {
    const rows = [new Set(one[name as keyof World]), new Set(other[name as keyof World])] as const;
    const apart = [
      ...[...rows[0]].filter((row) => !rows[1].has(row)).map((row) => `- ${row}`),
      ...[...rows[1]].filter((row) => !rows[0].has(row)).map((row) => `+ ${row}`),
    ];
    return apart.length === 0 ? [] : [[`${name} (${apart.length})`, apart.slice(0, 6)]];
  });
  return Object.fromEntries(found);
}

async function importAll(order: readonly OpenFile[]): Promise<void> {
  for (const { format, path } of order) {
    const { result } = await files.runAs(format, testSink(database.db), path);
    if (result.failedFiles > 0) throw new Error(`${basename(path)} was not imported`);
  }
}

testFiles(
  'all real files end in one state and one set of predictions, in any order',
  async () => {
    const all = openFiles(openDataDir ?? '');
    expect(all.length).toBeGreaterThan(40);
    await importAll(all);
    const expected = await predictedWorld(database.db);
    for (let run = 1; run <= ORDERS; run += 1) {
      await emptyWorld(database.db);
      await importAll(shuffled(all, testSeed + run));
      const world = await predictedWorld(database.db);
      expect(differences(expected, world)).toEqual({});
    }
  },
  (ORDERS + 1) * ORDER_MS,
);
