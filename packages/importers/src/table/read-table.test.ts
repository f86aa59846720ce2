import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { cutLines } from './cut-lines.ts';
import { readTable } from './read-table.ts';

const piece = fc.constantFrom('a', 'Köln', '1.92', ' ', ',', ',', 'NA', '\t', '-');
const line = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));

test.each(['\n', '\r\n'])('rows are split as by a CSV parser, with lines ending in %j', (end) => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
      const text = ['head,line', ...lines].join(end);
      const rows = parse(text, { info: true, relax_column_count: true, skip_empty_lines: true });
      expect(cutLines(text).map(({ cut }) => cut)).toEqual(
        (rows as unknown as { record: string[] }[]).map(({ record }) => record),
      );
    }),
  );
});

test('lines are counted from 1, including empty ones', () => {
  expect(cutLines('a,b\n\n1,2\n\n').map(({ line: number }) => number)).toEqual([1, 3]);
  expect(cutLines('a,b\r\n"x,\r\ny",2\r\n').map(({ cut }) => cut)).toEqual([
    ['a', 'b'],
    ['x,\r\ny', '2'],
  ]);
});

test('semicolons and tabs separate cells too, and a comma is then a decimal point', () => {
  const rows = [
    { line: 1, cut: ['a', 'b'] },
    { line: 3, cut: ['x', '1.92'] },
  ];
  for (const text of ['a;b\n\nx;1,92\n', 'a\tb\r\n\r\nx\t1,92\r\n', 'a;b\n\n"x";"1,92"\n']) {
    expect(cutLines(text)).toEqual(rows);
  }
  expect(cutLines('sep=;\na;b\n')).toEqual([{ line: 2, cut: ['a', 'b'] }]);
  expect(cutLines('sep=,\na,"1,204"\n')).toEqual([{ line: 2, cut: ['a', '1,204'] }]);
});

test('a comma in quotes is a decimal point where it cannot separate thousands', () => {
  const cells = (text: string) => cutLines(text).map(({ cut }) => cut);
  expect(cells('a,"1,92"\nb,"1,833"\n')).toEqual([
    ['a', '1.92'],
    ['b', '1.833'],
  ]);
  expect(cells('a,"1,204"\n')).toEqual([['a', '1,204']]);
});

test('empty rows before the heading are skipped', () => {
  const { columns, rows } = readTable(',,\n, ,\nA,B,C\n1,2,3\n');
  expect(columns).toEqual(['A', 'B', 'C']);
  expect(rows.map(({ line: number }) => number)).toEqual([4]);
});

test('a last row without a line end and with too few cells is cut off, unless others are as short', () => {
  const cutOff = (text: string) => readTable(text).rows.map(({ isCutOff }) => isCutOff === true);
  expect(cutOff('A,B,C\n1,2,3\n4,5')).toEqual([false, true]);
  for (const whole of ['A,B,C\n1,2,3\n4,5\n', 'A,B,C\n1,2,3\n4,5,6', 'A,B,C\n1,2\n4,5', 'A,B\n1']) {
    expect(cutOff(whole)).not.toContain(true);
  }
});

test('an unclosed quote is reported with its line', () => {
  expect(() => cutLines('a,b\r\n"c",d\r\ne,"f\r\ng,h\r\n')).toThrow(
    'a quote that opens in line 3 is not closed',
  );
});

test('blank, NA and unnamed cells are absent; of duplicate columns the first filled one counts', () => {
  const { columns, rows } = readTable('A,,G,G,B\n1, ,NA,7,-\n,x,,,\n2,,5,6, b \n');
  expect(columns).toEqual(['A', 'G', 'B']);
  expect(rows.map(({ line: number, cells }) => [number, Object.fromEntries(cells)])).toEqual([
    [2, { A: '1', G: '7' }],
    [4, { A: '2', G: '5', B: 'b' }],
  ]);
});
