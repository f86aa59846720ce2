import fc from 'fast-check';
import { csvField, csvSeparatorOf, csvText, csvValue, readCsv } from './csv-text.ts';

const fieldsOf = (text: string, separator: ';' | ',' | '\t' = ',') =>
  readCsv(text, separator).map(({ fields }) => fields);

test('fields in quotes may have separators, quotes and line breaks; blank lines are no rows', () => {
  expect(fieldsOf('a,"b, ""c""\nd"\r\n\r\n,,\ne,f')).toEqual([
    ['a', 'b, "c"\nd'],
    ['e', 'f'],
  ]);
});

test('rows know the line they begin on', () => {
  expect(readCsv('a\n"b\nc"\nd', ',').map(({ line }) => line)).toEqual([1, 2, 4]);
});

test('the separator is the most frequent one of the first line, outside of quotes', () => {
  expect(csvSeparatorOf('date;"a,b,c,d";odds')).toBe(';');
  expect(csvSeparatorOf('date\todds\tstake\n1,2,3,4,5')).toBe('\t');
  expect(csvSeparatorOf('date,odds')).toBe(',');
});

test.each(['=1+1', '+7', '-cmd', '@sum', '\tx', '\rx'])('%j is no formula', (text) => {
  expect(csvField(text, ',').replace(/^"/, '')).toMatch(/^'/);
});

test('numbers stay numbers', () => {
  expect(['-12,5', '7', '-0.5'].map((text) => csvField(text, ';'))).toEqual(['-12,5', '7', '-0.5']);
});

test('a file that is read again has the texts it was written from', () => {
  const text = fc.string({ unit: 'binary', maxLength: 12 }).filter((one) => !one.includes('\r'));
  const rows = fc.array(fc.array(text, { minLength: 2, maxLength: 4 }), { maxLength: 6 });
  fc.assert(
    fc.property(rows, fc.constantFrom(';', ',', '\t'), (given, separator) => {
      // a text that begins with an apostrophe before a formula is the only one that changes
      const unchanged = given.filter(
        (row) =>
          row.some((one) => one.trim() !== '') && row.every((one) => !/^'[=+\-@\t]/.test(one)),
      );
      const read = readCsv(csvText(unchanged, separator), separator);
      expect(read.map(({ fields }) => fields.map(csvValue))).toEqual(unchanged);
    }),
  );
});
