import { uncheckedFiles } from '@tipmark/match-features/testing/spreadsheets';

test('the files of every table are checked by the test of its screen', () => {
  const tests = {
    'features/player/CareerCard.tsx': 'features/player/player-screen.test.tsx',
    'shared/PlayerMatches.tsx': 'features/player/player-screen.test.tsx',
  };
  expect(uncheckedFiles(__dirname, tests)).toEqual([]);
});
