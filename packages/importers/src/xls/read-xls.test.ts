import { tableOf } from '../table/read-table.ts';
import { daysFrom1904, makeXls, makeXlsBook } from '../testing/make-xls.ts';
import { isCompoundFile } from './read-compound-file.ts';
import { readXls } from './read-xls.ts';

const firstOf = (bytes: Uint8Array) =>
  readXls(bytes).next().value?.table ?? { columns: [], lines: [] };
const rowsOf = (bytes: Uint8Array) =>
  tableOf(firstOf(bytes)).rows.map(({ line, cells }) => [line, Object.fromEntries(cells)]);

test('reads cells by column name: texts across records, all forms of numbers, blanks', () => {
  const bytes = makeXls([
    ['ATP', 'Date', 'Winner', 'B365W', 'Tournament'],
    [1, 36_528, "O'Connell C.", 1.72, 'Сеул, a name that is longer than the record it stands in'],
    [null, null, null, null, null],
    [-2, null, 'Dvořák R.', 1.123_456, null],
  ]);
  expect(isCompoundFile(bytes)).toBe(true);
  expect(firstOf(bytes).columns).toEqual(['ATP', 'Date', 'Winner', 'B365W', 'Tournament']);
  expect(rowsOf(bytes)).toEqual([
    [
      2,
      {
        ATP: '1',
        Date: '36528',
        Winner: "O'Connell C.",
        B365W: '1.72',
        Tournament: 'Сеул, a name that is longer than the record it stands in',
      },
    ],
    [4, { ATP: '-2', Winner: 'Dvořák R.', B365W: '1.123456' }],
  ]);
});

test('a damaged file and one of an older Excel are rejected', () => {
  const bytes = makeXls([['ATP'], [1]]);
  for (const length of [40, 600, 1_500, 2_000]) {
    expect(() => firstOf(bytes.subarray(0, length))).toThrow(/XLS file/);
  }
  expect(() => firstOf(makeXls([['ATP'], [1]], 0x0500))).toThrow('not of Excel 97');
  // The workbook links back to its own beginning.
  const looped = makeXls([['ATP'], ['a'.repeat(9_000)]]);
  const table = Buffer.from(looped.buffer, looped.byteOffset + 512, 512);
  for (let at = 8; at < 512; at += 4)
    if (table.readUInt32LE(at) === 0xfffffffe) table.writeUInt32LE(3, at);
  expect(() => firstOf(looped)).toThrow('circle');
});

test('reads all sheets in the order of the workbook, including empty ones', () => {
  const bytes = makeXlsBook({ E0: [['Div'], ['E0']], Пусто: [], E1: [['Div'], ['E1'], ['Å']] });
  expect([...readXls(bytes)].map(({ name, table }) => [name, table?.lines])).toEqual([
    ['E0', [{ line: 2, cut: ['E0'] }]],
    ['Пусто', undefined],
    [
      'E1',
      [
        { line: 2, cut: ['E1'] },
        { line: 3, cut: ['Å'] },
      ],
    ],
  ]);
});

test('a workbook that counts days from 1904 is rejected', () => {
  const bytes = makeXlsBook({ E0: [['Div'], ['E0']] }, 0x0600, daysFrom1904());
  expect(() => firstOf(bytes)).toThrow('counts its days from 1904');
});
