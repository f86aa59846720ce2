import { tableOf } from '../table/read-table.ts';
import { makeXlsx, makeZip } from '../testing/make-xlsx.ts';
import { dayOfSerial, isXlsx, readXlsx } from './read-xlsx.ts';

test('cells by column name, numbers as they are, blanks absent', () => {
  const bytes = makeXlsx([
    ['ATP', 'Date', 'Winner'],
    [1, 44_197, "O'Connell C. & Co"],
    [null, null, null],
    [2, null, 'Bublik A.'],
  ]);
  expect(isXlsx(bytes)).toBe(true);
  const { columns, rows } = tableOf(readXlsx(bytes));
  expect(columns).toEqual(['ATP', 'Date', 'Winner']);
  expect(rows.map(({ line, cells }) => [line, Object.fromEntries(cells)])).toEqual([
    [2, { ATP: '1', Date: '44197', Winner: "O'Connell C. & Co" }],
    [4, { ATP: '2', Winner: 'Bublik A.' }],
  ]);
});

test('days are counted from the end of 1899', () => {
  expect(['44197', '43465.5', '12', 'soon'].map(dayOfSerial)).toEqual([
    ...['2021-01-01', '2018-12-31', undefined, undefined],
  ]);
});

test('a damaged file, and one that unpacks without end, are refused', () => {
  const bytes = makeXlsx([['ATP'], [1]]);
  expect(() => readXlsx(bytes.subarray(0, 60))).toThrow('not a whole XLSX file');
  const huge = makeZip({ 'xl/worksheets/sheet1.xml': ' '.repeat(65 * 1024 * 1024) });
  expect(huge.length).toBeLessThan(200_000);
  expect(() => readXlsx(huge)).toThrow('not a whole XLSX file');
  expect(() => readXlsx(makeZip({ 'a.txt': 'a' }))).toThrow('no sheet');
});
