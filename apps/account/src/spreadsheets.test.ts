import { uncheckedFiles } from '@tipmark/match-features/testing/spreadsheets';

test('the files of every table are checked by the test of its screen', () => {
  const tests = {
    'pages/cup-rules/CupRules.tsx': 'pages/cup-rules/cup-rules.test.tsx',
    'pages/leaderboard/BoardTable.tsx': 'pages/leaderboard/leaderboard.test.tsx',
    'pages/premium/Preview.tsx': 'pages/premium/premium.test.tsx',
    'pages/premium/Receipts.tsx': 'pages/premium/premium.test.tsx',
  };
  expect(uncheckedFiles(__dirname, tests)).toEqual([]);
});
