import { setTimeout } from 'node:timers/promises';
import type { FeedLine } from '@tipmark/contract/feed';
import type { Sink } from '@tipmark/importers';
import { type FileRow, fileText, playedRow } from '@tipmark/importers/testing';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { emptyWorld, storedRows, storedWorld } from '../testing/stored-world.ts';
import { openDrySink } from './dry-sink.ts';
import { importFolder, testSink } from './testing/import-folder.ts';

let database: TestDatabase;
const files = importFolder();

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);

beforeEach(() => emptyWorld(database.db));

afterAll(async () => {
  files.remove();
  await database.close();
});

const importAll = (...paths: string[]) => files.run(testSink(database.db), ...paths);

const BLANK: FileRow = {
  FTHG: '',
  FTAG: '',
  FTR: '',
  HTHG: '',
  HTAG: '',
  HTR: '',
  HS: '',
  AS: '',
  HST: '',
  AST: '',
  HF: '',
  AF: '',
  HC: '',
  AC: '',
  HY: '',
  AY: '',
  HR: '',
  AR: '',
  B365CH: '',
  B365CD: '',
  B365CA: '',
  PSCH: '',
  PSCD: '',
  PSCA: '',
  AHCh: '',
  'B365C>2.5': '',
  'B365C<2.5': '',
  B365CAHH: '',
  B365CAHA: '',
};

const NEXT: FileRow = { Date: '20/01/2024', Time: '15:00', HomeTeam: 'Arsenal', AwayTeam: 'Luton' };

test('importing a file again changes nothing', async () => {
  const path = files.write('E0.csv', fileText([playedRow(), playedRow(NEXT)]));
  expect((await importAll(path)).output).toBe(
    'E0.csv: 2 imported, 0 updated, 0 skipped, 0 quarantined\n' +
      '2 imported, 0 updated, 0 skipped, 0 quarantined\n',
  );
  const world = await storedWorld(database.db);
  const again = await importAll(path);
  expect(again.result).toMatchObject({ imported: 0, updated: 0, skipped: 2, quarantined: 0 });
  expect(await storedWorld(database.db)).toEqual(world);
  const revisions = await database.db.selectFrom('matches').select('rev').execute();
  expect(revisions).toEqual([{ rev: 1 }, { rev: 1 }]);
});

test('unreadable cells are counted by column, and the match is imported', async () => {
  const path = files.write('E0.csv', fileText([playedRow({ HY: '1.2', PSH: 'x' })]));
  expect((await importAll(path)).output).toContain(
    'E0.csv: 1 imported, 0 updated, 0 skipped, 0 quarantined\n' +
      '  column PSH: invalid prices left out: 1, line 2 holds "x"; write them as 1.85\n' +
      '  column HY: invalid cells left out: 1, line 2 holds "1.2"; correct them: numbers as 12, times as 19:45\n',
  );
});

test('a list of coming matches never moves a match played earlier at the same ground', async () => {
  const played = playedRow({ Div: 'SC0', Date: '20/09/2023' });
  const coming = (more: FileRow) => {
    return { Div: 'SC0', HomeTeam: 'Chelsea', AwayTeam: 'Fulham', Time: '15:00', ...more };
  };
  const list = files.write('fixtures.csv', fileText([coming({ Date: '24/02/2024' })]));
  await importAll(files.write('SC0.csv', fileText([played])));
  expect((await importAll(list)).result).toMatchObject({ imported: 1, updated: 0 });
  const days = async () => {
    const rows = await database.db
      .selectFrom('matches')
      .select(['starts_at', 'home_score'])
      .orderBy('starts_at')
      .execute();
    return rows.map((row) => [row.starts_at.toISOString().slice(0, 10), row.home_score]);
  };
  expect(await days()).toEqual([
    ['2023-09-20', 2],
    ['2024-02-24', null],
  ]);
  const result = playedRow({ Div: 'SC0', Date: '24/02/2024', FTHG: 3 });
  const whole = files.write('SC0.csv', fileText([played, result]));
  expect((await importAll(whole)).result).toMatchObject({ imported: 0, updated: 1, skipped: 1 });
  expect((await importAll(list)).result).toMatchObject({ imported: 0 });
  expect(await days()).toEqual([
    ['2023-09-20', 2],
    ['2024-02-24', 3],
  ]);
});

test('a later state of a file updates scores and odds and adds its new rows', async () => {
  const early = fileText([playedRow(), playedRow({ ...NEXT, ...BLANK })]);
  const late = fileText([
    playedRow(),
    playedRow({ ...NEXT, B365H: 1.4 }),
    playedRow({ Date: '21/01/2024', HomeTeam: 'Wolves', AwayTeam: 'Brentford' }),
  ]);
  await importAll(files.write('E0.csv', early));
  const unscored = await database.db
    .selectFrom('matches')
    .select(['status', 'home_score', 'odds_first', 'odds_closing'])
    .where('starts_at', '=', new Date('2024-01-20T15:00:00Z'))
    .executeTakeFirst();
  expect(unscored).toEqual({
    status: 3,
    home_score: null,
    odds_first: [1550, 4500, 6e3, 1630, 2320],
    odds_closing: [1550, 4500, 6e3, 1630, 2320],
  });
  const updated = await importAll(files.write('E0.csv', late));
  expect(updated.result).toMatchObject({ imported: 1, updated: 1, skipped: 1, quarantined: 0 });
  const world = await storedWorld(database.db);
  const matches = await storedRows(database.db, 'matches');
  await emptyWorld(database.db);
  await importAll(files.write('E0.csv', late));
  expect(await storedRows(database.db, 'matches')).toEqual(matches);
  expect(await storedWorld(database.db)).toEqual(world);
});

