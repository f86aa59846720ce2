import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { cutLines } from './cut-lines.ts';
import { readTable } from './read-table.ts';

const piece = fc.constantFrom('a', 'Köln', '1.92', ' ', ',', ',', 'NA', '\t', '-');
const line = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));

test.each(['\n', '\r\n'])(
  'rows are cut as a parser of CSV cuts them, lines ending in %j',
  (end) => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
        const text = lines.join(end);
        const rows = parse(text, { info: true, relax_column_count: true, skip_empty_lines: true });
        expect(cutLines(text).map(({ cut }) => cut)).toEqual(
          (rows as unknown as { record: string[] }[]).map(({ record }) => record),
        );
      }),
    );
  },
);

test('lines are counted from 1, empty ones too', () => {
  expect(cutLines('a,b\n\n1,2\n\n').map(({ line: number }) => number)).toEqual([1, 3]);
  expect(cutLines('a,b\r\n"x,\r\ny",2\r\n').map(({ cut }) => cut)).toEqual([
    ['a', 'b'],
    ['x,\r\ny', '2'],
  ]);
});

test('blank, NA and nameless cells are absent; of two columns of a name the first filled one counts', () => {
  const { columns, rows } = readTable('A,,G,G,B\n1, ,NA,7,-\n,x,,,\n2,,5,6, b \n');
  expect(columns).toEqual(['A', 'G', 'B']);
  expect(rows.map(({ line: number, cells }) => [number, Object.fromEntries(cells)])).toEqual([
    [2, { A: '1', G: '7' }],
    [4, { A: '2', G: '5', B: 'b' }],
  ]);
});
