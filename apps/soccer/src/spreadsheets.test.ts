import { uncheckedFiles } from '@tipmark/match-features/testing/spreadsheets';

test('tables with files are those of the shared pages, which are checked there', () => {
  expect(uncheckedFiles(__dirname, {})).toEqual([]);
});
