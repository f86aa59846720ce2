import { readFileSync } from 'node:fs';
import { readFootballData, readFootballDataExtra } from '@tipmark/importers';
import {
  fileText,
  makeXlsBook,
  makeXlsxBook,
  openDataPath,
  playedRow,
  readLines,
  sheetOfCsv,
  testOpenData,
} from '@tipmark/importers/testing';
import { createTestDatabase } from '../../../testing/create-test-database.ts';
import { storedWorld } from '../../testing/stored-world.ts';
import { importFolder, testSink } from '../testing/import-folder.ts';

const CSV = {
  E0: fileText([playedRow(), playedRow({ Date: '20/04/2024', Time: '20:00', AwayTeam: 'Luton' })]),
  E1: fileText([playedRow({ Div: 'E1', HomeTeam: 'Leeds', AwayTeam: 'Hull', Time: '' })]),
};
const SHEETS = { E0: sheetOfCsv(CSV.E0), E1: sheetOfCsv(CSV.E1) };
const BOOKS = { xlsx: makeXlsxBook, xls: makeXlsBook };

test.each(Object.entries(BOOKS))(
  'a sheet of an %s gives the same records as its CSV',
  (_, makeBook) => {
    const book = readLines(readFootballData, makeBook(SHEETS), 'all-euro-data-2023-2024.xlsx');
    const [first, second] = [CSV.E0, CSV.E1].map((csv) => readLines(readFootballData, csv));
    expect(book.records).toEqual([...(first?.records ?? []), ...(second?.records ?? [])]);
    expect(book.countOfRows).toBe(3);
    expect(book.of('match').map(({ isTimeKnown }) => isTimeKnown)).toEqual([true, true, false]);
  },
);

test('reports name the file, the sheet and the line', () => {
  const wrong = fileText([playedRow(), playedRow({ AwayTeam: 'Luton', FTR: 'A', NEWH: 2 })]);
  const notes = [['Notes'], ['HS = home shots']];
  const { E1 } = SHEETS;
  const file = readLines(
    readFootballData,
    makeXlsxBook({ Notes: notes, E0: sheetOfCsv(wrong), blank: [], E1 }),
    'book.xlsx',
  );
  const refused = file.lines.filter(({ refusal: rejection }) => rejection !== undefined);
  expect(
    refused.map(({ file: name, line, refusal: rejection }) => `${name}:${line}: ${rejection}`),
  ).toEqual([
    'book.xlsx [Notes]:1: the sheet was left out: not a football-data.co.uk file: no column Div, Date, HomeTeam, AwayTeam in its first line; leave the first line as it was downloaded, or name the columns Div, Date, HomeTeam, AwayTeam, FTHG, FTAG',
    'book.xlsx [E0]:3: column FTR holds "A" beside the score 2:1; correct one of them',
  ]);
  expect(refused[1]?.record).toMatchObject({ Date: '2024-01-13', Time: '12:30' });
  expect(file.of('match')).toHaveLength(2);
  expect(file.unknownColumns).toEqual(['NEWH']);
});

test('unreadable prices are counted over all sheets', () => {
  const E0 = sheetOfCsv(fileText([playedRow({ B365H: 'x' })]));
  const E1 = sheetOfCsv(fileText([playedRow({ Div: 'E1', B365H: 'y', BWH: 0.9 })]));
  const file = readLines(readFootballData, makeXlsxBook({ E0, E1 }));
  expect([...file.unreadablePrices]).toEqual([
    ['B365H', 2],
    ['BWH', 1],
  ]);
});

test('reads a day with its time, a time as text and a day as text', () => {
  const head = ['Div', 'Date', 'Time', 'HomeTeam', 'AwayTeam'];
  const book = makeXlsxBook({
    E0: [
      head,
      ['E0', 45_304.8125, 45_304.8125, 'Chelsea', 'Fulham'],
      ['E0', 45_305, '15:00', 'Everton', 'Arsenal'],
      ['E0', ' 15/01/2024', 0.833_333_333_333_334, 'Luton', 'Burnley'],
      ['E0', 45_307, 0, 'Brentford', 'Wolves'],
      ['E0', 12, 0.5, 'Leeds', 'Hull'],
    ],
  });
  const file = readLines(readFootballData, book);
  expect(
    file.of('match').map(({ startsAt }) => new Date(startsAt * 1_000).toISOString().slice(0, 16)),
  ).toEqual(['2024-01-13T19:30', '2024-01-14T15:00', '2024-01-15T20:00', '2024-01-16T00:00']);
  expect(file.refusals).toEqual(['column Date holds "12", not a day; write it as yyyy-mm-dd']);
});

test('dates with swapped day and month are detected, and the sheet is left out', () => {
  const swapped = sheetOfCsv(CSV.E0).map((row) => [...row]);
  // 05/08/2023 became the 8th of May; 13/01/2024 stayed text.
  if (swapped[1] !== undefined) swapped[1][1] = '13/01/2024';
  if (swapped[2] !== undefined) swapped[2][1] = 45_054;
  const { E1 } = SHEETS;
  const file = readLines(readFootballData, makeXlsxBook({ E0: swapped, E1 }));
  expect(file.refusals).toEqual([expect.stringContaining('took dd/mm for mm/dd')]);
  expect(file.of('match').map(({ key }) => key)).toEqual(['E1 2023/24 Leeds v Hull']);
});

