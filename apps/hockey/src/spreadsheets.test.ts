import { uncheckedFiles } from '@tipmark/match-features/testing/spreadsheets';

test('the files of every table are checked by the test of its screen', () => {
  const tests = {
    'features/league/special-teams/RankedTable.tsx':
      'features/league/special-teams/special-teams.test.tsx',
    'features/match/played/AsPlayed.tsx': 'features/match/played/as-played.test.tsx',
    'features/match/squads/PlayersTables.tsx': 'features/match/squads/squads-tab.test.tsx',
  };
  expect(uncheckedFiles(__dirname, tests)).toEqual([]);
});
