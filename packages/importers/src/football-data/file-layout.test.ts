import { bytesOf, fileText, playedRow } from '../testing/football-data-file.ts';
import { readRows } from '../testing/read-rows.ts';

const text = fileText([playedRow()]);
const keysOf = (bytes: Uint8Array) =>
  readRows(bytes)
    .of('match')
    .map(({ key }) => key);

test('a file may have a byte order mark, CRLF or LF', () => {
  const expected = ['E0 2023/24 Chelsea v Fulham'];
  expect(keysOf(bytesOf(`\u{FEFF}${text}`))).toEqual(expected);
  expect(keysOf(bytesOf(text.replaceAll('\r\n', '\n')))).toEqual(expected);
});

test('names in Windows-1252 and UTF-8 are read the same', () => {
  const rows = [playedRow({ Div: 'D1', HomeTeam: 'Köln', AwayTeam: 'Fürth', Date: '13/01/2024' })];
  const utf8 = fileText(rows);
  const cp1252 = Uint8Array.from(utf8, (letter) => letter.charCodeAt(0));
  expect(keysOf(cp1252)).toEqual(['D1 2023/24 FC Koln v Fürth']);
  expect(keysOf(bytesOf(utf8))).toEqual(keysOf(cp1252));
});

test('empty rows at the end, unnamed columns and duplicate columns are accepted', () => {
  const columns = [...Object.keys(playedRow()), '', 'G', 'G', ''];
  const tail = `${','.repeat(columns.length - 1)}\r\n`.repeat(120);
  const file = readRows(fileText([playedRow({ G: 9 })], { columns, tail }));
  expect(file.countOfRows).toBe(1);
  expect(file.unknownColumns).toEqual(['G']);
  expect(file.refusals).toEqual([]);
});

test('the oldest files have the teams in columns HT and AT', () => {
  const { HomeTeam: HT = '', AwayTeam: AT = '', ...rest } = playedRow({ Date: '26/08/00' });
  expect(
    readRows([{ ...rest, HT, AT }])
      .of('match')
      .map(({ key }) => key),
  ).toEqual(['E0 2000/01 Chelsea v Fulham']);
});

test('beside HomeTeam and AwayTeam the columns HT and AT are unknown', () => {
  const file = readRows([playedRow({ HT: 'Leeds', AT: 'Derby' })]);
  expect(file.of('match').map(({ key }) => key)).toEqual(['E0 2023/24 Chelsea v Fulham']);
  expect(file.unknownColumns).toEqual(['HT', 'AT']);
});
