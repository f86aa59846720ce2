import { uncheckedFiles } from '@tipmark/match-features/testing/spreadsheets';

test('the files of every table are checked by the test of its screen', () => {
  const tests = {
    'pages/odds-scanner/rows/ResultsTable.tsx': 'pages/odds-scanner/odds-scanner.test.tsx',
    'pages/search/TipsTab.tsx': 'pages/search/search.test.tsx',
    'pages/search/cappers/CappersTable.tsx': 'pages/search/search.test.tsx',
  };
  expect(uncheckedFiles(__dirname, tests)).toEqual([]);
});
