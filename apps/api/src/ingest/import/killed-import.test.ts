import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileText, playedRow } from '@tipmark/importers/testing';
import { connectDatabase } from '../../platform/database/connect.ts';
import { isTestingPostgres } from '../../testing/create-test-database.ts';
import { copyTemplate } from '../../testing/test-template.ts';
import { storedWorld } from '../testing/stored-world.ts';
import { importFolder } from './testing/import-folder.ts';
import { runImport } from './testing/run-import.ts';

const onEmbedded = isTestingPostgres ? describe.skip : describe;

const files = importFolder();
const dataDirs: string[] = [];

afterAll(() => {
  files.remove();
  for (const dataDir of dataDirs) rmSync(dataDir, { recursive: true, force: true });
});

const TEAMS = Array.from({ length: 14 }, (_, index) => `Team ${index + 1}`);

function seasonFile(year: number): string {
  const pairs = TEAMS.flatMap((home) =>
    TEAMS.filter((away) => away !== home).map((away) => [home, away]),
  );
  const rows = pairs.map(([HomeTeam = '', AwayTeam = ''], index) => {
    const day = new Date(Date.UTC(year, 7, 14 + (index % 250))).toISOString().slice(0, 10);
    return playedRow({ HomeTeam, AwayTeam, Date: day });
  });
  return files.write(`E0-${year}.csv`, fileText(rows));
}

const paths = [2015, 2016, 2017].map(seasonFile);

async function newDataDir(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tipmark-killed-'));
  dataDirs.push(dataDir);
  await copyTemplate(dataDir);
  return dataDir;
}

const runFiles = (dataDir: string, killAfterMs?: number) =>
  runImport({
    format: 'football-data',
    files: paths,
    env: { DATA_DIR: dataDir },
    ...(killAfterMs === undefined ? {} : { kill: { afterMs: killAfterMs, since: 'output' } }),
  });

async function worldIn(dataDir: string) {
  const { db, close } = connectDatabase({ dataDir, deadlineMs: 60_000 });
  try {
    return await storedWorld(db);
  } finally {
    await close();
  }
}

onEmbedded('into the embedded database', () => {
  test('an import that was killed and run again ends in the same state as one that was not', async () => {
    const whole = await newDataDir();
    const done = await runFiles(whole);
    expect(done.output).toMatch(/\n546 imported, 0 updated, 0 skipped, 0 quarantined\n$/);
    expect(done.code).toBe(0);
    const killed = await newDataDir();
    for (const killAfterMs of [60, 250]) {
      expect((await runFiles(killed, killAfterMs)).code).toBeNull();
    }
    const again = await runFiles(killed);
    expect(again.code).toBe(0);
    expect(again.output).not.toContain('\n546 imported');
    expect(await worldIn(killed)).toEqual(await worldIn(whole));
  }, 300_000);
});
