import { tableOf } from '../table/read-table.ts';
import { makeXlsx, makeXlsxBook, makeZip } from '../testing/make-xlsx.ts';
import { dayOfSerial, isXlsx, readXlsx } from './read-xlsx.ts';

const tableOfFirst = (bytes: Uint8Array) =>
  tableOf(readXlsx(bytes).next().value?.table ?? { columns: [], lines: [] });

test('reads cells by column name: numbers as text, blanks absent', () => {
  const bytes = makeXlsx([
    ['ATP', 'Date', 'Winner'],
    [1, 44_197, "O'Connell C. & Co"],
    [null, null, null],
    [2, null, 'Bublik A.'],
  ]);
  expect(isXlsx(bytes)).toBe(true);
  const { columns, rows } = tableOfFirst(bytes);
  expect(columns).toEqual(['ATP', 'Date', 'Winner']);
  expect(rows.map(({ line, cells }) => [line, Object.fromEntries(cells)])).toEqual([
    [2, { ATP: '1', Date: '44197', Winner: "O'Connell C. & Co" }],
    [4, { ATP: '2', Winner: 'Bublik A.' }],
  ]);
});

test('days are counted from the end of 1899', () => {
  expect(['44197', '43465.5', '12', 'soon'].map(dayOfSerial)).toEqual([
    '2021-01-01',
    '2018-12-31',
    undefined,
    undefined,
  ]);
});

test('a damaged file and a zip bomb are rejected', () => {
  const bytes = makeXlsx([['ATP'], [1]]);
  expect(() => tableOfFirst(bytes.subarray(0, 60))).toThrow('not a whole XLSX file');
  const huge = makeZip({ 'xl/worksheets/sheet1.xml': ' '.repeat(65 * 1024 * 1024) });
  expect(huge.length).toBeLessThan(200_000);
  expect(() => tableOfFirst(huge)).toThrow('not a whole XLSX file');
  expect(() => tableOfFirst(makeZip({ 'a.txt': 'a' }))).toThrow('no sheet');
});

test('reads all sheets in the order of the workbook, including empty ones', () => {
  const bytes = makeXlsxBook({
    'Q & A': [['Div'], ['E0']],
    blank: [],
    E1: [['Div'], ['E1'], ['E1']],
  });
  const sheets = [...readXlsx(bytes)];
  expect(sheets.map(({ name, table }) => [name, table?.lines.length])).toEqual([
    ['Q & A', 1],
    ['blank', undefined],
    ['E1', 2],
  ]);
});

test('chart sheets are skipped', () => {
  const link = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="http://x/relationships/${kind}" Target="${target}"/>`;
  const book = makeZip({
    'xl/workbook.xml':
      '<sheets><sheet name="Chart" sheetId="1" r:id="a"/><sheet name="E0" sheetId="2" r:id="b"/></sheets>',
    'xl/_rels/workbook.xml.rels':
      link('a', 'chartsheet', 'chartsheets/sheet1.xml') + link('b', 'worksheet', '/xl/e.xml'),
    'xl/e.xml': '<row r="1"><c r="A1" t="inlineStr"><is><t>Div</t></is></c></row>',
  });
  expect([...readXlsx(book)]).toEqual([{ name: 'E0', table: { columns: ['Div'], lines: [] } }]);
});

test('a workbook that counts days from 1904 is rejected', () => {
  const bytes = makeXlsxBook({ E0: [['Div'], ['E0']] }, '<workbookPr date1904="1"/>');
  expect(() => tableOfFirst(bytes)).toThrow('counts its days from 1904');
});