test('a match repeated on another sheet has the same key, and on another day it is refused', () => {
  const later = fileText([playedRow({ Date: '14/02/2024' })]);
  const { E0 } = SHEETS;
  const file = readLines(
    readFootballData,
    makeXlsxBook({ E0, Again: E0, Later: sheetOfCsv(later) }),
  );
  expect(new Set(file.of('match').map(({ key }) => key)).size).toBe(2);
  expect(file.of('match')).toHaveLength(4);
  expect(file.refusals).toEqual([
    'columns HomeTeam and AwayTeam: Chelsea v Fulham stands in this season already, on 2024-01-13; leave one of them out',
  ]);
});

test('a workbook with the other layout or without rows is refused as a whole', () => {
  const extra = makeXlsxBook({ NOR: [['Country', 'League', 'Season', 'Date', 'Home', 'Away']] });
  expect(() => readLines(readFootballData, extra)).toThrow('import it as football-data-extra');
  expect(() => readLines(readFootballDataExtra, makeXlsBook(SHEETS))).toThrow(
    'import it as football-data',
  );
  expect(() => readLines(readFootballData, makeXlsxBook({ E0: [] }))).toThrow('is empty');
});

const EXTRA_HEAD = 'Country,League,Season,Date,Time,Home,Away,HG,AG,Res,PSCH,PSCD,PSCA';
const EXTRA = {
  NOR: `${EXTRA_HEAD}\nNorway,Eliteserien,2012,23/03/2012,18:00,Molde,Stromsgodset,2,1,H,1.76,3.87,5.18\n`,
  POL: `${EXTRA_HEAD}\nPoland,Ekstraklasa,2012/2013,17/08/2012,17:00,Widzew,Slask,2,1,H,2.4,3.3,3.1\n`,
};

test('reads extra leagues with one sheet per country and seasons as numbers or text', () => {
  const book = { NOR: sheetOfCsv(EXTRA.NOR), RUS: [], POL: sheetOfCsv(EXTRA.POL) };
  const file = readLines(readFootballDataExtra, makeXlsxBook(book), 'new_leagues_data.xlsx');
  const csv = [EXTRA.NOR, EXTRA.POL].map((text) => readLines(readFootballDataExtra, text));
  expect(file.records).toEqual(csv.flatMap(({ records }) => records));
  expect(file.of('season').map(({ name }) => name)).toEqual(['2012', '2012/13']);
});

test('messages of an import name the sheet after the file', async () => {
  const database = await createTestDatabase({ deadlineMs: 60_000 });
  const files = importFolder();
  const E0 = sheetOfCsv(fileText([playedRow({ FTR: 'A' })]));
  const path = files.write('book.xlsx', makeXlsxBook({ E0, E1: SHEETS.E1 }));
  const { output: message } = await files.run(testSink(database.db), path);
  expect(message.split('\n').slice(0, 2)).toEqual([
    'book.xlsx: 1 imported, 0 updated, 0 skipped, 1 quarantined',
    '  book.xlsx [E0]:2: column FTR holds "A" beside the score 2:1; correct one of them',
  ]);
  const stored = await database.db.selectFrom('quarantine').select(['file', 'line']).execute();
  expect(stored).toEqual([{ file: 'book.xlsx [E0]', line: 2 }]);
  files.remove();
  await database.close();
}, 60_000);

const textOf = (path: string) => readFileSync(openDataPath(`soccer/${path}`), 'utf8');

testOpenData(
  'real matches are the same ones with the same prices by CSV, XLSX and XLS, in any order',
  async () => {
    const files = importFolder();
    const divisions = ['D1', 'E0'].map((one) => `football-data/${one}_2324.csv`);
    const csv = divisions.map((name) => openDataPath(`soccer/${name}`));
    const [D1 = [], E0 = []] = divisions.map((name) => sheetOfCsv(textOf(name)));
    const xlsx = files.write('all-euro-data-2023-2024.xlsx', makeXlsxBook({ D1, E0 }));
    const xls = files.write('all-euro-data-2023-2024.xls', makeXlsBook({ D1, E0 }));
    const worlds: Record<string, string>[] = [];
    for (const [first, ...others] of [
      [csv, [xlsx], [xls]],
      [[xls], csv],
    ]) {
      const database = await createTestDatabase({ deadlineMs: 60_000 });
      const sink = testSink(database.db);
      const fresh = await files.run(sink, ...(first ?? []));
      expect(fresh.result).toMatchObject({ imported: 686, updated: 0, skipped: 0, quarantined: 0 });
      worlds.push(await storedWorld(database.db));
      for (const other of others) {
        const { result, output: message } = await files.run(sink, ...other);
        expect(result).toMatchObject({ imported: 0, updated: 0, skipped: 686, quarantined: 0 });
        expect(message).not.toMatch(/unknown|no price/);
        worlds.push(await storedWorld(database.db));
      }
      await database.close();
    }
    expect(worlds).toEqual(worlds.map(() => worlds[0]));
    files.remove();
  },
  240_000,
);

testOpenData(
  'the real Norwegian seasons are the same as CSV and as a sheet of a workbook',
  async () => {
    const database = await createTestDatabase({ deadlineMs: 60_000 });
    const files = importFolder();
    const sink = testSink(database.db);
    const sheets = { NOR: sheetOfCsv(textOf('football-data-extra/NOR.csv')) };
    const book = files.write('new_leagues_data.xlsx', makeXlsxBook(sheets));
    const first = await files.runAs('football-data-extra', sink, book);
    expect(first.result).toMatchObject({ imported: 3_382, quarantined: 0 });
    const world = await storedWorld(database.db);
    const csv = openDataPath('soccer/football-data-extra/NOR.csv');
    const second = await files.runAs('football-data-extra', sink, csv);
    expect(second.result).toMatchObject({ imported: 0, updated: 0, skipped: 3_382 });
    expect(await storedWorld(database.db)).toEqual(world);
    files.remove();
    await database.close();
  },
  120_000,
);