test('an older state of a file reverts nothing', async () => {
  await importAll(files.write('E0.csv', fileText([playedRow(), playedRow(NEXT)])));
  const older = fileText([playedRow(), playedRow({ ...NEXT, ...BLANK })]);
  const report = await importAll(files.write('E0.csv', older));
  expect(report.result).toMatchObject({ imported: 0, updated: 0, skipped: 2 });
});

test('the site line is the median of the bookmakers, or the average without bookmakers', async () => {
  const lonely = playedRow({
    ...NEXT,
    B365H: '',
    BWH: '',
    PSH: '',
    MaxH: 9,
    AvgH: 1.549,
    B365CH: '',
    PSCH: '',
  });
  await importAll(files.write('E0.csv', fileText([playedRow(), lonely])));
  const lines = await database.db
    .selectFrom('matches')
    .select(['odds_first', 'odds_closing', 'odds_current'])
    .orderBy('starts_at')
    .execute();
  // Bet365, Bwin and Pinnacle early; Bwin has no closing prices and drops out of the median.
  expect(lines[0]?.odds_first).toEqual([1550, 4500, 6000, 1630, 2320]);
  expect(lines[0]?.odds_closing).toEqual([1510, 4650, 6550, 1570, 2370]);
  expect(lines[0]?.odds_current).toEqual(lines[0]?.odds_closing);
  expect(lines[1]?.odds_first?.[0]).toBe(1540);
});

test('an unusable file, a bad row and an unknown column are reported, and the rest is imported', async () => {
  const bad = files.write(
    'bad.csv',
    fileText([playedRow({ NEWH: 2 }), playedRow({ ...NEXT, FTR: 'A', NEWH: 2 })]),
  );
  const { output: message, result } = await importAll(
    files.write('notes.csv', 'some,words\n1,2\n'),
    `${files.folder}/missing.csv`,
    files.folder,
    bad,
  );
  expect(result).toMatchObject({ imported: 1, quarantined: 1, failedFiles: 3 });
  expect(message.split('\n')).toEqual([
    'notes.csv: not imported: not a football-data.co.uk file: no column Div, Date, HomeTeam, AwayTeam in its first line; leave the first line as it was downloaded, or name the columns Div, Date, HomeTeam, AwayTeam, FTHG, FTAG',
    'missing.csv: there is no such file; check its path',
    `${files.folder}: is a folder; name the files in it`,
    'bad.csv: 1 imported, 0 updated, 0 skipped, 1 quarantined',
    '  bad.csv:3: column FTR holds "A" beside the score 2:1; correct one of them',
    '  1 unknown columns: NEWH',
    '3 of 4 files not imported',
    '1 imported, 0 updated, 0 skipped, 1 quarantined',
    '',
  ]);
  const stored = await database.db
    .selectFrom('quarantine')
    .select(['source', 'file', 'line'])
    .execute();
  expect(stored).toEqual([{ source: 'football-data', file: 'bad.csv', line: 3 }]);
});

test('a dry run reports with file and line, and writes nothing', async () => {
  const path = files.write(
    'E0.csv',
    fileText([playedRow(), playedRow(), playedRow({ ...NEXT, FTR: 'A' })]),
  );
  const { output: message, result } = await files.run(openDrySink(), path);
  expect(result).toMatchObject({ imported: 1, updated: 0, skipped: 1, quarantined: 1 });
  expect(message).toContain(
    'E0.csv:4: column FTR holds "A" beside the score 2:1; correct one of them',
  );
  expect(await database.db.selectFrom('matches').select('id').execute()).toEqual([]);
});

test('the next files are read while one is being stored, and files are stored in order', async () => {
  const sink = testSink(database.db);
  const first = Promise.withResolvers<void>();
  const read: string[] = [];
  const slow: Sink = {
    ...sink,
    async apply(lines, { after, isWhole }) {
      const all: FeedLine[] = [];
      for await (const line of lines) all.push(line);
      read.push(all[0]?.file ?? '');
      return sink.apply(all, { after: Promise.all([after, first.promise]), isWhole });
    },
  };
  const paths = ['A', 'B', 'C', 'D'].map((name, index) =>
    files.write(`${name}.csv`, fileText([playedRow({ ...NEXT, Date: `2${index}/01/2024` })])),
  );
  const imported = files.run(slow, ...paths);
  await setTimeout(50);
  expect(read).toEqual(['A.csv', 'B.csv', 'C.csv']);
  expect(await database.db.selectFrom('matches').select('id').execute()).toEqual([]);
  first.resolve();
  // Four states of one match: the last file wins.
  expect((await imported).result).toMatchObject({ imported: 1, updated: 3, failedFiles: 0 });
  const { starts_at } = await database.db
    .selectFrom('matches')
    .select('starts_at')
    .executeTakeFirstOrThrow();
  expect(starts_at).toEqual(new Date('2024-01-23T15:00:00Z'));
});
